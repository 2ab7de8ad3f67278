/** The site's table of contents: address -> page. Nothing here loads a page before it is asked for. */
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { SearchBanner } from "../features/search/SearchBanner";
import type { PageModule } from "../graphql/pageQuery";
import { chunkLoader, type ChunkLoader } from "../shared/lazyWithRetry";
import { paths } from "../shared/paths";
import type { RouteMatch } from "../shared/route";

export interface RouteRow {
  /** The addresses that this page answers; the page tells its variants apart by the path. */
  paths: readonly string[];
  /** The page's file, by which the build's manifest knows its scripts. */
  file: string;
  page: ChunkLoader<PageModule>;
  /** Query parameters that make another page of it; all others mean nothing. */
  query?: readonly string[];
  /** The server never runs queries for it: it sends the frame, and the browser fills it. */
  isShell?: boolean;
  /** Search engines must not list it. Pages that are always a frame never are. */
  isUnlisted?: boolean;
  /** Casinos can be chosen for comparison here, and the chosen ones stand at its foot. */
  hasComparison?: boolean;
  /** The title of the frame that such a page comes in. */
  frameTitle?: string;
  /** What the page begins with, in its frame too: it stays as it was painted when the frame is filled. */
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
  file: "pages/CasinoListPage.tsx",
  page: chunkLoader(() =>
    import("../pages/CasinoListPage").then((m) => ({ Page: m.CasinoListPage, queries: m.casinoListQueries })),
  ),
  query: ["after"],
  hasComparison: true,
};

const bonusLists = {
  paths: [paths.noDeposit, paths.welcomeBonus, paths.freeSpins, paths.cashback, paths.cryptoBonuses],
  file: "pages/BonusListPage.tsx",
  page: chunkLoader(() =>
    import("../pages/BonusListPage").then((m) => ({ Page: m.BonusListPage, queries: m.bonusListQueries })),
  ),
  query: ["after"],
};

const gameLists = {
  paths: [paths.slots, paths.tableGames, paths.liveGames, paths.jackpots],
  file: "pages/GameListPage.tsx",
  page: chunkLoader(() =>
    import("../pages/GameListPage").then((m) => ({ Page: m.GameListPage, queries: m.gameListQueries })),
  ),
  query: ["after", "sort"],
};

const contentPages: readonly RouteRow[] = [
  {
    paths: [paths.news],
    file: "pages/NewsPage.tsx",
    page: chunkLoader(() => import("../pages/NewsPage").then((m) => ({ Page: m.NewsPage }))),
  },
  {
    paths: [paths.aboutUs],
    file: "pages/AboutPage.tsx",
    page: chunkLoader(() => import("../pages/AboutPage").then((m) => ({ Page: m.AboutPage, queries: m.aboutQueries }))),
  },
  {
    paths: [paths.blog],
    file: "pages/BlogPage.tsx",
    page: chunkLoader(() => import("../pages/BlogPage").then((m) => ({ Page: m.BlogPage }))),
  },
  {
    paths: [paths.faq],
    file: "pages/FaqPage.tsx",
    page: chunkLoader(() => import("../pages/FaqPage").then((m) => ({ Page: m.FaqPage }))),
  },
  {
    paths: [paths.playSafe],
    file: "pages/PlaySafePage.tsx",
    page: chunkLoader(() => import("../pages/PlaySafePage").then((m) => ({ Page: m.PlaySafePage }))),
  },
  {
    paths: [paths.guides],
    file: "pages/GuidesPage.tsx",
    page: chunkLoader(() => import("../pages/GuidesPage").then((m) => ({ Page: m.GuidesPage }))),
  },
];

const favorites = {
  paths: [paths.favorites],
  isUnlisted: true,
  file: "pages/FavoritesPage.tsx",
  page: chunkLoader(() => import("../pages/FavoritesPage").then((m) => ({ Page: m.FavoritesPage }))),
  hasComparison: true,
};

export const routes: readonly RouteRow[] = [
  {
    paths: [paths.home],
    file: "pages/HomePage.tsx",
    page: chunkLoader(() => import("../pages/HomePage").then((m) => ({ Page: m.HomePage, queries: m.homeQueries }))),
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
    file: "pages/SearchPage.tsx",
    page: chunkLoader(() =>
      import("../pages/SearchPage").then((m) => ({ Page: m.SearchPage, queries: m.searchQueries })),
    ),
    query: ["q", "rating", "years", "features", "sort", "compare", "after"],
    isUnlisted: true,
    hasComparison: true,
    frameTitle: "Advanced Search",
    Head: SearchBanner,
  },
  {
    paths: [paths.admin],
    file: "app/AdminRoute.tsx",
    page: chunkLoader(() => import("./AdminRoute").then((m) => ({ Page: m.AdminRoute }))),
    isShell: true,
    frameTitle: "Casino Admin Panel",
  },
  ...contentPages,
  favorites,
];

const notFound: RouteRow = {
  paths: [],
  file: "pages/NotFoundPage.tsx",
  page: chunkLoader(() => import("../pages/NotFoundPage").then((m) => ({ Page: m.NotFoundPage }))),
};

/** Every row that can answer, the not-found page last. */
export const allRoutes: readonly RouteRow[] = [...routes, notFound];

/** The addresses that search engines may list, but for those that are made from a row of the catalogue. */
export const listedPaths: readonly string[] = routes
  .filter(({ isShell, isUnlisted }) => !isShell && !isUnlisted)
  .flatMap((row) => row.paths.filter((path) => !path.includes(":")));

export interface MatchedRoute {
  row: RouteRow;
  match: RouteMatch;
}

function knownQuery(search: string, known: readonly string[] = []): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    [...known].toSorted().flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])),
  );
}

/** A part of an address as it reads; one that is not well encoded stays as it is, and leads nowhere. */
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

/** The row for an address. There is always one: the last resort is the not-found page. */
export function matchRoute(pathname: string, search = ""): MatchedRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  for (const row of routes) {
    for (const pattern of row.paths) {
      const found = matchPath({ path: pattern, caseSensitive: true }, path);
      if (found)
        return { row, match: { path, params: cleanParams(found.params), query: knownQuery(search, row.query) } };
    }
  }
  return { row: notFound, match: { path, params: {}, query: {} } };
}

/** Whether an address is a page of ours. */
export function isRoute(pathname: string): boolean {
  return matchRoute(pathname).row !== notFound;
}

/** Loads every page, one after the other. The server leaves out the pages that it sends as a frame only. */
export async function loadEveryPage({ withShells }: { withShells: boolean }): Promise<void> {
  for (const { page, isShell } of allRoutes) if (withShells || !isShell) await page.load();
}
