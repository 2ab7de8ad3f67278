/**
 * Reads rows of one table. The statement of a shape (which columns, conditions, order and size) is written once and sent
 * by its name, which PostgreSQL has parsed and planned already; rows are filled in without the ORM's making of entities.
 * What is read here is never written back.
 */
import { LRUCache } from "lru-cache";
import pg from "pg";
import { type DataSource, type EntityMetadata, QueryFailedError } from "typeorm";

import { AbandonedError } from "../../shared/errors.js";
import { countCost, rowsPerUnit } from "../../shared/limits.js";
import { isCounted } from "./tableVersions.js";
import { refuseAbandoned, type RequestDataSource } from "../connection/requestDatabase.js";

/** What rows must be like. The table is called `row`, and each `?` stands for the next value. */
export interface Condition {
  sql: string;
  values?: readonly unknown[];
}

export interface Select<Row> {
  entity: new () => Row;
  /** Those of an embedded entity with its name before them, such as `review.about`. */
  properties: readonly string[];
  where: readonly Condition[];
  orderBy?: readonly { property: string; direction: "ASC" | "DESC" }[];
  limit?: number;
  /** Left out where the rows are read by themselves. */
  linked?: Linked | undefined;
}

/** The one row of another table that each row leads to: read with it, so that it takes no statement of its own. */
export interface Linked {
  /** Where it belongs in the row: an instance of its entity, null where there is none. */
  property: string;
  entity: new () => object;
  /** The property of the row that holds its id. */
  by: string;
  /** The id first. */
  properties: readonly string[];
}

interface Statement {
  text: string;
  /** Where each column's value belongs in its row. */
  places: Place[];
  /** What follows those. */
  linked: Linked | null;
  /** Null while it is asked for too rarely to have one. */
  name: string | null;
  uses: number;
}

type Place = [property: string] | [embedded: string, property: string];

/** By the shape. Callers choose what is selected, so there may be any number of shapes: the least recently used go first. */
const statements = new LRUCache<string, Statement>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ text }, shape) => 2 * (shape.length + text.length) + 1_000,
});

/** Statements that have a name: each connection's server process holds their plans, some 30 KB each. */
const maxNamed = 200;

/** Those of them that were used last. A statement that drops out must be used as often as a new one to get a name again. */
const named = new LRUCache<Statement, true>({
  max: maxNamed,
  dispose(_value, statement) {
    statement.name = null;
    statement.uses = 0;
  },
});

/** Uses from which a statement has a name. */
const usesOfNamed = 5;

/** Names are never given twice, since connections hold what they stood for. */
let namesGiven = 0;

/** Names that a connection has prepared. */
const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();

/** Names that a connection may have prepared, in use or not, before another connection takes its place. */
const maxPrepared = 2 * maxNamed;

export async function selectRows<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row[]> {
  const { entity: Entity } = select;
  const statement = statementOf(db, inOneOrder(select));
  const found = await send(db, statement, valuesOf(select.where));
  // Of the entity's class all the same, by which the schema tells types apart.
  return found.map((values) => {
    const row = fill(new Entity(), statement.places, values);
    if (statement.linked !== null) link(row, statement.linked, values, statement.places.length);
    return row;
  });
}

/** In the order of their names, so that the order of a caller's fields makes no other statement. */
function inOneOrder<Row>(select: Select<Row>): Select<Row> {
  const properties = select.properties.toSorted();
  if (!select.linked) return { ...select, properties };
  const [id, ...others] = select.linked.properties;
  return { ...select, properties, linked: { ...select.linked, properties: [id!, ...others.toSorted()] } };
}

function link(row: object, { property, entity: Entity, properties }: Linked, values: unknown[], from: number): void {
  let other: Record<string, unknown> | null = null;
  if (values[from] !== null) {
    other = new Entity() as Record<string, unknown>;
    for (let at = 0; at < properties.length; at += 1) other[properties[at]!] = values[from + at];
  }
  (row as Record<string, unknown>)[property] = other;
}

function fill<Row extends object>(row: Row, places: Place[], values: unknown[]): Row {
  const target = row as Record<string, unknown>;
  for (let at = 0; at < places.length; at += 1) {
    const [property, inner] = places[at]!;
    if (inner === undefined) target[property] = values[at];
    else ((target[property] ??= {}) as Record<string, unknown>)[inner] = values[at];
  }
  return row;
}

/** The first row, or null where there is none. */
export async function selectRow<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row | null> {
  const [row] = await selectRows(db, select);
  return row ?? null;
}

type Counted<Row> = Pick<Select<Row>, "entity" | "where">;

/** How many rows there are. One of the catalogue's tables is read only when it has changed since the same was counted. */
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
 * @throws RateLimitedError when the caller's budget does not reach.
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
  const statement = remember(db, shape, () => {
    const { tablePath } = db.getMetadata(entity);
    const text = numbered(`SELECT count(*)::int FROM "${tablePath}" AS row${whereSql(where)}`);
    return { text, places: [], linked: null };
  });
  const [[count]] = (await send(db, statement, valuesOf(where))) as [[number]];
  return count;
}

function statementOf<Row extends object>(db: DataSource, select: Select<Row>): Statement {
  const { entity, properties, where, orderBy = [], limit, linked = null } = select;
  const order = orderBy.map(({ property, direction }) => `${property} ${direction}`).join();
  const conditions = where.map(({ sql }) => sql).join("\n");
  const joined = linked && `${linked.property} ${linked.properties.join()}`;
  const shape = [entity.name, properties.join(), conditions, order, limit, joined].join("\n\n");
  return remember(db, shape, () => {
    const places = properties.map((property) => property.split(".") as Place);
    return { text: write(db, select), places, linked };
  });
}

