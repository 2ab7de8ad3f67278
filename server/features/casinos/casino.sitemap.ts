/** The addresses of all casinos for crawlers, slice by slice in the order of their ids, which nothing changes. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";

/** Rows of one statement, so that none is long. */
const sliceSize = 500;

/** A casino's page, and when it last changed. */
export type CasinoAddress = Pick<Casino, "id" | "slug" | "updatedAt">;

export function countCasinos(db: DataSource): Promise<number> {
  return db.getRepository(Casino).count();
}

/** The casinos behind an id, at most `count`, a slice at a time. Null starts with the first. */
export async function* walkCasinoAddresses(
  db: DataSource,
  after: string | null,
  count: number,
): AsyncGenerator<CasinoAddress[]> {
  let last = after;
  for (let left = count; left > 0;) {
    const size = Math.min(sliceSize, left);
    const slice = await findSlice(db, last, size);
    yield slice;
    if (slice.length < size) return;
    last = slice.at(-1)!.id;
    left -= size;
  }
}

/** The id behind which each part of `size` casinos begins; null for the first. */
export async function findPartStarts(db: DataSource, size: number): Promise<(string | null)[]> {
  const ends = await db.query<{ id: string }[]>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM casinos) AS casino
     WHERE place % $1 = 0 AND place < (SELECT count(*) FROM casinos) ORDER BY id`,
    [size],
  );
  return [null, ...ends.map(({ id }) => id)];
}

function findSlice(db: DataSource, after: string | null, size: number): Promise<CasinoAddress[]> {
  const query = db.createQueryBuilder(Casino, "row").select(["row.id", "row.slug", "row.updatedAt"]);
  if (after !== null) query.where("row.id > :after", { after });
  return query.orderBy("row.id").limit(size).getMany();
}
