/** Renders the client's pages on the server. Runs a page's queries as a visitor and fills the template. */
import type { Log } from "../../platform/log.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import { pageCost, searchCost } from "../../shared/limits.js";
import { weakEtag } from "../../shared/etag.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { FillContext } from "../cache/inFlight.js";
import { ResponseBody } from "../cache/responseBody.js";
import type { CacheRequest, CacheResult, FillResult, ResponseCache } from "../cache/responseCache.js";
import type { CacheEntry } from "../cache/responseStore.js";
import type { PageEntry, PagePlan, PageQuery, PageResult, QueryResult } from "./pageEntry.js";
import type { FillTemplate } from "./pageTemplate.js";
import { retryAfterSeconds } from "../http/limits/workLimits.js";

/**
 * The maximum number of pages that the server renders at the same time. Above this limit, visitors get only the shell,
 * which loads its data in the browser. A page of cards renders in 1 to 2 ms, so rendering blocks the event loop for at
 * most about 30 ms.
 */
export const maxPagesInProgress = 16;

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageServer {
  /**
   * Returns the charge in units for rendering a page.
   * @param url The path with its query string.
   */
  costOf(url: string): number;
  /** Whether no page can have this path, so rendering it is pointless. */
  isUnknown(url: string): boolean;
  /** Returns the cached page for exactly this path and query string. */
  find(url: string): CacheEntry | null;
  /**
   * Returns the page for a path with its query string. Never throws. If rendering fails, returns the shell with status
   * 500. If all waiting visitors have disconnected, returns an empty page.
   */
  serve(url: string, request: PageRequest): Promise<CacheResult<Page>>;
  /**
   * Returns a page's queries, starting with the query for the site's settings. Null if no page has this path, or if the
   * page is private or only a shell.
   */
  queriesOf(url: string): PageQuery[] | null;
  /**
   * Renders a page from results that no visitor may see. The page is never cached, and runs only the theme's script.
   * @param results The results of `queriesOf`.
   */
  renderPreview(url: string, results: QueryResult[]): Promise<Page>;
  /** Returns the site's settings, or null if the server has never read them. Never throws. */
  readSite(request: PageRequest): Promise<SiteText | null>;
  /** Returns the HTML of a page without content, which the browser can fill with any page. Never throws. */
  renderBlank(request: PageRequest): Promise<string>;
}

/** The site's settings that generated files use, such as the manifest and the icons. */
export interface SiteText {
  name: string;
  tagline: string | null;
  logoUrl: string | null;
  accentLight: string;
  seoTitle: string;
  seoDescription: string;
  isIndexed: boolean;
}

/** The request for which a page is rendered. */
export interface PageRequest {
  requestId: string;
  /** Adds units to the page's charge. Never throws, because the server always finishes a page that it has begun. */
  charge(units: number): Promise<void>;
  /** Fires when no visitor waits for the page anymore. */
  disconnect: Disconnect;
}

/** The result of one query of a page. `dependsOn` is null if the result must not be cached. */
export interface PageResponse {
  result: QueryResult;
  dependsOn: readonly Dependency[] | null;
}

export interface PageServerOptions {
  entry: PageEntry;
  fill: FillTemplate;
  /** Returns the site's public URL. It is known only once the server listens. */
  publicUrl(): string;
  /** Runs one operation as a visitor. */
  execute(query: PageQuery, request: PageRequest): Promise<PageResponse>;
  cache: ResponseCache;
  log: Log;
}

