import type { FieldPolicy, Reference, StoreObject } from "@apollo/client/cache";

interface Edge {
  node?: Reference;
}

/** A page of a list as the cache holds it. */
interface Connection extends StoreObject {
  edges?: readonly Edge[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

/** The pages that were fetched of one list, by the cursor that they start after. */
type Pages = Readonly<Record<string, Connection>>;

/** From a page on, every page that follows and is here. */
function pagesFrom(pages: Pages, start: string): Connection[] {
  const chain: Connection[] = [];
  let page = pages[start];
  while (page && !chain.includes(page)) {
    chain.push(page);
    const { hasNextPage, endCursor } = page.pageInfo ?? {};
    page = hasNextPage && endCursor ? pages[endCursor] : undefined;
  }
  return chain;
}

/**
 * How the cache keeps a list: one entry for each filter and order, page by page.
 * Reading from a cursor on gives that page with all pages that follow it, so that 'more' grows the list in place and a
 * page opened by its link stays a list of its own. Rows that were deleted drop out.
 */
export function connectionPolicy(): FieldPolicy<Pages, Connection> {
  return {
    keyArgs: ["filter", "orderBy", "noun", "id", "actor", "first", "last", "before"],
    merge: (existing = {}, incoming, { args }) => ({
      ...existing,
      [String(args?.["after"] ?? "")]: incoming as Connection,
    }),
    read(existing, { args, canRead, readField }) {
      const chain = existing && pagesFrom(existing, String(args?.["after"] ?? ""));
      const first = chain?.[0];
      if (!chain || !first) return undefined;
      const edges = chain.flatMap((page) => page.edges ?? []);
      return {
        ...first,
        pageInfo: chain.at(-1)?.pageInfo,
        edges: edges.filter((edge) => canRead(readField("node", edge as StoreObject))),
      };
    },
  } as FieldPolicy<Pages, Connection>;
}
