/**
 * Every relation of the API, one statement per relation and request however many rows ask.
 * Built anew for each request, so that nothing is kept from one to the next.
 */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { Bonus } from "./entities/bonus.entity.js";
import { Casino } from "./entities/casino.entity.js";

/** The two column groups of a casino: a relation reads one of them whole, whatever is selected of it. */
export type CasinoGroup = "card" | "whole";

export interface Loaders {
  /** A casino by id; null when there is none. */
  casinoById: Record<CasinoGroup, DataLoader<string, Casino | null>>;
  /** The newest active bonuses of a casino, at most `first`. */
  activeBonusesOfCasino: (first: number) => DataLoader<string, Bonus[]>;
}

export function createLoaders(db: DataSource): Loaders {
  const bonusLoaders = new Map<number, DataLoader<string, Bonus[]>>();
  return {
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
  const rows = new Map((await query.getMany()).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id) ?? null);
}

/** The lateral join reads `first` rows of each casino off the index and no more. */
async function batchActiveBonuses(db: DataSource, casinoIds: readonly string[], first: number): Promise<Bonus[][]> {
  const rows = await db
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
    .addOrderBy("row.id", "DESC")
    .getMany();
  const byCasino = new Map<string, Bonus[]>(casinoIds.map((id) => [id, []]));
  for (const row of rows) byCasino.get(row.casinoId!)?.push(row);
  return casinoIds.map((id) => byCasino.get(id)!);
}
