/**
 * The client's code for the server. It returns the queries that a URL needs, and renders the page from their results.
 * It keeps no state between requests and sends no requests itself.
 */
import { ApolloClient, ApolloLink } from "@apollo/client";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App";
import { ssrResults, resultOf, type QueryResponse, type SsrState } from "./app/ssr/ssrState";
import { renderHeadTags, splitHoisted } from "./app/ssr/headTags";
import { isRoute, listedPaths, loadEveryPage, matchRoute } from "./app/routes";
import { createCache, hashOf } from "./graphql/client";
import { isMock } from "./graphql/isMock";
import type { SsrResult, PageQuery } from "./graphql/pageQuery";
import { SiteSettingsDocument, type SiteSettingsQuery } from "./graphql/SiteSettings.generated";
import { persistedDocuments } from "./graphql/persistedDocuments.generated";
import { ScoreHistory } from "./pages/CasinoPage";
import { ACCENT_STYLE_ID, accentRules } from "./shared/accentStyle";
import { defaultSite, type Site } from "./shared/site";
import { ServerResponse, ServerResponseContext } from "./shared/browser/serverResponse";

export interface PagePlan {
  kind: "render" | "shell";
  /** The canonical path with the supported query parameters. Two URLs with the same key show the same page. */
  key: string;
  /** Whether a route matches the path. The database row that the page shows may still be missing. */
  isFound: boolean;
  /** Whether the URL contains a secret. Caches must not store such a page. */
  isPrivate: boolean;
  queries: { operationName: string; query: string; variables: Record<string, unknown> }[];
}

export interface PageInput {
  url: string;
  publicUrl: string;
  /** The results of the planned queries, in the same order. */
  results: readonly QueryResponse[];
  /** The result of `siteQuery`. If it is missing, the page uses the settings of a new site. */
  site?: QueryResponse | null;
  /** Whether to send only the app shell. */
  shell: boolean;
}

export interface PageResult {
  status: number;
  redirect?: string;
  head: string;
  body: string;
  state: string;
}

await loadEveryPage({ withShells: false });
// The server can't wait for a script during a render, so a script that is not loaded would leave a gap in the page.
await ScoreHistory.load();

/** The paths of the indexable pages for the sitemap, except the pages about single rows, such as a casino. */
export const publicPaths = listedPaths;
export {
  articlePath,
  authorPath,
  casinoPath,
  gamePath,
  licensePath,
  paymentMethodPath,
  providerPath,
} from "./shared/paths";

/**
 * The text of every client operation by its hash. The server therefore knows each operation before a client sends its
 * hash.
 */
export { persistedDocuments as documents };

function nameOf(document: PageQuery["document"]): string {
  const operation = document.definitions.find((one) => one.kind === "OperationDefinition");
  return operation?.name?.value ?? "";
}

/**
 * Parses a URL or a path. Treats a path that starts with two slashes as a path, not as another host. An invalid URL
 * matches no page.
 */
function readAddress(url: string) {
  const isWhole = !url.startsWith("/") && URL.canParse(url);
  const { pathname, search } = new URL(isWhole ? url : `http://localhost/${url.replace(/^\//, "")}`);
  return { pathname, search, ...matchRoute(pathname, search) };
}

/** The query for the site's settings, which every page needs. */
export const siteQuery = {
  operationName: nameOf(SiteSettingsDocument),
  query: persistedDocuments[hashOf(SiteSettingsDocument)]!,
  variables: {},
};

/** Returns the settings that pages use. Omits `isIndexed`, which only the server uses. */
function siteOf(response: QueryResponse | null | undefined): Site {
  const settings = (response?.data as SiteSettingsQuery | undefined)?.siteSettings;
  if (!settings) return defaultSite;
  const { isIndexed: _isIndexed, ...site } = settings;
  return site;
}

/**
 * Returns the style element with the site's accent colors, or an empty string if the style sheet already has these
 * colors. The admin panel updates the element after a change.
 */
function accentTag(site: Site): string {
  const rules = accentRules(site);
  return rules && `<style id="${ACCENT_STYLE_ID}">${rules}</style>`;
}

/** Returns the queries that the server must run before it renders a URL. */
export function planPage(url: string): PagePlan {
  const { pathname, row, match } = readAddress(url);
  const isFound = isRoute(pathname);
  const query = new URLSearchParams(match.query).toString();
  const key = query ? `${match.path}?${query}` : match.path;
  const { isPrivate: privacy = false } = row;
  const isPrivate = typeof privacy === "boolean" ? privacy : privacy.some((name) => name in match.query);
  if (row.isShell) return { kind: "shell", key, isFound, isPrivate, queries: [] };
  const queries = isMock ? [] : (row.page.loaded()?.queries?.(match) ?? []);
  return {
    kind: "render",
    key,
    isFound,
    isPrivate,
    queries: queries.map(({ document, variables }) => ({
      operationName: nameOf(document),
      query: persistedDocuments[hashOf(document)]!,
      variables,
    })),
  };
}

/** A client without data. Some components need a client, but none of them sends queries while the server renders. */
const idleClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.empty(),
  ssrMode: true,
  dataMasking: true,
});

/**
 * Returns the status that a page has by default. A rendered page can set another status. The app shell can't, because
 * it renders no page.
 */
function initialStatus(isFound: boolean, queryResults: readonly SsrResult[]): number {
  if (!isFound) return 404;
  return queryResults.some((one) => one.failure) ? 503 : 200;
}

/** Renders a URL from the results of its planned queries. Throws any error that the page throws. */
export function renderPage({ url, publicUrl, results, site: siteAnswer, shell }: PageInput): PageResult {
  const { pathname, search, row, match } = readAddress(url);
  const isFound = isRoute(pathname);
  if (isFound && match.path !== pathname)
    return { status: 301, redirect: `${match.path}${search}`, head: "", body: "", state: "{}" };

  const site = siteOf(siteAnswer);
  const state: SsrState = { publicUrl, site, isShell: shell, results: shell ? [] : results.map(resultOf) };
  const queries = shell ? [] : (row.page.loaded()?.queries?.(match) ?? []);
  const queryResults = ssrResults(queries, state.results);
  const response = new ServerResponse(initialStatus(isFound, queryResults));
  const markup = renderToString(
    <ServerResponseContext value={response}>
      <StaticRouter location={`${pathname}${search}`}>
        <App client={idleClient} results={queryResults} isShell={shell} publicUrl={publicUrl} site={site} />
      </StaticRouter>
    </ServerResponseContext>,
  );
  const { hoisted, body } = splitHoisted(markup);
  const { status, redirect } = response;
  const page = {
    status,
    head: renderHeadTags(hoisted, row.file) + accentTag(site),
    body,
    state: JSON.stringify(state),
  };
  return redirect ? { ...page, redirect } : page;
}

/**
 * Returns a page without content. The service worker serves it when the visitor is offline, and the browser then
 * renders the content.
 */
export function renderBlankPage({ publicUrl, site: response }: Pick<PageInput, "publicUrl" | "site">): PageResult {
  const site = siteOf(response);
  const state: SsrState = { publicUrl, site, isShell: false, hasNoMarkup: true, results: [] };
  return { status: 200, head: accentTag(site), body: "", state: JSON.stringify(state) };
}
