/** Maps the site's paths to pages. A page loads only when it is needed. */
import { trimSlashes } from "../../shared/trimSlashes";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { SearchBanner } from "../features/search/SearchBanner";
import type { PageModule } from "../graphql/pageQuery";
import { chunkLoader, type ChunkLoader } from "../shared/browser/lazyWithRetry";
import { bonusParameters, facetParameters, readQuery } from "../shared/query";
import { LINK_PARAMETER, paths } from "../shared/paths";
import type { RouteMatch } from "../shared/route";

export interface RouteRow {
  /** The paths of this page. A page with several paths can show different content for each. */
  paths: readonly string[];
  /** The page's source file, which is the key of its scripts in the build manifest. */
  file: string;
  page: ChunkLoader<PageModule>;
  /** The query parameters that affect the page. The router ignores all others. */
  query?: readonly string[];
  /** Whether the server sends only the app shell and runs no queries. The browser then renders the page. */
  isShell?: boolean;
  /** Whether the page asks search engines not to list it. App-shell pages are never listed. */
  isUnlisted?: boolean;
  /**
   * Whether the URL contains a secret. Caches must not store the page, and other sites must not learn its URL. A list
   * names the query parameters that make the page private.
   */
  isPrivate?: boolean | readonly string[];
  /**
   * Whether visitors can add casinos to the comparison on this page. If so, the comparison tray can appear at the
   * bottom.
   */
  hasComparison?: boolean;
  /** The document title while only the app shell is visible. */
  placeholderTitle?: string;
  /** The top of the page. The app shell includes it, so this part does not change when the page renders. */
  Head?: ComponentType;
}

const casinoLists = {
  paths: [
    paths.allCasinos,
    paths.newCasinos,
    paths.mobileCasinos,
    paths.liveCasinos,
    paths.bitcoinCasinos,
    paths.ethereumCasinos,
  ],
  file: "pages/lists/CasinoListPage.tsx",
  page: chunkLoader(() =>
    import("../pages/lists/CasinoListPage").then((m) => ({ Page: m.CasinoListPage, queries: m.casinoListQueries })),
  ),
  query: ["after", ...facetParameters],
  hasComparison: true,
};

const bonusLists = {
  paths: [paths.noDeposit, paths.welcomeBonus, paths.freeSpins, paths.cashback, paths.cryptoBonuses],
  file: "pages/lists/BonusListPage.tsx",
  page: chunkLoader(() =>
    import("../pages/lists/BonusListPage").then((m) => ({ Page: m.BonusListPage, queries: m.bonusListQueries })),
  ),
  query: ["after", ...bonusParameters],
};

const gameLists = {
  paths: [paths.slots, paths.tableGames, paths.liveGames, paths.jackpots],
  file: "pages/lists/GameListPage.tsx",
  page: chunkLoader(() =>
    import("../pages/lists/GameListPage").then((m) => ({ Page: m.GameListPage, queries: m.gameListQueries })),
  ),
  // These must match the parameters in gameChoices.ts, which loads only with the page.
  query: ["after", "provider", "sort", "volatility"],
};

const contentPages: readonly RouteRow[] = [
  {
    paths: [paths.news],
    file: "pages/articles/NewsPage.tsx",
    page: chunkLoader(() =>
      import("../pages/articles/NewsPage").then((m) => ({ Page: m.NewsPage, queries: m.newsQueries })),
    ),
    query: ["after"],
  },
  {
    paths: [paths.aboutUs],
    file: "pages/about/AboutPage.tsx",
    page: chunkLoader(() =>
      import("../pages/about/AboutPage").then((m) => ({ Page: m.AboutPage, queries: m.aboutQueries })),
    ),
  },
  {
    paths: [paths.blog],
    file: "pages/articles/BlogPage.tsx",
    page: chunkLoader(() =>
      import("../pages/articles/BlogPage").then((m) => ({ Page: m.BlogPage, queries: m.blogQueries })),
    ),
    query: ["after"],
  },
  {
    paths: [paths.faq],
    file: "pages/about/FaqPage.tsx",
    page: chunkLoader(() => import("../pages/about/FaqPage").then((m) => ({ Page: m.FaqPage, queries: m.faqQueries }))),
  },
  {
    paths: [paths.playSafe],
    file: "pages/about/PlaySafePage.tsx",
    page: chunkLoader(() =>
      import("../pages/about/PlaySafePage").then((m) => ({ Page: m.PlaySafePage, queries: m.playSafeQueries })),
    ),
  },
  {
    paths: [paths.guides],
    file: "pages/articles/GuidesPage.tsx",
    page: chunkLoader(() =>
      import("../pages/articles/GuidesPage").then((m) => ({ Page: m.GuidesPage, queries: m.guidesQueries })),
    ),
    query: ["after"],
  },
  {
    paths: [paths.howWeRate],
    file: "pages/about/HowWeRatePage.tsx",
    page: chunkLoader(() =>
      import("../pages/about/HowWeRatePage").then((m) => ({ Page: m.HowWeRatePage, queries: m.howWeRateQueries })),
    ),
  },
];

/** The directory pages share one script. With separate scripts, the code that they share would load on every page. */
const directoryPages: RouteRow = {
  paths: [paths.gamePattern, paths.providerPattern, paths.paymentMethodPattern, paths.licensePattern],
  file: "pages/directory/DirectoryPage.tsx",
  page: chunkLoader(() =>
    import("../pages/directory/DirectoryPage").then((m) => ({ Page: m.DirectoryPage, queries: m.directoryQueries })),
  ),
  query: ["after"],
  hasComparison: true,
};

