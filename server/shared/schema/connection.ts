/** The type of every list of the API, and its cursors. https://relay.dev/graphql/connections.htm */
import { hash } from "node:crypto";

import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql";

import { BadUserInputError } from "../errors.js";
import { defaultPageSize, maxPageSize } from "../pageLimits.js";
import { memoizeText } from "../memoize.js";

@ObjectType({ description: "Where a page of a list stands.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether rows follow the last one of this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Whether rows stand before the first one of this page." })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "The cursor of the first row; null on an empty page." })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: "The cursor of the last row; null on an empty page." })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: "How many rows, 1 to 100, counted from `after`; 24 when neither this nor `last` is given.",
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins. Goes with `first`." })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many rows, 1 to 100, counted back from `before`. Not together with `first`.",
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor before which the page ends. Goes with `last`." })
  before?: string | null;
}

/** A page as asked for, checked. */
export interface Page {
  size: number;
  /** Whether the page is counted back from its cursor, or from the end where there is none. */
  isBackward: boolean;
  cursor: string | null;
}

/** @throws BadUserInputError when the four arguments don't make one page. */
export function readPage({ first, after, last, before }: PageArgs): Page {
  const isBackward = last != null || (before != null && first == null);
  if (first != null && last != null) throw badPage("last", "Give first or last, not both.");
  if (isBackward ? after != null : before != null) {
    throw badPage(isBackward ? "after" : "before", "Give after together with first, or before together with last.");
  }
  const size = (isBackward ? last : first) ?? defaultPageSize;
  if (size < 1 || size > maxPageSize) {
    throw badPage(isBackward ? "last" : "first", `Ask for 1 to ${maxPageSize} rows at a time.`);
  }
  return { size, isBackward, cursor: (isBackward ? before : after) ?? null };
}

/** A value that rows are sorted by, as a cursor carries it: dates as ISO 8601. */
export type SortValue = string | number | boolean;

/** What a cursor must match to be used again: the same list, in the same order, filtered the same way. */
export function listKey(list: string, order: string, filter: object): string {
  const given = Object.entries(filter).filter(([, value]) => value != null);
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return shortHash(JSON.stringify([list, order, sorted]));
}

const shortHash = memoizeText((text) => hash("sha256", text, "base64url").slice(0, 12));

/** The position of a row in the list of this key. Opaque to callers. */
export function encodeCursor(key: string, values: SortValue[]): string {
  return Buffer.from(JSON.stringify([key, ...values])).toString("base64url");
}

/**
 * The values of a cursor of ours, one for each of the sort keys' types.
 * @throws BadUserInputError for anything else, among it a cursor of another list, order or filter.
 */
export function decodeCursor(key: string, cursor: string, types: SortKeyType[], field: string): SortValue[] {
  const decoded = parseCursor(cursor);
  if (decoded === null || decoded[0] !== key || decoded.length !== types.length + 1) {
    throw badPage(field, "This cursor belongs to another list, order or filter. Start again from the first page.");
  }
  const values = decoded.slice(1);
  if (!values.every((value, at) => isOfType(value, types[at]!))) {
    throw badPage(field, "This cursor is broken. Start again from the first page.");
  }
  return values as SortValue[];
}

export type SortKeyType = "text" | "integer" | "number" | "boolean" | "date" | "uuid";

/** Ours have a few hundred characters: the longest holds a name. */
const maxCursorLength = 4_000;

function parseCursor(cursor: string): unknown[] | null {
  if (cursor.length > maxCursorLength) return null;
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

function isOfType(value: unknown, type: SortKeyType): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && isMoment(value);
    case "uuid":
      return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
    case "text":
      return typeof value === "string" && !value.includes("\0");
  }
}

/** Whether it is a day that exists, in the form that a cursor is made with. PostgreSQL knows no year 0. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text.startsWith("0000")) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString() === text;
}

function badPage(field: string, message: string): BadUserInputError {
  return new BadUserInputError([{ field, message }]);
}

/** A row of a list, with its cursor. */
export interface Edge<Row> {
  cursor: string;
  node: Row;
}

/** One page of rows with their cursors, and how to count the whole list. */
export interface Connection<Row, RowEdge extends Edge<Row> = Edge<Row>> {
  edges: RowEdge[];
  pageInfo: PageInfo;
  nodes: () => Row[];
  /** Runs only when the count is asked for. */
  totalCount: () => Promise<number>;
}

