/** Names frequent SELECT statements, so PostgreSQL parses and plans each statement only once per connection. */
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { DataSource } from "typeorm";

export interface Statement {
  text: string;
  /** The name; null while the statement is too rare to have one. */
  name: string | null;
  uses: number;
}

/**
 * Statements by shape. Callers choose the selected fields, so the number of shapes has no limit. The cache evicts the
 * least recently used statements.
 */
const statements = new LRUCache<string, Statement>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ text }, shape) => 2 * (shape.length + text.length) + 1_000,
});

/** The maximum number of named statements. PostgreSQL holds their plans per connection, about 30 KB each. */
const maxNamed = 200;

/** The named statements by last use. An evicted statement must be used as often as a new one to get a name again. */
const named = new LRUCache<Statement, true>({
  max: maxNamed,
  dispose(_value, statement) {
    statement.name = null;
    statement.uses = 0;
  },
});

/** How often a statement must be used to get a name. */
const usesForName = 5;

/** Counts the names. A name is never reused, because connections remember its statement. */
let namesUsed = 0;

/** The names that each connection has prepared. */
const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();

/** How many names a connection may prepare before another connection replaces it. */
const maxPrepared = 2 * maxNamed;

/**
 * Returns the statement of a shape and counts the use.
 * @param toSql Returns the statement with `?` for each value. Called once per shape.
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

/** Whether connections can be replaced. The embedded database has a single connection for as long as it is open. */
function hasReplaceableConnections({ options }: DataSource): boolean {
  return (options as { poolSize?: number }).poolSize !== 1;
}

/** Records a prepared name. Returns whether the connection has prepared so many names that it should be replaced. */
export function recordPrepared(client: pg.PoolClient, name: string | null): boolean {
  if (name === null) return false;
  const prepared = preparedBy.get(client) ?? new Set();
  preparedBy.set(client, prepared.add(name));
  return prepared.size > maxPrepared;
}
