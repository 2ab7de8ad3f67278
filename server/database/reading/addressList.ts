/** Reads the addresses of a noun's pages for the sitemap, in slices ordered by id. This order never changes. */
import type { DataSource } from "typeorm";

/** The slug of a row's page, and the time of the row's last change. */
export interface Address {
  slug: string;
  updatedAt: Date;
}

/** A row's id, its slug, the time of its last change, and whether the sitemap lists it. */
type Row = [id: string, slug: string, changed: string, isListed: boolean];

export interface AddressListOptions {
  table: string;
  /** The condition for the rows, aliased as `row`. A partial index on the id has the same condition. */
  condition?: string;
  /**
   * A further condition, which only the list of addresses applies, not the counts. `$3` is the value that `read` returns.
   */
  further?: { condition: string; read(db: DataSource): Promise<unknown> };
}

/** The number of rows per statement. */
const sliceSize = 5_000;

export class AddressList {
  readonly #from: string;

  constructor(private readonly options: AddressListOptions) {
    this.#from = `FROM ${options.table} AS row WHERE ${options.condition ?? "true"}`;
  }

  /** Returns the number of rows, or `max` if there are more. Rows that the further condition excludes count too. */
  async count(db: DataSource, max: number): Promise<number> {
    const [row] = await db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM (SELECT ${this.#from} LIMIT $1) AS counted`,
      [max],
    );
    return row!.count;
  }

  /** Yields the addresses among the `count` rows after an id. If the id is null, starts at the first row. */
  async *walk(db: DataSource, after: string | null, count: number): AsyncGenerator<Address[]> {
    const { further } = this.options;
    const value = further && (await further.read(db));
    let last = after;
    for (let left = count; left > 0; left -= sliceSize) {
      // The driver reads one JSON value several times faster than the rows themselves (decision 111).
      const [{ slice }]: [{ slice: Row[] }] = await db.query(
        `SELECT coalesce(json_agg(json_build_array(id, slug, changed, listed) ORDER BY id), '[]') AS slice FROM (
           SELECT row.id, row.slug, row.updated_at AS changed, ${further?.condition ?? "true"} AS listed
           ${this.#from} AND ($1::uuid IS NULL OR row.id > $1) ORDER BY row.id LIMIT $2
         ) AS result`,
        [last, Math.min(sliceSize, left), ...(further ? [value] : [])],
      );
      yield slice
        .filter(([, , , isListed]) => isListed)
        .map(([, slug, changed]) => ({ slug, updatedAt: new Date(changed) }));
      if (slice.length < sliceSize) return;
      [last] = slice.at(-1)!;
    }
  }

  /**
   * For each sitemap part of `size` rows, returns the id after which it begins. For the first part, the id is null. Omits
   * parts without an address, because the protocol forbids empty sitemaps.
   */
  async findPartStarts(db: DataSource, size: number): Promise<(string | null)[]> {
    const starts: (string | null)[] = [];
    const { further } = this.options;
    const value = further && (await further.read(db));
    for (let start: string | null | undefined = null; start !== undefined;) {
      const [first, next]: { id: string }[] = await db.query(
        `SELECT row.id ${this.#from} AND ($1::uuid IS NULL OR row.id > $1) ORDER BY row.id OFFSET $2 LIMIT 2`,
        [start, size - 1],
      );
      // The second row belongs to the next part.
      const end: string | undefined = next && first!.id;
      if (!further || (await this.#hasAddress(db, [start, end ?? null, value]))) starts.push(start);
      start = end;
    }
    return starts;
  }

  /** Whether the further condition includes a row after the first id, up to and including the second. */
  async #hasAddress(db: DataSource, values: [after: string | null, end: string | null, further: unknown]) {
    const [row] = await db.query<{ found: boolean }[]>(
      `SELECT EXISTS (SELECT ${this.#from} AND ($1::uuid IS NULL OR row.id > $1)
         AND ($2::uuid IS NULL OR row.id <= $2) AND ${this.options.further!.condition}) AS found`,
      values,
    );
    return row!.found;
  }
}
