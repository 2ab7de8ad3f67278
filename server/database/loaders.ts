/**
 * Every relation of the API, one statement per relation and request however many rows ask.
 * Built anew for each request, so that nothing is kept from one to the next.
 */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { Bonus } from "./entities/bonus.entity.js";
import { Casino } from "./entities/casino.entity.js";
import { Game } from "./entities/game.entity.js";
import { readRows } from "./readRows.js";
import { createHistoryLoaders, type HistoryLoaders } from "./historyLoaders.js";

/** The two column groups of a casino: a relation reads one of them whole, whatever is selected of it. */
export type CasinoGroup = "card" | "whole";

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
      card: new DataLoader((ids) => batchCasinosById(db, ids, "card")),
      whole: new DataLoader((ids) => batchCasinosById(db, ids, "whole")),
    },
    activeBonusesOfCasino(first) {
      const known = bonusLoaders.get(first);
      if (known) return known;
      const loader = new DataLoader((ids: readonly string[]) => batchActiveBonuses(db, ids, first));
      bonusLoaders.set(first, loader);
      return loader;
    },
    activeBonusById: new DataLoader(async (ids) => {
      const rows = db.createQueryBuilder(Bonus, "row").where("row.id = ANY(:ids) AND row.isActive", { ids });
      return inOrder(ids, await readRows(rows));
    }),
    gameById: new DataLoader(async (ids) =>
      inOrder(ids, await readRows(db.createQueryBuilder(Game, "row").where("row.id = ANY(:ids)", { ids }))),
    ),
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
  const query = db.createQueryBuilder(Casino, "row").where("row.id = ANY(:ids)", { ids });
  if (group === "card") {
    const columns = db
      .getMetadata(Casino)
      .columns.filter((column) => column.isSelect && column.embeddedMetadata === undefined);
    query.select(columns.map((column) => `row.${column.propertyName}`));
  }
  // The ORM is the faster one with all columns, by measure.
  return inOrder(ids, await (group === "card" ? readRows(query) : query.getMany()));
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The lateral join reads `first` rows of each casino off the index and no more. */
async function batchActiveBonuses(db: DataSource, casinoIds: readonly string[], first: number): Promise<Bonus[][]> {
  const query = db
    .createQueryBuilder(Bonus, "row")
    .where(
      `row.id IN (
        SELECT newest.id FROM unnest(:casinoIds::uuid[]) AS wanted(casino_id)
        CROSS JOIN LATERAL (
          SELECT id FROM bonuses WHERE bonuses.casino_id = wanted.casino_id AND is_active
          ORDER BY created_at DESC, id DESC LIMIT :first
        ) AS newest
      )`,
      { casinoIds, first },
    )
    .orderBy("row.createdAt", "DESC")
    .addOrderBy("row.id", "DESC");
  const rows = await readRows(query);
  const byCasino = new Map<string, Bonus[]>(casinoIds.map((id) => [id, []]));
  for (const row of rows) byCasino.get(row.casinoId!)?.push(row);
  return casinoIds.map((id) => byCasino.get(id)!);
}

async function batchBonusCounts(
  db: DataSource,
  casinoIds: readonly string[],
  which: "active" | "all",
): Promise<number[]> {
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT casino_id AS id, count(*)::int AS count FROM bonuses
     WHERE casino_id = ANY($1) ${which === "active" ? "AND is_active" : ""} GROUP BY casino_id`,
    [casinoIds],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return casinoIds.map((id) => counts.get(id) ?? 0);
}
