/**
 * Loads every relation of the API for any number of rows, with one or two statements per relation and request. Each
 * request has new loaders, so requests share no cached values.
 */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import type { Noun } from "../../shared/nouns/registry.js";
import { detailsLoaders } from "./directory/detailsLoaders.js";
import { directoryLoaders } from "./directory/directoryLoaders.js";
import { Bonus } from "../database/entities/bonus.entity.js";
import { Casino } from "../database/entities/casino.entity.js";
import { Game } from "../database/entities/game.entity.js";
import { Person } from "../database/entities/person.entity.js";
import { currentTimeOf, throwIfDisconnected } from "../database/connection/requestDatabase.js";
import { loaderFor } from "../database/reading/loaderFor.js";
import { onFirstUse } from "../database/reading/onFirstUse.js";
import { visibleRows, visibleSql } from "../database/reading/visibleRows.js";
import { type Nested, type Select, selectByIds, selectRows } from "../database/reading/selectRows.js";
import { factLoaders } from "./facts/factLoaders.js";
import { imageLoaders } from "./images/imageLoaders.js";
import { historyLoaders } from "./history/historyLoaders.js";
import { nouns } from "./write/nouns.js";

/**
 * The column groups of a casino. Each group includes the groups before it. A relation reads the smallest group that
 * contains all selected fields.
 */
export type CasinoGroup = "link" | "card" | "whole";

/** The columns for a link to a casino: five of about thirty, without long text or lists. */
const linkProperties = ["id", "slug", "name", "logoUrl", "rating"];

/** Returns the smallest group that contains all the fields. */
export function casinoGroupOf(fields: ReadonlySet<string>): CasinoGroup {
  if (fields.has("review")) return "whole";
  const isLink = [...fields].every((field) => field === "__typename" || linkProperties.includes(field));
  return isLink ? "link" : "card";
}

/**
 * Returns how to read a bonus's casino together with the bonus. Returns undefined if the caller selects no field of the
 * casino, or more fields than a link needs.
 */
export function casinoOfBonus(fields: ReadonlySet<string>): Nested | undefined {
  if (fields.size === 0 || casinoGroupOf(fields) !== "link") return undefined;
  return casinoWith(linkProperties);
}

/** Returns how to read these properties of a bonus's casino together with the bonus. */
export function casinoWith(properties: readonly string[]): Nested {
  const rows = { entity: Casino, properties, where: [] };
  return { property: "casino", isSingle: true, by: "id", of: "casinoId", rows };
}

/**
 * The columns of a bonus that visitors see or that its cursor needs. A relation reads either these columns or all
 * columns.
 */
const bonusTexts = [
  "id",
  "casinoId",
  "createdAt",
  "title",
  "bonusType",
  "bonusAmount",
  "freeSpins",
  "minDeposit",
  "wageringRequirement",
  "maxWin",
  "bonusCode",
  "terms",
  "termsReview",
];

export type BonusGroup = "texts" | "whole";

/** Returns the smallest group that contains all the fields. */
export function bonusGroupOf(fields: ReadonlySet<string>): BonusGroup {
  const others = new Set(["__typename", "casino", "facts", "lastChange"]);
  return [...fields].every((field) => others.has(field) || bonusTexts.includes(field)) ? "texts" : "whole";
}

export interface ActiveBonuses {
  first: number;
  group: BonusGroup;
}

/** Creates the loaders of a request. Each loader is created on first use, because a request uses only a few. */
export const createLoaders = onFirstUse({
  ...historyLoaders,
  ...directoryLoaders,
  ...detailsLoaders,
  ...factLoaders,
  ...imageLoaders,
  casinoById: (db: DataSource): Record<CasinoGroup, DataLoader<string, Casino | null>> => ({
    link: new DataLoader((ids) => batchCasinosById(db, ids, "link")),
    card: new DataLoader((ids) => batchCasinosById(db, ids, "card")),
    whole: new DataLoader((ids) => batchCasinosById(db, ids, "whole")),
  }),
  /** Loads at most `first` bonuses of a casino that visitors may see, newest first. */
  activeBonusesOfCasino: (db: DataSource) =>
    loaderFor((args: ActiveBonuses) => (ids) => batchActiveBonuses(db, ids, args)),
  /** Loads a bonus by id. Null if visitors may not see it. */
  activeBonusById: (db: DataSource) =>
    new DataLoader<string, Bonus | null>((ids) =>
      selectByIds(db, ids, { entity: Bonus, properties: columnsOf(db, Bonus), where: [visibleRows(db, "bonus")] }),
    ),
  gameById: (db: DataSource) =>
    new DataLoader<string, Game | null>((ids) =>
      selectByIds(db, ids, { entity: Game, properties: columnsOf(db, Game) }),
    ),
  /** Loads a noun's stored row, even if visitors may not see it. */
  rowOfNoun: (db: DataSource) => loaderFor((noun: Noun) => (ids) => batchRows(db, noun, ids)),
  /** Loads the id of the casino with this current or former slug. Null if there is none. */
  casinoIdBySlug: (db: DataSource) => new DataLoader<string, string | null>((slugs) => batchCasinoIds(db, slugs)),
  /**
   * Loads the id of a casino's main offer. Without one, loads the id of its newest bonus that visitors may see. Null if
   * there is none.
   */
  mainBonusIdOfCasino: (db: DataSource) => new DataLoader<string, string | null>((ids) => batchMainBonusIds(db, ids)),
  /** Loads the person with exactly this name, or the first by slug if several have it. Null if there is none. */
  personByName: (db: DataSource) => new DataLoader<string, Person | null>((names) => batchPeople(db, names)),
  bonusCountOfCasino: (db: DataSource): Record<"active" | "all", DataLoader<string, number>> => ({
    active: new DataLoader((ids) => batchBonusCounts(db, ids, "active")),
    all: new DataLoader((ids) => batchBonusCounts(db, ids, "all")),
  }),
});

