/**
 * Checks JSON-LD blocks for required properties. Google requires most of them. For the other types, the list contains
 * the properties without which they would be meaningless.
 */

type Thing = Record<string, unknown>;

/** All types that the site uses, with their required properties. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  Article: ["headline", "image", "datePublished", "author"],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "url", "about"],
  FAQPage: ["mainEntity"],
  Game: ["name", "url"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position", "name"],
  NewsArticle: ["headline", "image", "datePublished", "author"],
  Organization: ["name"],
  PaymentMethod: ["name"],
  Person: ["name"],
  Question: ["name", "acceptedAnswer"],
  Rating: ["ratingValue", "bestRating", "worstRating"],
  Review: ["author", "itemReviewed", "reviewRating", "datePublished"],
};

/** The properties whose values are URLs. */
const links = new Set(["url", "item", "image", "logo"]);

interface Site {
  /** The URL of the page that contains the data. */
  page: string;
  /** The URLs of all pages of the site. */
  addresses: ReadonlySet<string>;
}

/** Returns the problems of a JSON-LD block. Returns an empty array if the block is valid. */
export function validateStructuredData(text: string, site: Site): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`is not JSON: ${String(error)}`];
  }
  if (!isThing(data)) return ["is not an object"];
  if (data["@context"] !== "https://schema.org") return ["has no @context of schema.org"];
  return [...problemsOf(data, site)];
}

function isThing(value: unknown): value is Thing {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function* problemsOf(thing: Thing, site: Site): Generator<string> {
  const type = String(thing["@type"]);
  if (!required[type]) yield `has the unknown @type ${type}`;
  for (const property of required[type] ?? []) if (isEmpty(thing[property])) yield `has a ${type} without ${property}`;
  if (type === "BreadcrumbList" || type === "ItemList") yield* listProblems(type, thing["itemListElement"], site);
  if (type === "Rating" && !isInRange(thing)) yield `has a rating out of range: ${JSON.stringify(thing)}`;
  for (const [property, value] of Object.entries(thing)) {
    if (property.startsWith("date") && Number.isNaN(Date.parse(String(value)))) yield `has no date in ${property}`;
    if (links.has(property) && !isReachable(String(value), site)) yield `links to ${String(value)}`;
    for (const each of [value].flat()) if (isThing(each)) yield* problemsOf(each, site);
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/**
 * Yields the problems of a list. Positions must count from 1. Breadcrumbs must have at least two items and end at the
 * current page.
 */
function* listProblems(type: string, items: unknown, { page }: Site): Generator<string> {
  if (!Array.isArray(items)) return;
  if (items.some((item: Thing, at) => item["position"] !== at + 1)) yield `has a ${type} with wrong positions`;
  if (type === "ItemList") return;
  if (items.length < 2) yield "has a BreadcrumbList with fewer than two items";
  if ((items.at(-1) as Thing | undefined)?.["item"] !== page)
    yield "has a BreadcrumbList that does not end at the page";
}

function isInRange(rating: Thing): boolean {
  const [worst, value, best] = [rating["worstRating"], rating["ratingValue"], rating["bestRating"]].map(Number);
  return worst! <= value! && value! <= best!;
}

/** Returns whether a URL is absolute. If the URL belongs to this site, it must also lead to a page or a file. */
function isReachable(link: string, { page, addresses }: Site): boolean {
  if (!URL.canParse(link)) return false;
  const { origin, pathname } = new URL(link);
  const isFile = /\.\w+$/.test(pathname);
  return origin !== new URL(page).origin || isFile || addresses.has(link);
}