export function createPageServer({ entry, fill, execute, cache, log, ...options }: PageServerOptions): PageServer {
  let inProgress = 0;

  /** The last settings that were read. With them, a page shows the site's name even if the database is unavailable. */
  let lastSite: QueryResult | null = null;

  const readSite = async (request: PageRequest): Promise<PageResponse> => {
    const response = await execute(entry.siteQuery, request);
    if (!response.result.errors) lastSite = response.result;
    return response;
  };

  const render = async (
    { url, plan, request }: Address,
    reportDependencies: FillContext["dependsOn"],
  ): Promise<{ result: PageResult; settings: QueryResult | null }> => {
    inProgress += 1;
    try {
      const [site, ...responses] = await Promise.all([
        readSite(request),
        ...plan.queries.map((query) => execute(query, request)),
      ]);
      // Stop here: rendering would block the event loop even though no visitor is waiting for the page.
      if (request.disconnect.hasFired) throw new AbandonedError();
      reportDependencies(dependenciesOf([site, ...responses]));
      const results = responses.map(({ result }) => result);
      // Use the settings that were read for this page, because the page depends on them. Other requests may have read
      // older or newer ones.
      const settings = site.result.errors ? lastSite : site.result;
      const publicUrl = options.publicUrl();
      return {
        result: await entry.renderPage({ url, publicUrl, results, site: settings, shell: false }),
        settings,
      };
    } finally {
      inProgress -= 1;
    }
  };

  const renderShell = (url: string) =>
    entry.renderPage({ url, publicUrl: options.publicUrl(), results: [], site: lastSite, shell: true });

  const toPage = (result: PageResult, settings: QueryResult | null): Page => {
    if (result.redirect !== undefined) return redirect(result.redirect);
    const headers = pageHeaders(result.status);
    if (isIndexed(settings)) return { status: result.status, headers, html: fill(result) };
    return { status: result.status, headers: { ...headers, ...noIndexHeaders }, html: fill(withNoIndexTag(result)) };
  };

  /**
   * Renders the shell with status 503. The browser then loads the data. An unknown path keeps the shell's own status.
   */
  const renderBusyPage = async (url: string): Promise<Page> => {
    const result = await renderShell(url);
    return toPage(result.status === 200 ? { ...result, status: 503 } : result, lastSite);
  };

  /** Renders a page without content, which is the same for all visitors. Search engines must not list it. */
  const renderShellPage = async (url: string): Promise<Page> => {
    const page = toPage(await renderShell(url), lastSite);
    return { ...page, headers: { ...page.headers, ...noIndexHeaders } };
  };

  const make = async (address: Address, reportDependencies: FillContext["dependsOn"]): Promise<FillResult<Page>> => {
    if (inProgress >= maxPagesInProgress) return { response: await renderBusyPage(address.url), body: null };
    const { result, settings } = await render(address, reportDependencies);
    const page = toPage(result, settings);
    const isForAll = page.status === 200 && result.redirect === undefined;
    const headers = isIndexed(settings) ? undefined : noIndexHeaders;
    return { response: page, body: isForAll ? new ResponseBody(contentType, () => page.html, headers) : null };
  };

  const serve = async (url: string, request: PageRequest): Promise<CacheResult<Page>> => {
    const plan = entry.planPage(url);
    if (plan.kind === "shell") {
      await readSite(request);
      const page = await renderShellPage(url);
      if (plan.isPrivate)
        return { entry: null, response: { ...page, headers: { ...page.headers, ...privateHeaders } } };
      return { entry: null, response: tagged(page) };
    }
    // If the requested path differs from the page's canonical path, the client redirects to the canonical one. Pass
    // the whole URL, so the redirect keeps the query parameters.
    if (pathOf(url) !== pathOf(plan.key)) {
      const { response: page } = await make({ url, plan, request }, () => undefined);
      return { entry: null, response: page };
    }
    if (plan.isPrivate) {
      const { response: page } = await make({ url: plan.key, plan, request }, () => undefined);
      return { entry: null, response: { ...page, headers: { ...page.headers, ...privateHeaders } } };
    }
    const { disconnect } = request;
    const isFirstParty = !plan.key.includes("?");
    const cacheRequest: CacheRequest = { address: addressOf(url), key: addressOf(plan.key), isFirstParty, disconnect };
    const result = await cache.get(cacheRequest, (context) =>
      // Uses the cache's disconnect signal, because other visitors may be waiting for the same page.
      make({ url: plan.key, plan, request: { ...request, disconnect: context.disconnect } }, (dependsOn) =>
        context.dependsOn(dependsOn),
      ),
    );
    return result.entry === null ? { entry: null, response: tagged(result.response) } : result;
  };

  return {
    costOf(url) {
      try {
        return pageCost + searchCost * entry.planPage(url).queries.filter(isSearch).length;
      } catch {
        return pageCost; // `serve` reports the error.
      }
    },
    isUnknown(url) {
      try {
        return !entry.planPage(url).isFound;
      } catch {
        return false; // `serve` reports the error.
      }
    },
    find: (url) => cache.find(addressOf(url)),
    queriesOf(url) {
      const plan = entry.planPage(url);
      if (plan.kind === "shell" || plan.isPrivate || !plan.isFound) return null;
      return [entry.siteQuery, ...plan.queries];
    },
    async renderPreview(url, [site, ...results]) {
      const page = await entry.renderPage({ url, publicUrl: options.publicUrl(), results, site: site!, shell: false });
      const headers = { ...pageHeaders(page.status), ...privateHeaders };
      if (page.redirect !== undefined)
        return { ...redirect(page.redirect), headers: { ...headers, location: page.redirect } };
      const html = withoutScripts(fill({ ...withNoIndexTag(page), state: null }));
      return { status: page.status, headers, html: html.replace("<body>", `<body>${previewNotice}`) };
    },
    async readSite(request) {
      await readSite(request).catch(() => undefined);
      return siteOf(lastSite);
    },
    async renderBlank(request) {
      await readSite(request).catch(() => undefined);
      return fill(entry.renderBlankPage({ publicUrl: options.publicUrl(), site: lastSite }));
    },
    async serve(url, request) {
      try {
        return await serve(url, request);
      } catch (err) {
        if (request.disconnect.hasFired)
          return { entry: null, response: { status: 503, headers: pageHeaders(503), html: "" } };
        log.error({ err, requestId: request.requestId }, "a page could not be rendered");
        return { entry: null, response: await failedPage(fill, renderShell, url) };
      }
    },
  };
}

