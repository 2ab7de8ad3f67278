/** What a list says of itself to search engines. */

/** One row of a list; without a page of its own it has no path. */
export interface ListedItem {
  name: string;
  path?: string | undefined;
}

/** The rows in their order, as schema.org words a list. `homeUrl` is the absolute address of the home page. */
export function itemList(items: readonly ListedItem[], homeUrl: string) {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path && { url: new URL(path, homeUrl).href }),
    })),
  };
}
