/** Every address of the site. Nothing else spells one out. */
export const paths = {
  home: "/",
  admin: "/admin",
  search: "/search",
  favorites: "/favorites",
  allCasinos: "/all-casinos",
  newCasinos: "/new-casinos",
  mobileCasinos: "/mobile-casinos",
  liveCasinos: "/live-casinos",
  bitcoinCasinos: "/bitcoin-casinos",
  ethereumCasinos: "/ethereum-casinos",
  noDeposit: "/no-deposit",
  welcomeBonus: "/welcome-bonus",
  freeSpins: "/free-spins",
  cashback: "/cashback",
  cryptoBonuses: "/crypto-bonuses",
  slots: "/slots",
  tableGames: "/table-games",
  liveGames: "/live-games",
  jackpots: "/jackpots",
  news: "/news",
  aboutUs: "/about-us",
  blog: "/blog",
  faq: "/faq",
  playSafe: "/playsafe",
  guides: "/guides",
  /** Served by the API, not by the client's router. */
  playground: "/playground",
  casinoPattern: "/casino/:slug",
  casinoReviewPattern: "/casino-reviews/:slug",
} as const;

/** Whether an address is of the panel, which visitors never see. */
export function isAdminPath(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`);
}

/** The review of one casino: the first, canonical one of its two addresses. */
export function casinoPath(slug: string): string {
  return `/casino/${encodeURIComponent(slug)}`;
}

/** The bonuses of one casino, on its review. */
export function casinoBonusesPath(slug: string): string {
  return `${casinoPath(slug)}?tab=bonuses`;
}

/** The search for a text, with its other parameters by their names. Empty ones are left out. */
export function searchPath(text: string, parameters: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries({ q: text, ...parameters }).filter(([, value]) => value !== "");
  const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
  return query.length > 0 ? `${paths.search}?${query.join("&")}` : paths.search;
}

/** The place of the comparison's table on the search page. */
export const COMPARISON_ID = "comparison";

/** The search page at the table of these casinos, as a comparison is shared. */
export function comparisonPath(casinoIds: readonly string[]): string {
  return `${searchPath("", { compare: casinoIds.join(",") })}#${COMPARISON_ID}`;
}
