/** Reads the API's lists page by page, and sorts plain rows in the same way, so tests can compare the two. */
import type { GraphQLEnumType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { call, callOrThrow, type Called } from "../call.js";
import type { TestApp, TestViewer } from "../createTestApp.js";

export type ListName = "casinos" | "bonuses" | "games";

export interface ListPage {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

export interface ListArgs {
  filter?: Record<string, unknown> | null;
  orderBy?: string | null;
  /** Only for bonuses. */
  deposit?: number | null;
  depositCurrency?: string | null;
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Returns every order that the API supports for a list. */
export function ordersOf(list: ListName): string[] {
  const types = { casinos: "CasinoOrder", bonuses: "BonusOrder", games: "GameOrder" };
  const type = buildGraphqlSchema().getType(types[list]) as GraphQLEnumType;
  return type.getValues().map(({ name }) => name);
}

/** Every order of every list, except RELEVANCE, which requires a search text. */
export const everyOrder = (["casinos", "bonuses", "games"] as const).flatMap((list) =>
  ordersOf(list)
    .filter((orderBy) => orderBy !== "RELEVANCE")
    .map((orderBy): [ListName, string] => [list, orderBy]),
);

const page = "edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount";

export interface ListOptions {
  viewer?: TestViewer;
}

export function tryPage(
  app: TestApp,
  list: ListName,
  args: ListArgs,
  options: ListOptions = {},
): Promise<Called<ListPage>> {
  return call<ListPage>(app, list, { ...args }, page, options);
}

export function readPage(app: TestApp, list: ListName, args: ListArgs, options: ListOptions = {}): Promise<ListPage> {
  return callOrThrow<ListPage>(app, list, { ...args }, page, options);
}

export interface WalkOptions extends ListOptions {
  size?: number;
  /** Whether to read the pages from last to first. */
  isBackward?: boolean;
  /** Called after each page except the last. */
  between?: (page: ListPage) => Promise<void>;
}

/** Reads a whole list page by page. Returns the ids in the order of the list. */
export async function walk(
  app: TestApp,
  list: ListName,
  args: Pick<ListArgs, "filter" | "orderBy" | "deposit" | "depositCurrency">,
  { size = 100, isBackward = false, between, viewer }: WalkOptions = {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (;;) {
    const part: ListArgs = isBackward ? { last: size, before: cursor } : { first: size, after: cursor };
    const read = await readPage(app, list, { ...args, ...part }, viewer ? { viewer } : {});
    const found = read.edges.map(({ node }) => node.id);
    if (isBackward) ids.unshift(...found);
    else ids.push(...found);
    if (!(isBackward ? read.pageInfo.hasPreviousPage : read.pageInfo.hasNextPage)) return ids;
    cursor = isBackward ? read.pageInfo.startCursor : read.pageInfo.endCursor;
    await between?.(read);
  }
}

/** A sort key with its direction, where 1 is ascending and -1 is descending. */
export type PlainKey<Row> = [valueOf: (row: Row) => string | number | boolean, sign: 1 | -1];

/** Returns the ids of the rows, sorted by the first key, then by the second, and so on. */
export function plainOrder<Row extends { id: string }>(rows: Row[], keys: PlainKey<Row>[]): string[] {
  const compare = (one: Row, other: Row) => {
    for (const [valueOf, sign] of keys) {
      if (valueOf(one) < valueOf(other)) return -sign;
      if (valueOf(one) > valueOf(other)) return sign;
    }
    return 0;
  };
  return rows.toSorted(compare).map(({ id }) => id);
}

export function reversed<Row>(keys: PlainKey<Row>[]): PlainKey<Row>[] {
  return keys.map(([valueOf, sign]) => [valueOf, sign === 1 ? -1 : 1]);
}

/** Returns the ids of the rows that a search finds, by text. How a search finds rows is tested elsewhere. */
export async function searchedIds(
  app: TestApp,
  list: ListName,
  texts: readonly string[],
  options: WalkOptions = {},
): Promise<Record<string, Set<string>>> {
  const ids: Record<string, Set<string>> = {};
  for (const search of texts) ids[search] = new Set(await walk(app, list, { filter: { search } }, options));
  return ids;
}
