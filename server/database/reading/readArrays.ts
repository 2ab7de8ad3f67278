/** Sends SELECT statements through the ORM's pool, with its logging and errors, but returns arrays, not entities. */
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { type DataSource, QueryFailedError } from "typeorm";

import { AbandonedError } from "../../shared/errors.js";
import { type RequestDataSource, throwIfDisconnected } from "../connection/requestDatabase.js";

export interface SelectStatement {
  /** The key of the statement. Statements of the same shape have the same SQL. */
  shape: string;
  /** Returns the statement with `?` in place of each value. Called only if no statement of the shape is cached. */
  toSql: () => string;
  values: unknown[];
}

/**
 * The texts of statements by shape. Callers choose the selected fields, so the number of shapes is unlimited. The cache
 * evicts the least recently used texts.
 */
const texts = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (text, shape) => 2 * (shape.length + text.length) + 1_000,
});

/**
 * Returns the rows, each as an array of column values.
 * @throws QueryFailedError as the ORM does, or AbandonedError when the caller has disconnected.
 */
export async function readArrays(
  db: RequestDataSource,
  { shape, toSql, values }: SelectStatement,
): Promise<unknown[][]> {
  const { master: pool } = db.driver as unknown as { master: pg.Pool };
  // isDatabaseUnavailable() recognizes this error, like the ORM's own errors, by its message.
  if (!db.isInitialized) throw new Error("The connection to the database is not established.");
  const text = textOf(shape, toSql);
  const begun = performance.now();
  try {
    const { transactionClient } = db;
    const client = transactionClient ? null : await connect(db, pool);
    db.logger.logQuery(text, values);
    if (client !== null) return await query(client, text, values);
    return (await transactionClient!.query({ text, values, rowMode: "array" })).rows;
  } catch (error) {
    if (error instanceof AbandonedError) throw error;
    throw new QueryFailedError(text, values, error as Error);
  } finally {
    const milliseconds = performance.now() - begun;
    const { maxQueryExecutionTime } = db.options;
    if (maxQueryExecutionTime !== undefined && milliseconds > maxQueryExecutionTime)
      db.logger.logQuerySlow(milliseconds, text, values);
  }
}

function textOf(shape: string, toSql: () => string): string {
  const cached = texts.get(shape);
  if (cached !== undefined) return cached;
  let at = 0;
  const text = toSql().replaceAll("?", () => `$${(at += 1)}`);
  texts.set(shape, text);
  return text;
}

/** Gets a connection from the pool. Under load, the caller may disconnect while it waits. */
async function connect(db: DataSource, pool: pg.Pool): Promise<pg.PoolClient> {
  throwIfDisconnected(db);
  const client = await pool.connect();
  try {
    throwIfDisconnected(db);
    return client;
  } catch (error) {
    client.release();
    throw error;
  }
}

/**
 * Replaces the pool's `query`, which would close the embedded database's only connection after a rejected value. The
 * statement has no name, because a pooler may give the connection to another process (decision 036).
 */
async function query(client: pg.PoolClient, text: string, values: unknown[]): Promise<unknown[][]> {
  let lost: Error | undefined;
  const onLost = (error: Error) => (lost = error);
  client.once("error", onLost);
  try {
    return (await client.query<unknown[]>({ text, values, rowMode: "array" })).rows;
  } finally {
    client.off("error", onLost);
    client.release(lost);
  }
}
