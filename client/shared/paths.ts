/** Every page path on the site. Use these constants instead of strings. */
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
  howWeRate: "/how-we-rate",
  /**
   * Emails link to the confirm and unsubscribe paths (newsletter.emails.ts). After the visitor presses the button
   * there, the server redirects to a page with the result.
   */
  newsletterConfirm: "/newsletter/confirm",
  newsletterConfirmed: "/newsletter/confirmed",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  newsletterUnsubscribed: "/newsletter/unsubscribed",
  newsletterInvalid: "/newsletter/invalid",
  /** Served by the API server, not by the client's router. */
  playground: "/playground",
  casinoPattern: "/casino/:slug",
  casinoReviewPattern: "/casino-reviews/:slug",
  gamePattern: "/game/:slug",
  providerPattern: "/provider/:slug",
  paymentMethodPattern: "/payment-method/:slug",
  licensePattern: "/license/:slug",
  newsPattern: "/news/:slug",
  postPattern: "/blog/:slug",
  guidePattern: "/guides/:slug",
  authorPattern: "/author/:slug",
  pagePattern: "/:slug",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  /** Served by the API server, not by the client's router. */
  feed: "/feed.xml",
} as const;

/**
 * The query parameter of the panel's page for one-time links. The secret token is in the URL's fragment. The server
 * creates these URLs (server/shared/accountLinks.ts).
 */
export const LINK_PARAMETER = "link";

/** Returns whether a path belongs to the admin panel. */
export function isAdminPath(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`);
}

/** Returns the canonical path of a casino's review. The review also has a second path. */
export function casinoPath(slug: string): string {
  return `/casino/${encodeURIComponent(slug)}`;
}

/** Returns whether a path matches a pattern that ends with a slug. */
export function isUnder(path: string, pattern: string): boolean {
  return path.startsWith(pattern.slice(0, pattern.indexOf(":")));
}

export function gamePath(slug: string): string {
  return `/game/${encodeURIComponent(slug)}`;
}

export function providerPath(slug: string): string {
  return `/provider/${encodeURIComponent(slug)}`;
}

export function paymentMethodPath(slug: string): string {
  return `/payment-method/${encodeURIComponent(slug)}`;
}

export function licensePath(slug: string): string {
  return `/license/${encodeURIComponent(slug)}`;
}

/**
 * The path prefix of each kind of article. A page has no prefix except `/`, and a question is an anchor on the FAQ
 * page.
 */
const articleFolders = { NEWS: "/news/", POST: "/blog/", GUIDE: "/guides/", PAGE: "/", FAQ: "/faq#" } as const;

/** Returns the canonical path of an article. */
export function articlePath({ kind, slug }: { kind: keyof typeof articleFolders; slug: string }): string {
  return articleFolders[kind] + encodeURIComponent(slug);
}

export function authorPath(slug: string): string {
  return `/author/${encodeURIComponent(slug)}`;
}

/** The name and path of the game list for each category. */
export const gameCategoryPaths = {
  SLOTS: { name: "Slots", path: paths.slots },
  TABLE_GAMES: { name: "Table Games", path: paths.tableGames },
  LIVE_GAMES: { name: "Live Games", path: paths.liveGames },
  JACKPOTS: { name: "Jackpots", path: paths.jackpots },
} as const;

/** Returns the path of the Bonuses tab of a casino's review. */
export function casinoBonusesPath(slug: string): string {
  return `${casinoPath(slug)}?tab=bonuses`;
}

/** The admin panel's query parameter for a casino id, in the URL of a bonus list or of the form for a new bonus. */
export const CASINO_PARAMETER = "casinoId";

/** Returns the admin panel's path for the list of one casino's bonuses. */
export function casinoBonusListPath(casinoId: string): string {
  return `${paths.admin}?tab=manage-bonuses&${CASINO_PARAMETER}=${encodeURIComponent(casinoId)}`;
}

/** The anchor of the scoring rules on the About page. */
export const HOW_WE_SCORE_ID = "how-we-score";
export const howWeScorePath = `${paths.aboutUs}#${HOW_WE_SCORE_ID}`;

/** Returns the anchor of a bonus in its casino's review. */
export function bonusAnchor(bonusId: string): string {
  return `bonus-${bonusId}`;
}

/** Returns the path of a bonus in its casino's review. */
export function bonusPath(casinoSlug: string, bonusId: string): string {
  return `${casinoBonusesPath(casinoSlug)}#${bonusAnchor(bonusId)}`;
}

/** Returns the path of a search with the given query parameters. Omits empty parameters. */
export function searchPath(text: string, parameters: Readonly<Record<string, string>> = {}): string {
  const nonEmpty = Object.entries({ q: text, ...parameters }).filter(([, value]) => value !== "");
  const query = nonEmpty.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
  return query.length > 0 ? `${paths.search}?${query.join("&")}` : paths.search;
}

/** The query parameter for casino ids. A filtered casino list uses it to link to the bonuses of its casinos. */
export const CASINOS_PARAMETER = "casinos";

/** Returns the path of the main offers of the given casinos, cheapest first. */
export function welcomeOffersPath(casinoIds: readonly string[]): string {
  return `${paths.welcomeBonus}?${CASINOS_PARAMETER}=${casinoIds.join(",")}&sort=cost`;
}

/** The path of the slots page, sorted by return to player, highest first. */
export const slotsByRtpPath = `${paths.slots}?sort=rtp`;

/** The anchor of the comparison table on the search page. */
export const COMPARISON_ID = "comparison";

/** Returns the path of a shared comparison, which opens on the search page. */
export function comparisonPath(casinoIds: readonly string[]): string {
  return `${searchPath("", { compare: casinoIds.join(",") })}#${COMPARISON_ID}`;
}
