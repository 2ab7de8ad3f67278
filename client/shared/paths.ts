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

/** Names the casino of a list of bonuses, or of a new bonus, in an address of the panel. */
export const CASINO_PARAMETER = "casinoId";

/** The panel's list of a casino's bonuses. */
export function casinoBonusListPath(casinoId: string): string {
  return `${paths.admin}?tab=manage-bonuses&${CASINO_PARAMETER}=${encodeURIComponent(casinoId)}`;
}

/** The place of the scoring rules on the About page. */
export const HOW_WE_SCORE_ID = "how-we-score";
export const howWeScorePath = `${paths.aboutUs}#${HOW_WE_SCORE_ID}`;

/** The place of one bonus on its casino's review. */
export function bonusAnchor(bonusId: string): string {
  return `bonus-${bonusId}`;
}

/** One bonus, on the review of its casino. */
export function bonusPath(casinoSlug: string, bonusId: string): string {
  return `${casinoBonusesPath(casinoSlug)}#${bonusAnchor(bonusId)}`;
}

/** The search for a text, with its other parameters by their names. Empty ones are left out. */
export function searchPath(text: string, parameters: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries({ q: text, ...parameters }).filter(([, value]) => value !== "");
  const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
  return query.length > 0 ? `${paths.search}?${query.join("&")}` : paths.search;
}

/** The slots with the highest return to player first. */
export const slotsByRtpPath = `${paths.slots}?sort=rtp`;

/** The place of the comparison's table on the search page. */
export const COMPARISON_ID = "comparison";

/** The element that scrolls the comparison's table. */
export const COMPARISON_TABLE_ID = "comparison-table";

/** The search page at the table of these casinos, as a comparison is shared. */
export function comparisonPath(casinoIds: readonly string[]): string {
  return `${searchPath("", { compare: casinoIds.join(",") })}#${COMPARISON_ID}`;
}
