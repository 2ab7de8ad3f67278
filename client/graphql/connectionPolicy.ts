import type { FieldPolicy, Reference, StoreObject } from "@apollo/client/cache";

interface Edge {
  node?: Reference;
}

/** A cached page of a list. */
interface Connection extends StoreObject {
  edges?: readonly Edge[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

/**
 * The fetched pages of one list. The key is the cursor after which a page starts, or an empty string for the first
 * page.
 */
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
 * Defines how the cache stores a list. Each filter and order has its own entry, which contains the fetched pages. A
 * read from a cursor returns the page at that cursor and all cached pages after it. "Show more" therefore extends the
 * list in place, and a page opened by its own link stays a separate list. Reads omit deleted rows.
 */
export function connectionPolicy(): FieldPolicy<Pages, Connection> {
  return {
    keyArgs: ["filter", "orderBy", "deposit", "noun", "id", "actor", "first", "last", "before"],
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