/** The statement of a shape, written where it is new. */
function remember(db: DataSource, shape: string, make: () => Pick<Statement, "text" | "places" | "linked">): Statement {
  let statement = statements.get(shape);
  if (!statement) {
    statement = { ...make(), name: null, uses: 0 };
    statements.set(shape, statement);
  }
  statement.uses += 1;
  if (statement.name !== null) named.get(statement);
  else if (statement.uses >= usesOfNamed) nameStatement(db, statement);
  return statement;
}

function nameStatement(db: DataSource, statement: Statement): void {
  if (named.size >= maxNamed && !hasReplaceableConnections(db)) return;
  namesGiven += 1;
  statement.name = `rows_${namesGiven}`;
  named.set(statement, true);
}

/** The embedded database has one connection, for as long as it is open. */
function hasReplaceableConnections({ options }: DataSource): boolean {
  return (options as { poolSize?: number }).poolSize !== 1;
}

function write<Row>(db: DataSource, { linked, ...select }: Select<Row>): string {
  const metadata = db.getMetadata(select.entity);
  if (!linked) return numbered(writeRows(metadata, select));
  const { properties, orderBy = [] } = select;
  const others = db.getMetadata(linked.entity);
  // The rows are chosen first: a join under the limit could be carried out for all of them.
  const read = [...new Set([...properties, linked.by, ...orderBy.map(({ property }) => property)])];
  const rows = writeRows(metadata, { ...select, properties: read });
  const wanted = [...columnsOf(metadata, "row", properties), ...columnsOf(others, "linked", linked.properties)];
  const [by] = columnsOf(metadata, "row", [linked.by]);
  const order = orderSql(metadata, orderBy);
  return numbered(
    `SELECT ${wanted.join(", ")} FROM (${rows}) AS row LEFT JOIN "${others.tablePath}" AS linked ON linked."id" = ${by}${order}`,
  );
}

type Rows = Pick<Select<unknown>, "properties" | "where" | "orderBy" | "limit">;

function writeRows(metadata: EntityMetadata, { properties, where, orderBy = [], limit }: Rows): string {
  const from = `SELECT ${columnsOf(metadata, "row", properties).join(", ")} FROM "${metadata.tablePath}" AS row`;
  return `${from}${whereSql(where)}${orderSql(metadata, orderBy)}${limit === undefined ? "" : ` LIMIT ${limit}`}`;
}

function columnsOf(metadata: EntityMetadata, table: "row" | "linked", properties: readonly string[]): string[] {
  return properties.map((property) => `${table}."${metadata.findColumnWithPropertyPath(property)!.databaseName}"`);
}

function orderSql(metadata: EntityMetadata, orderBy: NonNullable<Rows["orderBy"]>): string {
  const keys = orderBy.map(({ property, direction }) => `${columnsOf(metadata, "row", [property])[0]} ${direction}`);
  return keys.length === 0 ? "" : ` ORDER BY ${keys.join(", ")}`;
}

function whereSql(where: readonly Condition[]): string {
  return where.length === 0 ? "" : ` WHERE ${where.map(({ sql }) => `(${sql})`).join(" AND ")}`;
}

function valuesOf(where: readonly Condition[]): unknown[] {
  return where.flatMap(({ values = [] }) => values);
}

function numbered(sql: string): string {
  let at = 0;
  return sql.replaceAll("?", () => `$${(at += 1)}`);
}

/** Past the ORM, but by its pool, into its log and with its errors, so that nobody need know the difference. */
async function send(
  db: DataSource,
  { text, name }: Pick<Statement, "text" | "name">,
  values: unknown[],
): Promise<unknown[][]> {
  const { master: pool } = db.driver as unknown as { master: pg.Pool };
  if (!db.isInitialized) throw new Error("The connection to the database is not established.");
  const begun = performance.now();
  try {
    const client = await connectionOf(db, pool);
    db.logger.logQuery(text, values);
    return await sendBy(client, { ...(name !== null && { name }), text, values, rowMode: "array" });
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

/** Under load most of a request's time is the wait for a connection: by then the request may have been given up. */
async function connectionOf(db: DataSource, pool: pg.Pool): Promise<pg.PoolClient> {
  refuseAbandoned(db);
  const client = await pool.connect();
  try {
    refuseAbandoned(db);
    return client;
  } catch (error) {
    client.release();
    throw error;
  }
}

/** The pool's own `query` would part with the connection for a refused value; the embedded database has no other. */
async function sendBy(client: pg.PoolClient, query: pg.QueryArrayConfig): Promise<unknown[][]> {
  let lost: Error | undefined;
  // Whoever waits for the rows is told as well.
  const onLost = (error: Error) => (lost = error);
  client.once("error", onLost);
  try {
    return (await client.query<unknown[]>(query)).rows;
  } finally {
    client.off("error", onLost);
    client.release(lost ?? isFull(client, query.name));
  }
}

/** Notes the name. Whether the connection then holds so many that another one should take its place. */
function isFull(client: pg.PoolClient, name: string | undefined): boolean {
  if (name === undefined) return false;
  const prepared = preparedBy.get(client) ?? new Set();
  preparedBy.set(client, prepared.add(name));
  return prepared.size > maxPrepared;
}
