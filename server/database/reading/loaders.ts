/**
 * Every relation of the API, one statement per relation and request however many rows ask.
 * Built anew for each request, so that nothing is kept from one to the next.
 */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { Bonus } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { Game } from "../entities/game.entity.js";
import { throwIfDisconnected } from "../connection/requestDatabase.js";
import { type Condition, type Linked, selectRows } from "./selectRows.js";
import { createHistoryLoaders, type HistoryLoaders } from "../history/historyLoaders.js";

/** The column groups of a casino, each with those before it: a relation reads one of them whole, whatever is selected of it. */
export type CasinoGroup = "link" | "card" | "whole";

/** What a link to a casino shows: five columns of some thirty, without texts and lists. */
const linkProperties = ["id", "slug", "name", "logoUrl", "rating"];

/** The smallest group that has all the fields. */
export function casinoGroupOf(fields: ReadonlySet<string>): CasinoGroup {
  if (fields.has("review")) return "whole";
  const isLink = [...fields].every((field) => field === "__typename" || linkProperties.includes(field));
  return isLink ? "link" : "card";
}

/** How a bonus's casino is read together with it; undefined where more of it is asked for than a link, or nothing. */
export function casinoOfBonus(fields: ReadonlySet<string>): Linked | undefined {
  if (fields.size === 0 || casinoGroupOf(fields) !== "link") return undefined;
  return { property: "casino", entity: Casino, by: "casinoId", properties: linkProperties };
}

export interface Loaders extends HistoryLoaders {
  /** A casino by id; null when there is none. */
  casinoById: Record<CasinoGroup, DataLoader<string, Casino | null>>;
  /** The newest active bonuses of a casino, at most `first`. */
  activeBonusesOfCasino: (first: number) => DataLoader<string, Bonus[]>;
  /** A bonus that visitors see, by id; null when there is none. */
  activeBonusById: DataLoader<string, Bonus | null>;
  /** A game by id; null when there is none. */
  gameById: DataLoader<string, Game | null>;
  /** How many bonuses a casino has. */
  bonusCountOfCasino: Record<"active" | "all", DataLoader<string, number>>;
}

export function createLoaders(db: DataSource): Loaders {
  const bonusLoaders = new Map<number, DataLoader<string, Bonus[]>>();
  return {
    ...createHistoryLoaders(db),
    casinoById: {
      link: new DataLoader((ids) => batchCasinosById(db, ids, "link")),
      card: new DataLoader((ids) => batchCasinosById(db, ids, "card")),
      whole: new DataLoader((ids) => batchCasinosById(db, ids, "whole")),
    },
    activeBonusesOfCasino(first) {
      const existing = bonusLoaders.get(first);
      if (existing) return existing;
      const loader = new DataLoader((ids: readonly string[]) => batchActiveBonuses(db, ids, first));
      bonusLoaders.set(first, loader);
      return loader;
    },
    activeBonusById: new DataLoader(async (ids) => {
      const where = [withId(ids), { sql: "row.is_active" }];
      return inOrder(ids, await selectRows(db, { entity: Bonus, properties: columnsOf(db, Bonus), where }));
    }),
    gameById: new DataLoader(async (ids) => {
      const where = [withId(ids)];
      return inOrder(ids, await selectRows(db, { entity: Game, properties: columnsOf(db, Game), where }));
    }),
    bonusCountOfCasino: {
      active: new DataLoader((ids) => batchBonusCounts(db, ids, "active")),
      all: new DataLoader((ids) => batchBonusCounts(db, ids, "all")),
    },
  };
}

async function batchCasinosById(
  db: DataSource,
  ids: readonly string[],
  group: CasinoGroup,
): Promise<(Casino | null)[]> {
  const all = columnsOf(db, Casino);
  const card = all.filter((property) => !property.includes("."));
  const properties = { link: linkProperties, card, whole: all }[group];
  return inOrder(ids, await selectRows(db, { entity: Casino, properties, where: [withId(ids)] }));
}

function withId(ids: readonly string[]): Condition {
  return { sql: "row.id = ANY(?)", values: [ids] };
}

/** What of a row anybody may ask for, by property: everything but the keys that it is sorted by. */
function columnsOf(db: DataSource, entity: new () => Casino | Bonus | Game): string[] {
  const { columns } = db.getMetadata(entity);
  return columns.filter(({ isSelect }) => isSelect).map(({ propertyPath }) => propertyPath);
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The lateral join reads `first` rows of each casino off the index and no more. */
async function batchActiveBonuses(db: DataSource, casinoIds: readonly string[], first: number): Promise<Bonus[][]> {
  const newest = `SELECT newest.id FROM unnest(?::uuid[]) AS wanted (casino_id) CROSS JOIN LATERAL (
    SELECT id FROM bonuses WHERE bonuses.casino_id = wanted.casino_id AND is_active
    ORDER BY created_at DESC, id DESC LIMIT ${first}
  ) AS newest`;
  const rows = await selectRows(db, {
    entity: Bonus,
    properties: columnsOf(db, Bonus),
    where: [{ sql: `row.id IN (${newest})`, values: [casinoIds] }],
    orderBy: [
      { property: "createdAt", direction: "DESC" },
      { property: "id", direction: "DESC" },
    ],
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
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT casino_id AS id, count(*)::int AS count FROM bonuses
     WHERE casino_id = ANY($1) ${which === "active" ? "AND is_active" : ""} GROUP BY casino_id`,
    [casinoIds],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return casinoIds.map((id) => counts.get(id) ?? 0);
}
