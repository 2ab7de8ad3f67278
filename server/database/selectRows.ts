/**
 * Reads rows of one table. The statement of a shape (which columns, conditions, order and size) is written once and sent
 * by its name, which PostgreSQL has parsed and planned already; rows are filled in without the ORM's making of entities.
 * What is read here is never written back.
 */
import pg from "pg";
import { type DataSource, type EntityMetadata, QueryFailedError } from "typeorm";

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

/** By the shape. Callers choose what is selected, so that there may be any number of shapes. */
const statements = new Map<string, Statement>();

/** Shapes that are remembered; when there are more, all are forgotten but those that have a name. */
const maxStatements = 2_000;

/** Statements that have a name: each connection's server process holds their plans, some 30 KB each. */
const maxNamed = 200;

/** Uses from which a statement has a name. */
const usesOfNamed = 5;

let named = 0;

export async function selectRows<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row[]> {
  const { entity: Entity } = select;
  const statement = statementOf(db, select);
  const found = await send(db, statement, valuesOf(select.where));
  // Of the entity's class all the same, by which the schema tells types apart.
  return found.map((values) => {
    const row = fill(new Entity(), statement.places, values);
    if (statement.linked !== null) link(row, statement.linked, values, statement.places.length);
    return row;
  });
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

export async function countRows<Row extends object>(
  db: DataSource,
  { entity, where }: Pick<Select<Row>, "entity" | "where">,
): Promise<number> {
  const shape = [entity.name, "count", where.map(({ sql }) => sql).join("\n")].join("\n\n");
  const statement = remember(shape, () => {
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
  return remember(shape, () => {
    const places = properties.map((property) => property.split(".") as Place);
    return { text: write(db, select), places, linked };
  });
}

/** The statement of a shape, written where it is new. */
function remember(shape: string, make: () => Pick<Statement, "text" | "places" | "linked">): Statement {
  let statement = statements.get(shape);
  if (!statement) {
    if (statements.size >= maxStatements) forgetUnnamed();
    statement = { ...make(), name: null, uses: 0 };
    statements.set(shape, statement);
  }
  statement.uses += 1;
  if (statement.name === null && statement.uses >= usesOfNamed && named < maxNamed) {
    named += 1;
    statement.name = `rows_${named}`;
  }
  return statement;
}

function forgetUnnamed(): void {
  for (const [shape, { name }] of statements) if (name === null) statements.delete(shape);
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
  db.logger.logQuery(text, values);
  const begun = performance.now();
  try {
    return await sendBy(await pool.connect(), { ...(name !== null && { name }), text, values, rowMode: "array" });
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  } finally {
    const milliseconds = performance.now() - begun;
    const { maxQueryExecutionTime } = db.options;
    if (maxQueryExecutionTime !== undefined && milliseconds > maxQueryExecutionTime)
      db.logger.logQuerySlow(milliseconds, text, values);
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
    client.release(lost);
  }
}
