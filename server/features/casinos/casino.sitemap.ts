/** Reads the slugs of all casinos for the sitemap, in slices ordered by id. This order never changes. */
import { type DataSource, MoreThan } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import { sliceSize } from "../../shared/slices.js";

/** The slug of a casino's page, and the time of the casino's last change. */
export type CasinoAddress = Pick<Casino, "id" | "slug" | "updatedAt">;

export function countCasinos(db: DataSource): Promise<number> {
  return db.getRepository(Casino).count();
}

/** Yields the first `count` casinos after an id. If the id is null, starts at the first casino. */
export async function* walkCasinoAddresses(
  db: DataSource,
  after: string | null,
  count: number,
): AsyncGenerator<CasinoAddress[]> {
  let last = after;
  for (let left = count; left > 0; left -= sliceSize) {
    const slice: CasinoAddress[] = await db.getRepository(Casino).find({
      select: { id: true, slug: true, updatedAt: true },
      where: last === null ? {} : { id: MoreThan(last) },
      order: { id: "ASC" },
      take: Math.min(sliceSize, left),
    });
    yield slice;
    if (slice.length < sliceSize) return;
    last = slice.at(-1)!.id;
  }
}

/** For each sitemap part of `size` casinos, returns the id after which it begins. The first part has null. */
export async function findPartStarts(db: DataSource, size: number): Promise<(string | null)[]> {
  const ends = await db.query<{ id: string }[]>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM casinos) AS casino
     WHERE place % $1 = 0 AND place < (SELECT count(*) FROM casinos) ORDER BY id`,
    [size],
  );
  return [null, ...ends.map(({ id }) => id)];
}
