/** The arguments and the content of one page of a list. https://relay.dev/graphql/connections.htm */
import { getNamedType, type GraphQLResolveInfo } from "graphql";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";

import { BadUserInputError } from "../errors.js";
import { selectedFields } from "./selection.js";
import { defaultPageSize, maxPageSize } from "../../../shared/apiLimits.js";

@ObjectType({ description: "The position of a page in its list.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there are rows after this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Whether there are rows before this page." })
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
    description: `How many rows to return, 1 to ${maxPageSize}, from the start of the list or after the cursor \`after\`. If \`last\` is also omitted, the default is ${defaultPageSize}.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Returns rows after this cursor. Use it with `first`." })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many rows to return, 1 to ${maxPageSize}, from the end of the list or before the cursor \`before\`. Cannot be combined with \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: "Returns rows before this cursor. Use it with `last`." })
  before?: string | null;
}

/** The page that the caller requested, after validation. */
export interface Page {
  size: number;
  /**
   * Whether the page ends before its cursor instead of starting after it. Without a cursor, a backward page is the last
   * page of the list.
   */
  isBackward: boolean;
  cursor: string | null;
  /** Whether the caller selects neither rows nor their position, only counts. The list then reads no rows. */
  isCountOnly?: boolean;
}

/**
 * @param info The list's field. Omitted if the list reads its rows even if the caller only counts them.
 * @throws BadUserInputError when the four arguments do not describe one page.
 */
export function readPage({ first, after, last, before }: PageArgs, info?: GraphQLResolveInfo): Page {
  const isBackward = last != null || (before != null && first == null);
  if (first != null && last != null) throw badPage("last", "`first` and `last` cannot be combined.");
  if (isBackward ? after != null : before != null) {
    throw badPage(isBackward ? "after" : "before", "Use `after` with `first`, and `before` with `last`.");
  }
  const size = (isBackward ? last : first) ?? defaultPageSize;
  if (size < 1 || size > maxPageSize) {
    const field = isBackward ? "last" : "first";
    throw badPage(field, `\`${field}\` must be between 1 and ${maxPageSize}.`);
  }
  const isCountOnly = info !== undefined && !selectsRows(info);
  return { size, isBackward, cursor: (isBackward ? before : after) ?? null, isCountOnly };
}

function selectsRows(info: GraphQLResolveInfo): boolean {
  const fields = selectedFields(info, getNamedType(info.returnType).name);
  return ["edges", "nodes", "pageInfo"].some((field) => fields.has(field));
}

function badPage(field: string, message: string): BadUserInputError {
  return new BadUserInputError([{ field, message }]);
}

/** A row of a list, with its cursor. */
export interface Edge<Row> {
  cursor: string;
  node: Row;
}

/** One page of rows with their cursors, and a function that counts the whole list. */
export interface Connection<Row, RowEdge extends Edge<Row> = Edge<Row>> {
  edges: RowEdge[];
  pageInfo: PageInfo;
  nodes: () => Row[];
  /** Called only if the count is selected. */
  totalCount: () => Promise<number>;
}

/** Creates a page. `hasMore` says whether more rows follow in the page's direction. */
export function toConnection<Row, RowEdge extends Edge<Row>>(
  edges: RowEdge[],
  page: Page,
  hasMore: boolean,
  totalCount: () => Promise<number>,
): Connection<Row, RowEdge> {
  const pageInfo = pageInfoOf(page, hasMore, edges[0]?.cursor, edges.at(-1)?.cursor);
  return { edges, pageInfo, nodes: () => edges.map(({ node }) => node), totalCount };
}

/** Returns the position of a page in its list. `hasMore` says whether more rows follow in the page's direction. */
export function pageInfoOf(
  page: Page,
  hasMore: boolean,
  startCursor: string | null = null,
  endCursor: string | null = null,
) {
  const hasCursor = page.cursor !== null;
  return {
    hasNextPage: page.isBackward ? hasCursor : hasMore,
    hasPreviousPage: page.isBackward ? hasMore : hasCursor,
    startCursor,
    endCursor,
  };
}

/** Returns the same page with mapped rows. */
export function mapRows<Row, Other>(
  { pageInfo, totalCount, edges: former }: Connection<Row>,
  map: (row: Row) => Other,
): Connection<Other> {
  const edges = former.map(({ cursor, node }) => ({ cursor, node: map(node) }));
  return { edges, pageInfo, totalCount, nodes: () => edges.map(({ node }) => node) };
}