export type Loaders = ReturnType<typeof createLoaders>;

async function batchCasinosById(
  db: DataSource,
  ids: readonly string[],
  group: CasinoGroup,
): Promise<(Casino | null)[]> {
  const all = columnsOf(db, Casino);
  const card = all.filter((property) => !property.includes("."));
  const properties = { link: linkProperties, card, whole: all }[group];
  return selectByIds(db, ids, { entity: Casino, properties });
}

function batchRows(db: DataSource, noun: Noun, ids: readonly string[]): Promise<({ id: string } | null)[]> {
  const entity: new () => { id: string } = nouns[noun].entity;
  return selectByIds(db, ids, { entity, properties: columnsOf(db, entity) });
}

/** Returns the properties of a row that callers may select: all except those that the database computes. */
function columnsOf(db: DataSource, entity: new () => object): string[] {
  const { columns } = db.getMetadata(entity);
  return columns.filter(({ isSelect }) => isSelect).map(({ propertyPath }) => propertyPath);
}

async function batchCasinoIds(db: DataSource, slugs: readonly string[]): Promise<(string | null)[]> {
  throwIfDisconnected(db);
  const rows = await db.query<{ slug: string; id: string }[]>(
    `SELECT slug, id FROM casinos WHERE slug = ANY($1)
     UNION ALL
     SELECT redirect.slug, casinos.id FROM slug_redirects AS redirect JOIN casinos ON casinos.id = redirect.casino_id
     WHERE redirect.slug = ANY($1) AND NOT EXISTS (SELECT FROM casinos AS own WHERE own.slug = redirect.slug)`,
    [slugs],
  );
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  return slugs.map((slug) => ids.get(slug) ?? null);
}

async function batchMainBonusIds(db: DataSource, casinoIds: readonly string[]): Promise<(string | null)[]> {
  throwIfDisconnected(db);
  const rows = await db.query<{ casinoId: string; id: string }[]>(
    `SELECT DISTINCT ON (casino_id) casino_id AS "casinoId", id FROM bonuses AS row
     WHERE casino_id = ANY($1) AND ${visibleSql("bonus", "$2")}
     ORDER BY casino_id, is_primary DESC, created_at DESC, id DESC`,
    [casinoIds, currentTimeOf(db)],
  );
  const ids = new Map(rows.map(({ casinoId, id }) => [casinoId, id]));
  return casinoIds.map((id) => ids.get(id) ?? null);
}

async function batchPeople(db: DataSource, names: readonly string[]): Promise<(Person | null)[]> {
  const rows = await selectRows(db, {
    entity: Person,
    properties: columnsOf(db, Person),
    where: [{ sql: "row.name = ANY(?)", values: [names] }],
    orderBy: [{ property: "slug", direction: "DESC" }],
  });
  const byName = new Map(rows.map((row) => [row.name, row]));
  return names.map((name) => byName.get(name) ?? null);
}

/** Selects the newest bonuses that visitors may see. */
export function activeBonuses(db: DataSource, { first, group }: ActiveBonuses): Select<Bonus> {
  return {
    entity: Bonus,
    properties: group === "texts" ? bonusTexts : columnsOf(db, Bonus),
    where: [visibleRows(db, "bonus")],
    orderBy: [
      { property: "createdAt", direction: "DESC" },
      { property: "id", direction: "DESC" },
    ],
    limit: first,
  };
}

/** Reads the first bonuses of each casino. The lateral join reads at most `first` rows per casino from the index. */
async function batchActiveBonuses(
  db: DataSource,
  casinoIds: readonly string[],
  { first, group }: ActiveBonuses,
): Promise<Bonus[][]> {
  const shown = visibleRows(db, "bonus");
  const newest = `SELECT newest.id FROM unnest(?::uuid[]) AS wanted (casino_id) CROSS JOIN LATERAL (
    SELECT id FROM bonuses AS row WHERE row.casino_id = wanted.casino_id AND ${shown.sql}
    ORDER BY created_at DESC, id DESC LIMIT ${first}
  ) AS newest`;
  const rows = await selectRows(db, {
    ...activeBonuses(db, { first, group }),
    where: [{ sql: `row.id IN (${newest})`, values: [casinoIds, ...shown.values] }],
    limit: undefined,
  });
  const byCasino = new Map<string, Bonus[]>(casinoIds.map((id) => [id, []]));
  for (const row of rows) byCasino.get(row.casinoId!)?.push(row);
  return casinoIds.map((id) => byCasino.get(id)!);
}

async function batchBonusCounts(
  db: DataSource,
  casinoIds: readonly string[],
  which: "active" | "all",
): Promise<number[]> {
  throwIfDisconnected(db);
  const isShown = `AND ${visibleSql("bonus", "$2")}`;
  const [condition, values] = which === "active" ? [isShown, [casinoIds, currentTimeOf(db)]] : ["", [casinoIds]];
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT casino_id AS id, count(*)::int AS count FROM bonuses AS row
     WHERE casino_id = ANY($1) ${condition} GROUP BY casino_id`,
    values,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return casinoIds.map((id) => counts.get(id) ?? 0);
}
