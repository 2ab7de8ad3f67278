/**
 * Sends reads and writes to several servers of one database, and compares each response with the right one. No write
 * affects what the reads return.
 */
import { isDeepStrictEqual } from "node:util";
import type { GraphQLEnumType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { type HttpResponse, post } from "../sessions/signedIn.js";

interface List {
  orders: string;
  fields: string[];
  filters: string[];
}

/** For each list: the enum of its orders, some selections, and some filters. */
const lists: Record<string, List> = {
  games: {
    orders: "GameOrder",
    fields: ["name", "slug provider", "id rtp category"],
    filters: ["{}", "{ category: SLOTS }", '{ providers: ["netent"] }', '{ search: "book" }', "{ isPopular: true }"],
  },
  casinos: {
    orders: "CasinoOrder",
    fields: ["name", "slug rating licenses", "id website: websiteUrl bonuses(first: 2) { title }"],
    filters: ["{}", "{ minRating: 4 }", '{ paymentMethods: ["skrill"] }', '{ search: "gate" }', "{ isNew: true }"],
  },
  bonuses: {
    orders: "BonusOrder",
    fields: ["title", "id bonusType", "title casino { name rating }"],
    filters: ["{}", "{ bonusType: WELCOME }", "{ hasNoWagering: true }", "{ minDepositAtMost: 20 }"],
  },
};

/** The orders that depend on what the writes change. */
const isUnsteady = (order: string) => /^(?:UPDATED|REVIEW_COUNT)_|^RELEVANCE$/.test(order);

const ordersOf = (name: string) =>
  (buildGraphqlSchema().getType(name) as GraphQLEnumType)
    .getValues()
    .map(({ name: order }) => order)
    .filter((order) => !isUnsteady(order));

interface ListPage {
  pageInfo: { endCursor: string | null };
}

export interface Read {
  query: string;
  variables: { after: string | null };
  /** The right data. */
  data: unknown;
}

/** Returns reads of two pages of each list with each filter, in each order, with the data that a server returns. */
export async function makeReads(url: string): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [list, { orders, fields, filters }] of Object.entries(lists))
    for (const [at, filter] of filters.entries())
      for (const [turn, order] of ordersOf(orders).entries()) {
        const query = `query ($after: String) { ${list}(first: 3, after: $after, orderBy: ${order}, filter: ${filter}) {
          nodes { ${fields[(at + turn) % fields.length]} } pageInfo { endCursor } } }`;
        let after: string | null = null;
        for (let page = 1; page <= 2; page += 1) {
          const { data, errors }: HttpResponse<Record<string, ListPage>> = await post(url, query, { after });
          if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
          reads.push({ query, variables: { after }, data });
          after = data![list]!.pageInfo.endCursor;
        }
      }
  return reads;
}

/** A row that one caller changes. */
interface Row {
  id: string;
  version: number;
}

/** For each noun: its list, its update, and the field that the update changes. */
const writes = [
  { list: "games", update: "updateGame", input: "GameUpdateInput!", field: "maxWin", valueOf: String },
  { list: "casinos", update: "updateCasino", input: "CasinoUpdateInput!", field: "reviewCount", valueOf: Number },
  { list: "bonuses", update: "updateBonus", input: "BonusUpdateInput!", field: "maxWin", valueOf: String },
] as const;

export interface MixedRequests {
  urls: readonly string[];
  reads: readonly Read[];
  cookie: string;
  count: number;
  callers: number;
}

/** Sends the requests. Returns the wrong responses. Every fifth request is a write, and the next one reads its row. */
export async function sendMixed({ urls, reads, cookie, count, callers }: MixedRequests): Promise<unknown[]> {
  const wrong: unknown[] = [];
  let sent = 0;
  const expectData = async (query: string, variables: Record<string, unknown>, data: unknown, headers = {}) => {
    const url = urls[(sent + Math.floor(sent / 7)) % urls.length]!;
    sent += 1;
    const { data: returned, errors } = await post(url, query, variables, headers);
    if (!isDeepStrictEqual(returned, data)) wrong.push({ query, variables, right: data, returned, errors });
  };
  const rows = new Map<string, Row[]>();
  for (const { list } of writes) {
    const { data } = await post<Record<string, { nodes: Row[] }>>(
      urls[0]!,
      `{ ${list}(first: ${callers}) { nodes { id version } } }`,
    );
    rows.set(list, data![list]!.nodes);
  }
  const write = async (caller: number, turn: number) => {
    const { list, update, input, field, valueOf } = writes[turn % writes.length]!;
    const row = rows.get(list)![caller]!;
    const { id, version } = row;
    row.version += 1;
    const mutation = `mutation ($id: ID!, $version: Int!, $input: ${input}) {
      ${update}(id: $id, version: $version, input: $input) { id version ${field} } }`;
    const written = { id, version: row.version, [field]: valueOf(turn) };
    const variables = { id, version, input: { [field]: valueOf(turn) } };
    await expectData(mutation, variables, { [update]: written }, { cookie });
    const query = `query ($ids: [ID!]) { ${list}(filter: { ids: $ids }) { nodes { id version ${field} } } }`;
    await expectData(query, { ids: [id] }, { [list]: { nodes: [written] } });
  };
  const call = async (caller: number) => {
    const isDone = () => sent >= count;
    for (let turn = caller; !isDone(); turn += callers) {
      const { query, variables, data } = reads[turn % reads.length]!;
      if (turn % 5 === 0) await write(caller, turn);
      else await expectData(query, variables, data);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return wrong;
}
