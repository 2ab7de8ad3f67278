/**
 * Loads the relations between the catalogue and the directory. One or two statements per relation serve any number of
 * rows.
 */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import type { Provider } from "../../database/entities/directory.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { loaderFor } from "../../database/reading/loaderFor.js";
import { selectByIds } from "../../database/reading/selectRows.js";
import type { SortKey } from "../../database/reading/sortKeys.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows, rowColumns } from "./directoryNouns.js";

/** The maximum number of spellings of a row that callers can read. */
export const maxSpellings = 20;

interface FirstRows {
  noun: DirectoryNoun;
  first: number;
  keys: SortKey[];
  properties: readonly string[];
}

export const directoryLoaders = {
  /** For each noun, loads a casino's directory rows, sorted by name. */
  directoryOfCasino: (db: DataSource): { [N in DirectoryNoun]: DataLoader<string, DirectoryRows[N][]> } => ({
    provider: new DataLoader((ids) => batchOfOwners(db, ids, "provider", "casino")),
    paymentMethod: new DataLoader((ids) => batchOfOwners(db, ids, "paymentMethod", "casino")),
    licensingAuthority: new DataLoader((ids) => batchOfOwners(db, ids, "licensingAuthority", "casino")),
  }),
  /** Loads the provider of a game. Null if the provider has no directory row. */
  providerOfGame: (db: DataSource) =>
    new DataLoader<string, Provider | null>(async (ids) =>
      (await batchOfOwners(db, ids, "provider", "game")).map(([provider]) => provider ?? null),
    ),
  /** Loads the spellings of a directory row, sorted, at most `maxSpellings`. */
  spellingsOf: (db: DataSource): Record<DirectoryNoun, DataLoader<string, string[]>> => ({
    provider: new DataLoader((ids) => batchSpellings(db, ids, "provider")),
    paymentMethod: new DataLoader((ids) => batchSpellings(db, ids, "paymentMethod")),
    licensingAuthority: new DataLoader((ids) => batchSpellings(db, ids, "licensingAuthority")),
  }),
  casinoCountOf: (db: DataSource): Record<DirectoryNoun, DataLoader<string, number>> => ({
    provider: new DataLoader((ids) => batchCounts(db, ids, "provider", "casino")),
    paymentMethod: new DataLoader((ids) => batchCounts(db, ids, "paymentMethod", "casino")),
    licensingAuthority: new DataLoader((ids) => batchCounts(db, ids, "licensingAuthority", "casino")),
  }),
  gameCountOfProvider: (db: DataSource) =>
    new DataLoader<string, number>((ids) => batchCounts(db, ids, "provider", "game")),
  /** Loads the first casinos that have a directory row. */
  firstCasinosOf: (db: DataSource) =>
    loaderFor((args: FirstRows) => (ids) => batchFirst(db, ids, args, Casino, "casino")),
  firstGamesOfProvider: (db: DataSource) =>
    loaderFor((args: FirstRows) => (ids) => batchFirst(db, ids, args, Game, "game")),
};

/**
 * If a batch counts the casinos or games of more directory rows than this, the caller pays for counting the whole
 * table.
 */
const fewRows = 10;

type Owner = "casino" | "game";

function joinOf(noun: DirectoryNoun, owner: Owner): string {
  return owner === "casino" ? directoryNouns[noun].casinoJoin : "game_providers";
}

async function batchOfOwners<N extends DirectoryNoun>(
  db: DataSource,
  ownerIds: readonly string[],
  noun: N,
  owner: Owner,
): Promise<DirectoryRows[N][][]> {
  throwIfDisconnected(db);
  const { table, id } = directoryNouns[noun];
  const rows = await db.query<(DirectoryRows[N] & { ownerId: string })[]>(
    `SELECT joined.${owner}_id AS "ownerId", ${rowColumns(noun)}
     FROM ${joinOf(noun, owner)} AS joined JOIN ${table} AS row ON row.id = joined.${id}
     WHERE joined.${owner}_id = ANY($1) ORDER BY lower(row.name) COLLATE "C", row.id`,
    [ownerIds],
  );
  const byOwner = new Map<string, DirectoryRows[N][]>(ownerIds.map((each) => [each, []]));
  for (const row of rows) byOwner.get(row.ownerId)?.push(row);
  return ownerIds.map((each) => byOwner.get(each)!);
}

async function batchSpellings(db: DataSource, ids: readonly string[], noun: DirectoryNoun): Promise<string[][]> {
  throwIfDisconnected(db);
  const { spellings, id } = directoryNouns[noun];
  const rows = await db.query<{ id: string; spellings: string[] }[]>(
    `SELECT wanted.id, ARRAY(
       SELECT spelling FROM ${spellings} WHERE ${id} = wanted.id ORDER BY lower(spelling) COLLATE "C", spelling COLLATE "C" LIMIT ${maxSpellings}
     ) AS spellings FROM unnest($1::uuid[]) AS wanted (id)`,
    [ids],
  );
  const byRow = new Map(rows.map((row) => [row.id, row.spellings]));
  return ids.map((each) => byRow.get(each)!);
}

async function batchCounts(
  db: DataSource,
  ids: readonly string[],
  noun: DirectoryNoun,
  owner: Owner,
): Promise<number[]> {
  throwIfDisconnected(db);
  const { id } = directoryNouns[noun];
  // Counting for a few directory rows reads only a part of the index.
  if (ids.length > fewRows) await (owner === "casino" ? chargeForTable(db, Casino, 0) : chargeForTable(db, Game, 0));
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT ${id} AS id, count(*)::int AS count FROM ${joinOf(noun, owner)} WHERE ${id} = ANY($1) GROUP BY ${id}`,
    [ids],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return ids.map((each) => counts.get(each) ?? 0);
}

/**
 * Reads the first casinos or games of each directory row. One statement finds their ids, and another reads each casino
 * or game once.
 */
async function batchFirst<Row extends Casino | Game>(
  db: DataSource,
  ids: readonly string[],
  { noun, first, keys, properties }: FirstRows,
  entity: new () => Row,
  owner: Owner,
): Promise<Row[][]> {
  throwIfDisconnected(db);
  const { id } = directoryNouns[noun];
  const order = keys.map(({ property, direction }) => `row.${toSnakeCase(property)} ${direction}`).join(", ");
  const firstIds = await db.query<{ id: string; ids: string[] }[]>(
    `SELECT wanted.id, ARRAY(
       SELECT row.id FROM ${owner}s AS row
       WHERE EXISTS (
         SELECT FROM ${joinOf(noun, owner)} AS joined WHERE joined.${owner}_id = row.id AND joined.${id} = wanted.id
       )
       ORDER BY ${order} LIMIT ${first}
     ) AS ids FROM unnest($1::uuid[]) AS wanted (id)`,
    [ids],
  );
  const all = [...new Set(firstIds.flatMap((each) => each.ids))];
  const rows = (await selectByIds(db, all, { entity, properties } as never)) as (Row | null)[];
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  const byOwner = new Map(firstIds.map((each) => [each.id, each.ids]));
  return ids.map((each) => (byOwner.get(each) ?? []).flatMap((rowId) => byId.get(rowId) ?? []));
}