/** The article pages. The route table lists them last, so no article can hide another page. */
const articlePages: RouteRow = {
  paths: [paths.newsPattern, paths.postPattern, paths.guidePattern, paths.pagePattern],
  file: "pages/articles/ArticlePage.tsx",
  page: chunkLoader(() =>
    import("../pages/articles/ArticlePage").then((m) => ({ Page: m.ArticlePage, queries: m.articleQueries })),
  ),
  hasComparison: true,
};

const authorPage: RouteRow = {
  paths: [paths.authorPattern],
  file: "pages/articles/AuthorPage.tsx",
  page: chunkLoader(() =>
    import("../pages/articles/AuthorPage").then((m) => ({ Page: m.AuthorPage, queries: m.authorQueries })),
  ),
  query: ["after"],
};

const favorites = {
  paths: [paths.favorites],
  isUnlisted: true,
  file: "pages/favorites/FavoritesPage.tsx",
  page: chunkLoader(() => import("../pages/favorites/FavoritesPage").then((m) => ({ Page: m.FavoritesPage }))),
  hasComparison: true,
};

const newsletter = {
  paths: [
    paths.newsletterConfirm,
    paths.newsletterConfirmed,
    paths.newsletterUnsubscribe,
    paths.newsletterUnsubscribed,
    paths.newsletterInvalid,
  ],
  isUnlisted: true,
  isPrivate: true,
  file: "pages/newsletter/NewsletterPage.tsx",
  page: chunkLoader(() => import("../pages/newsletter/NewsletterPage").then((m) => ({ Page: m.NewsletterPage }))),
  query: ["token"],
};

export const routes: readonly RouteRow[] = [
  {
    paths: [paths.home],
    file: "pages/home/HomePage.tsx",
    page: chunkLoader(() =>
      import("../pages/home/HomePage").then((m) => ({ Page: m.HomePage, queries: m.homeQueries })),
    ),
    hasComparison: true,
  },
  casinoLists,
  bonusLists,
  gameLists,
  {
    paths: [paths.casinoPattern, paths.casinoReviewPattern],
    file: "pages/CasinoPage.tsx",
    page: chunkLoader(() =>
      import("../pages/CasinoPage").then((m) => ({ Page: m.CasinoPage, queries: m.casinoQueries })),
    ),
    query: ["tab"],
    hasComparison: true,
  },
  {
    paths: [paths.search],
    file: "pages/search/SearchPage.tsx",
    page: chunkLoader(() =>
      import("../pages/search/SearchPage").then((m) => ({ Page: m.SearchPage, queries: m.searchQueries })),
    ),
    query: ["q", "rating", "years", "features", ...facetParameters, "sort", "compare", "after"],
    isUnlisted: true,
    hasComparison: true,
    placeholderTitle: "Advanced Search",
    Head: SearchBanner,
  },
  {
    paths: [paths.admin],
    file: "admin/shell/AdminRoute.tsx",
    page: chunkLoader(() => import("../admin/shell/AdminRoute").then((m) => ({ Page: m.AdminRoute }))),
    query: [LINK_PARAMETER],
    isPrivate: [LINK_PARAMETER],
    isShell: true,
    placeholderTitle: "Casino Admin Panel",
  },
  directoryPages,
  ...contentPages,
  favorites,
  newsletter,
  authorPage,
  articlePages,
];

const notFound: RouteRow = {
  paths: [],
  file: "pages/NotFoundPage.tsx",
  page: chunkLoader(() => import("../pages/NotFoundPage").then((m) => ({ Page: m.NotFoundPage }))),
};

/** All routes. The not-found page is last. */
export const allRoutes: readonly RouteRow[] = [...routes, notFound];

/** The paths of the pages that search engines may list, except the pages about single rows, such as a casino. */
export const listedPaths: readonly string[] = routes
  .filter(({ isShell, isUnlisted }) => !isShell && !isUnlisted)
  .flatMap((row) => row.paths.filter((path) => !path.includes(":")));

export interface MatchedRoute {
  row: RouteRow;
  match: RouteMatch;
}

function supportedQuery(search: string, supported: readonly string[] = []): Record<string, string> {
  const parameters = readQuery(search);
  return Object.fromEntries(
    [...supported].toSorted().flatMap((name) => (name in parameters ? [[name, parameters[name] ?? ""]] : [])),
  );
}

/** Decodes a path segment. Returns an incorrectly encoded segment unchanged, which then matches no row. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function cleanParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value ?? "")]));
}

/** Returns whether a slug can belong to a page. File names have a period, and the API server serves the playground. */
function isPageSlug(slug = ""): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && `/${slug}` !== paths.playground;
}

/** Returns the route for a path, or the not-found page if the path is unknown. */
export function matchRoute(pathname: string, search = ""): MatchedRoute {
  const path = trimSlashes(pathname);
  for (const row of routes) {
    for (const pattern of row.paths) {
      const matched = matchPath({ path: pattern, caseSensitive: true }, path);
      if (matched && (pattern !== paths.pagePattern || isPageSlug(matched.params["slug"])))
        return { row, match: { path, params: cleanParams(matched.params), query: supportedQuery(search, row.query) } };
    }
  }
  return { row: notFound, match: { path, params: {}, query: {} } };
}

/** Returns whether a path is a page on this site. */
export function isRoute(pathname: string): boolean {
  return matchRoute(pathname).row !== notFound;
}

/** Loads every page, one after another. The server skips pages for which it sends only the app shell. */
export async function loadEveryPage({ withShells }: { withShells: boolean }): Promise<void> {
  for (const { page, isShell } of allRoutes) if (withShells || !isShell) await page.load();
}
