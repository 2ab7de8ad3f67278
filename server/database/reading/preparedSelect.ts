/**
 * Sends SELECT statements by name, so PostgreSQL parses and plans a repeated one once, and rows come as arrays without the
 * ORM's entities. It uses the ORM's pool, log and errors.
 */
import { LRUCache } from "lru-cache";
import pg from "pg";
import { type DataSource, QueryFailedError } from "typeorm";

import { AbandonedError } from "../../shared/errors.js";
import { throwIfDisconnected } from "../connection/requestDatabase.js";

interface Statement {
  text: string;
  /** Null while it is sent too rarely to have a name. */
  name: string | null;
  uses: number;
}

/** By shape. Callers choose what is selected, so the number of shapes has no limit: the least recently used are evicted. */
const statements = new LRUCache<string, Statement>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ text }, shape) => 2 * (shape.length + text.length) + 1_000,
});

/** How many statements have a name. Each connection's server process holds their plans, about 30 KB each. */
const maxNamed = 200;

/** The named statements, by last use. An evicted one must be used as often as a new one to get a name again. */
const named = new LRUCache<Statement, true>({
  max: maxNamed,
  dispose(_value, statement) {
    statement.name = null;
    statement.uses = 0;
  },
});

/** How many uses give a statement a name. */
const usesForName = 5;

/** A name is never used twice, because connections remember what it meant. */
let namesUsed = 0;

/** The names that a connection has prepared. */
const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();

/** How many names a connection may have prepared before another connection replaces it. */
const maxPrepared = 2 * maxNamed;

export interface PreparedSelect {
  /** Statements of one shape have the same text. */
  shape: string;
  /** Returns the statement with `?` for each value. Called once per shape. */
  toSql: () => string;
  values: unknown[];
}

/**
 * The rows, each as an array of its columns' values.
 * @throws QueryFailedError as the ORM does; AbandonedError when the caller has disconnected.
 */
export async function readArrays(db: DataSource, { shape, toSql, values }: PreparedSelect): Promise<unknown[][]> {
  let statement = statements.get(shape);
  if (!statement) {
    statement = { text: numberValues(toSql()), name: null, uses: 0 };
    statements.set(shape, statement);
  }
  statement.uses += 1;
  if (statement.name !== null) named.get(statement);
  else if (statement.uses >= usesForName) nameStatement(db, statement);
  return send(db, statement, values);
}

function numberValues(sql: string): string {
  let at = 0;
  return sql.replaceAll("?", () => `$${(at += 1)}`);
}

function nameStatement(db: DataSource, statement: Statement): void {
  if (named.size >= maxNamed && !hasReplaceableConnections(db)) return;
  namesUsed += 1;
  statement.name = `rows_${namesUsed}`;
  named.set(statement, true);
}

/** The embedded database has one connection for as long as it is open. */
function hasReplaceableConnections({ options }: DataSource): boolean {
  return (options as { poolSize?: number }).poolSize !== 1;
}

async function send(db: DataSource, { text, name }: Statement, values: unknown[]): Promise<unknown[][]> {
  const { master: pool } = db.driver as unknown as { master: pg.Pool };
  if (!db.isInitialized) throw new Error("The connection to the database is not established.");
  const begun = performance.now();
  try {
    const client = await connect(db, pool);
    db.logger.logQuery(text, values);
    return await query(client, { ...(name !== null && { name }), text, values, rowMode: "array" });
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

/** Under load a request mostly waits for a connection, and its caller may have disconnected by then. */
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

/** The pool's own `query` closes the connection after a rejected value, and the embedded database has only one. */
async function query(client: pg.PoolClient, config: pg.QueryArrayConfig): Promise<unknown[][]> {
  let lost: Error | undefined;
  const onLost = (error: Error) => (lost = error);
  client.once("error", onLost);
  try {
    return (await client.query<unknown[]>(config)).rows;
  } finally {
    client.off("error", onLost);
    client.release(lost ?? recordPrepared(client, config.name));
  }
}

/** Records the name. Returns whether the connection has prepared so many that another one should replace it. */
function recordPrepared(client: pg.PoolClient, name: string | undefined): boolean {
  if (name === undefined) return false;
  const prepared = preparedBy.get(client) ?? new Set();
  preparedBy.set(client, prepared.add(name));
  return prepared.size > maxPrepared;
}
