/** Reads the addresses of a noun's pages for the sitemap, in slices ordered by id. This order never changes. */
import type { DataSource } from "typeorm";

import { sliceSize } from "../../shared/slices.js";

/** The slug of a row's page, and the time of the row's last change. */
export interface Address {
  id: string;
  slug: string;
  updatedAt: Date;
}

export class AddressList {
  /** @param rows Selects the `id`, `slug` and `updatedAt` of the rows whose pages search engines may list. */
  constructor(private readonly rows: string) {}

  async count(db: DataSource): Promise<number> {
    const [row] = await db.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM (${this.rows}) AS listed`);
    return row!.count;
  }

  /** Yields the first `count` addresses after an id. If the id is null, starts at the first row. */
  async *walk(db: DataSource, after: string | null, count: number): AsyncGenerator<Address[]> {
    let last = after;
    for (let left = count; left > 0; left -= sliceSize) {
      const slice: Address[] = await db.query(
        `SELECT * FROM (${this.rows}) AS listed WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2`,
        [last, Math.min(sliceSize, left)],
      );
      yield slice;
      if (slice.length < sliceSize) return;
      last = slice.at(-1)!.id;
    }
  }

  /** For each sitemap part of `size` rows, returns the id after which it begins. For the first part, the id is null. */
  async findPartStarts(db: DataSource, size: number): Promise<(string | null)[]> {
    const ends = await db.query<{ id: string }[]>(
      `SELECT id FROM (
         SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total FROM (${this.rows}) AS listed
       ) AS numbered WHERE place % $1 = 0 AND place < total ORDER BY id`,
      [size],
    );
    return [null, ...ends.map(({ id }) => id)];
  }
}