interface Address {
  url: string;
  plan: PagePlan;
  request: PageRequest;
}

const contentType = "text/html; charset=utf-8";

const noIndexHeaders = { "x-robots-tag": "noindex" };

function siteOf(settings: QueryResult | null): SiteText | null {
  return (settings?.data as { siteSettings: SiteText } | undefined)?.siteSettings ?? null;
}

/** Whether search engines may list the site. True if the server has never read the settings, as on a new site. */
function isIndexed(settings: QueryResult | null): boolean {
  return siteOf(settings)?.isIndexed ?? true;
}

/** Adds the tag that keeps a page out of search engines, unless the page already has a robots tag. */
function withNoIndexTag(result: PageResult): PageResult {
  if (result.head.includes('name="robots"')) return result;
  return { ...result, head: `${result.head}<meta content="noindex" name="robots"/>` };
}

/** Whether a page's query searches the catalogue. */
function isSearch({ variables }: PageQuery): boolean {
  const { text, filter } = variables as { text?: unknown; filter?: { search?: unknown } | null };
  return Boolean(text ?? filter?.search);
}

/** Returns the cache address of a page. The prefix distinguishes it from an API response in the same cache. */
function addressOf(url: string): string {
  return `page ${url}`;
}

/** Removes all scripts except the first, which applies the theme. */
function withoutScripts(html: string): string {
  let isFirst = true;
  return html.replaceAll(/<script\b[^]*?<\/script>/gi, (script) => {
    const kept = isFirst ? script : "";
    isFirst = false;
    return kept;
  });
}

const noticeStyle =
  "position:fixed;inset:auto 0 0;z-index:9999;padding:10px 16px;background:#14213d;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-align:center";

const previewNotice = `<div role="note" style="${noticeStyle}">Preview of an unpublished draft. Links lead to the published site.</div>`;

function pathOf(url: string): string | undefined {
  return url.split("?", 1)[0];
}

/** Returns the dependencies of a page. Pages may show the date, so they also depend on the day. */
function dependenciesOf(responses: PageResponse[]): readonly Dependency[] | null {
  const all = responses.map(({ dependsOn }) => dependsOn);
  return all.includes(null) ? null : [...new Set(["day" as const, ...all.flatMap((each) => each ?? [])])];
}

/** Adds an ETag to a page that the cache does not store. The cache adds the ETag of a cacheable page. */
function tagged(page: Page): Page {
  if (page.status !== 200) return page;
  return { ...page, headers: { ...page.headers, etag: weakEtag(page.html) } };
}

/** Renders the shell with status 500, so the browser can retry. */
async function failedPage(
  fill: FillTemplate,
  renderShell: (url: string) => PageResult | Promise<PageResult>,
  url: string,
): Promise<Page> {
  const headers = pageHeaders(500);
  try {
    return { status: 500, headers, html: fill(await renderShell(url)) };
  } catch {
    return { status: 500, headers, html: fill({ head: "", body: "", state: null }) };
  }
}

/**
 * Returns the headers of a page that the response cache does not store. Browsers and shared caches store only pages
 * with status 200, and must revalidate them every time. A 503 response says when to retry.
 */
function pageHeaders(status: number): Record<string, string> {
  const headers = { "content-type": contentType, "cache-control": "no-store" };
  if (status === 200) return { ...headers, "cache-control": "no-cache" };
  return status === 503 ? { ...headers, "retry-after": String(retryAfterSeconds) } : headers;
}

/**
 * For a page whose URL contains a secret. No cache stores the page, and no link or request from the page reveals its
 * URL.
 */
const privateHeaders = { "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };

/** @throws Error for a location that a browser would resolve to another host. */
function redirect(location: string): Page {
  if (!/^\/(?![/\\])/.test(location)) throw new Error(`a page redirects to another host: ${location}`);
  return { status: 301, headers: { ...pageHeaders(301), location }, html: "" };
}