/** What of a page is worked out only when it is asked for. */
export interface PageOfRows<Row> {
  page: Page;
  /** Whether rows remain in the direction that was walked. */
  hasMore: boolean;
  cursorOf: (row: Row) => string;
  totalCount: () => Promise<number>;
}

/** A page of rows. It makes cursors only for callers who ask for them. */
export class ConnectionOfRows<Row> implements Connection<Row> {
  readonly totalCount: () => Promise<number>;

  constructor(
    private readonly rows: Row[],
    private readonly made: PageOfRows<Row>,
  ) {
    this.totalCount = made.totalCount;
  }

  readonly nodes = () => this.rows;

  get edges(): Edge<Row>[] {
    return this.rows.map((node) => ({ cursor: this.made.cursorOf(node), node }));
  }

  get pageInfo(): PageInfo {
    const { page, hasMore, cursorOf } = this.made;
    const [first, last] = [this.rows[0], this.rows.at(-1)];
    return pageInfoOf(page, hasMore, first && cursorOf(first), last && cursorOf(last));
  }
}

/** Puts the pieces of a page together. `hasMore`: whether rows remain in the direction that was walked. */
export function toConnection<Row, RowEdge extends Edge<Row>>(
  edges: RowEdge[],
  page: Page,
  hasMore: boolean,
  totalCount: () => Promise<number>,
): Connection<Row, RowEdge> {
  const pageInfo = pageInfoOf(page, hasMore, edges[0]?.cursor, edges.at(-1)?.cursor);
  return { edges, pageInfo, nodes: () => edges.map(({ node }) => node), totalCount };
}

function pageInfoOf(page: Page, hasMore: boolean, startCursor: string | null = null, endCursor: string | null = null) {
  const hasCursor = page.cursor !== null;
  return {
    hasNextPage: page.isBackward ? hasCursor : hasMore,
    hasPreviousPage: page.isBackward ? hasMore : hasCursor,
    startCursor,
    endCursor,
  };
}

/** The same page of the same list, with its rows as something else. */
export function mapRows<Row, Other>(
  { pageInfo, totalCount, edges: former }: Connection<Row>,
  map: (row: Row) => Other,
): Connection<Other> {
  const edges = former.map(({ cursor, node }) => ({ cursor, node: map(node) }));
  return { edges, pageInfo, totalCount, nodes: () => edges.map(({ node }) => node) };
}

/** The GraphQL type of a row's place in a noun's list, to be given a name by `connectionTypes` or by a class of its own. */
export function edgeType<Row extends object>(row: ClassType<Row>) {
  @ObjectType({ simpleResolvers: true })
  class EdgeType implements Edge<Row> {
    @Field(() => String, { description: "Give it as `after` or `before` to go on from this row." })
    cursor!: string;

    @Field(() => row, { description: "The row itself." })
    node!: Row;
  }
  return EdgeType;
}

/** The GraphQL types of a noun's list: `CasinoConnection` for `Casino`, and `CasinoEdge` where no other edge is given. */
export function connectionTypes<Row extends object>(
  name: string,
  row: ClassType<Row>,
  plural: string,
  edge: ClassType<Edge<Row>> = plainEdge(name, row, plural),
) {
  @ObjectType(`${name}Connection`, { description: `A page of ${plural}.`, simpleResolvers: true })
  class ConnectionType implements Connection<Row> {
    @Field(() => [edge], { description: "The rows in order, each with its cursor." })
    edges!: Edge<Row>[];

    @Field(() => PageInfo, { description: "Where this page stands in the list." })
    pageInfo!: PageInfo;

    @Field(() => [row], { description: "The rows in order, for callers who need no cursors." })
    nodes!: () => Row[];

    @Field(() => Int, { description: "How many rows the whole list has. Counted only when asked for." })
    totalCount!: () => Promise<number>;
  }
  return ConnectionType;
}

/** What every edge says of itself. */
export function edgeOptions(plural: string) {
  return { description: `One of the ${plural} on a page, with its cursor.`, simpleResolvers: true };
}

function plainEdge<Row extends object>(name: string, row: ClassType<Row>, plural: string) {
  @ObjectType(`${name}Edge`, edgeOptions(plural))
  class PlainEdge extends edgeType(row) {}
  return PlainEdge;
}
