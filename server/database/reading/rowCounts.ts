/**
 * How many rows the catalogue's lists and tables have. A count is cached until anything in the catalogue changes, since
 * counting anew reads the whole table: on the embedded database nobody else is served meanwhile.
 */
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import { countCost, rowCountCacheBytes, rowsPerUnit } from "../../shared/limits.js";
import type { RequestDataSource } from "../connection/requestDatabase.js";
import { readArrays } from "./preparedSelect.js";
import { type Select, valuesOf, whereSql } from "./selectRows.js";
import { isCounted, type TableVersions } from "./tableVersions.js";

/** Milliseconds for which the size of a table is good enough to work out a price. */
const sizeMaxAge = 60_000;

interface CachedCount {
  version: number;
  count: number;
}

export class RowCounts {
  readonly #counts = new LRUCache<string, CachedCount>({
    maxSize: rowCountCacheBytes,
    sizeCalculation: (_count, key) => 2 * key.length + 200,
  });
  readonly #sizes = new LRUCache<string, Promise<number>>({ max: 10, ttl: sizeMaxAge });

  constructor(private readonly tableVersions: TableVersions) {}

  /** The cached count of a list, or the one that `read` returns. `key` is its statement with all values. */
  async count(key: string, read: () => Promise<number>): Promise<number> {
    const { version, isTrusted } = this.tableVersions;
    const cached = this.#counts.get(key);
    if (isTrusted && cached?.version === version) return cached.count;
    const count = await read();
    // A change since then may be in the count or not.
    if (isTrusted && this.tableVersions.version === version) this.#counts.set(key, { version, count });
    return count;
  }

  /** How many rows a table has, as of the last minute. */
  async sizeOf(table: string, read: () => Promise<number>): Promise<number> {
    // The promise is cached, so concurrent requests read the size once.
    const cached = this.#sizes.get(table);
    if (cached !== undefined) return cached;
    const size = read();
    this.#sizes.set(table, size);
    size.catch(() => this.#sizes.delete(table));
    return size;
  }
}

type Counted<Row> = Pick<Select<Row>, "entity" | "where">;

/** How many rows there are. The count of a catalogue table is cached until the catalogue changes. */
export async function countRows<Row extends object>(db: RequestDataSource, counted: Counted<Row>): Promise<number> {
  const { entity, where } = counted;
  const { tablePath } = db.getMetadata(entity);
  if (!db.rowCounts || !isCounted(tablePath)) return readCount(db, counted);
  const key = JSON.stringify([tablePath, where.map(({ sql }) => sql), valuesOf(where)]);
  return db.rowCounts.count(key, async () => {
    await chargeForTable(db, entity, countCost);
    return readCount(db, counted);
  });
}

/**
 * Charges the caller for a statement that may read all rows of a table, beyond the units that its field costs anyway.
 * @throws RateLimitedError when the caller's budget is too small.
 */
export async function chargeForTable<Row extends object>(
  db: RequestDataSource,
  entity: new () => Row,
  paid: number,
): Promise<void> {
  if (!db.rowCounts || !db.charge) return;
  const rows = await db.rowCounts.sizeOf(entity.name, () => readCount(db, { entity, where: [] }));
  const units = Math.ceil(rows / rowsPerUnit) - paid;
  if (units > 0) await db.charge(units);
}

async function readCount<Row extends object>(db: DataSource, { entity, where }: Counted<Row>): Promise<number> {
  const shape = [entity.name, "count", where.map(({ sql }) => sql).join("\n")].join("\n\n");
  const toSql = () => `SELECT count(*)::int FROM "${db.getMetadata(entity).tablePath}" AS row${whereSql(where)}`;
  const [[count]] = (await readArrays(db, { shape, toSql, values: valuesOf(where) })) as [[number]];
  return count;
}
