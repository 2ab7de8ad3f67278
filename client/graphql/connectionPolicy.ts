import type { FieldPolicy, Reference, StoreObject } from "@apollo/client/cache";

interface Edge {
  node?: Reference;
}

/** A cached page of a list. */
interface Connection extends StoreObject {
  edges?: readonly Edge[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

/** The fetched pages of one list, by the cursor that they start after. */
type Pages = Readonly<Record<string, Connection>>;

/** Returns a page and every cached page that follows it. */
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
 * Defines how the cache stores a list: one entry for each filter and order, page by page. A read from a cursor returns
 * that page and all cached pages that follow. So "Show more" extends the list in place, and a page opened by its link
 * stays a separate list. Deleted rows disappear.
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
