/** Gives names to frequent SELECT statements, so PostgreSQL parses and plans each of them only once per connection. */
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { DataSource } from "typeorm";

export interface Statement {
  text: string;
  /** Null until the statement has been used often enough to get a name. */
  name: string | null;
  uses: number;
}

/**
 * Statements by shape. Callers choose the selected fields, so the number of shapes is unlimited. The cache evicts the
 * least recently used statements.
 */
const statements = new LRUCache<string, Statement>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ text }, shape) => 2 * (shape.length + text.length) + 1_000,
});

/** The maximum number of named statements. PostgreSQL keeps their plans for each connection, at about 30 KB each. */
const maxNamed = 200;

/**
 * The named statements, ordered by last use. An evicted statement must be used as often as a new one before it gets
 * another name.
 */
const named = new LRUCache<Statement, true>({
  max: maxNamed,
  dispose(_value, statement) {
    statement.name = null;
    statement.uses = 0;
  },
});

/** A statement gets a name once it has been used this many times. */
const usesForName = 5;

/** The number of names used so far. A name is never reused, because connections remember its statement. */
let namesUsed = 0;

/** For each connection, the names that it has prepared. */
const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();

/** How many names a connection may prepare before a new connection replaces it. */
const maxPrepared = 2 * maxNamed;

/**
 * Returns the statement of a shape, and counts this use.
 * @param toSql Returns the statement with `?` in place of each value. Called only if no statement of the shape is
 * cached.
 */
export function statementOf(db: DataSource, shape: string, toSql: () => string): Statement {
  let statement = statements.get(shape);
  if (!statement) {
    statement = { text: numberValues(toSql()), name: null, uses: 0 };
    statements.set(shape, statement);
  }
  statement.uses += 1;
  if (statement.name !== null) named.get(statement);
  else if (statement.uses >= usesForName) nameStatement(db, statement);
  return statement;
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

/** Whether connections can be replaced. The embedded database keeps the same connection until it closes. */
function hasReplaceableConnections({ options }: DataSource): boolean {
  return (options as { poolSize?: number }).poolSize !== 1;
}

/**
 * Records that a connection has prepared a name. Returns whether it has prepared so many names that it should be
 * replaced.
 */
export function recordPrepared(client: pg.PoolClient, name: string | null): boolean {
  if (name === null) return false;
  const prepared = preparedBy.get(client) ?? new Set();
  preparedBy.set(client, prepared.add(name));
  return prepared.size > maxPrepared;
}
