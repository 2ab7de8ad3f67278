/** Renders the client's pages on the server: runs the page's queries as a visitor and fills the template. */
import type { Log } from "../../platform/log.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import { maxPagesInProgress, pageCost, searchCost } from "../../shared/limits.js";
import { weakEtag } from "../../shared/etag.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { FillContext } from "../cache/inFlight.js";
import { ResponseBody } from "../cache/responseBody.js";
import type { CacheRequest, CacheResult, FillResult, ResponseCache } from "../cache/responseCache.js";
import type { CacheEntry } from "../cache/responseStore.js";
import type { PageEntry, PagePlan, PageQuery, PageResult, QueryResult } from "./pageEntry.js";
import type { FillTemplate } from "./pageTemplate.js";
import { retryAfterSeconds } from "../http/workLimits.js";

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageServer {
  /** Returns the charge for rendering the page at a path with its query string, in units. */
  costOf(url: string): number;
  /** Returns the cached page for exactly this path and query string. */
  find(url: string): CacheEntry | null;
  /**
   * Returns the page at a path with its query string. Never throws. If rendering fails, returns the shell with status
   * 500. If all waiting visitors have disconnected, returns an empty page.
   */
  serve(url: string, request: PageRequest): Promise<CacheResult<Page>>;
}

/** The request that a page is rendered for. */
export interface PageRequest {
  requestId: string;
  /** Adds units to the page's charge. Never throws, because a page that has begun is always finished. */
  charge(units: number): Promise<void>;
  /** Fires when no visitor waits for the page anymore. */
  disconnect: Disconnect;
}

/** The result of one query of a page; `dependsOn` is null when it must not be cached. */
export interface PageResponse {
  result: QueryResult;
  dependsOn: readonly Dependency[] | null;
}

export interface PageServerOptions {
  entry: PageEntry;
  fill: FillTemplate;
  /** Returns the site's public URL, which is known once the server listens. */
  publicUrl(): string;
  /** Runs one operation as a visitor. */
  execute(query: PageQuery, request: PageRequest): Promise<PageResponse>;
  cache: ResponseCache;
  log: Log;
}

export function createPageServer({ entry, fill, execute, cache, log, ...options }: PageServerOptions): PageServer {
  let inProgress = 0;

  const render = async (
    { url, plan, request }: Address,
    reportDependencies: FillContext["dependsOn"],
  ): Promise<PageResult> => {
    inProgress += 1;
    try {
      const answers = await Promise.all(plan.queries.map((query) => execute(query, request)));
      // Rendering would block the event loop although no visitor waits for the page.
      if (request.disconnect.hasFired) throw new AbandonedError();
      reportDependencies(dependenciesOf(answers));
      const results = answers.map(({ result }) => result);
      return await entry.renderPage({ url, publicUrl: options.publicUrl(), results, shell: false });
    } finally {
      inProgress -= 1;
    }
  };

  const renderShell = (url: string) =>
    entry.renderPage({ url, publicUrl: options.publicUrl(), results: [], shell: true });

  const toPage = (result: PageResult): Page => {
    if (result.redirect !== undefined) return redirect(result.redirect);
    return { status: result.status, headers: pageHeaders(result.status), html: fill(result) };
  };

  /** Renders the shell, which loads its data in the browser. Only an unknown path has its own status. */
  const renderBusyPage = async (url: string): Promise<Page> => {
    const result = await renderShell(url);
    return toPage(result.status === 200 ? { ...result, status: 503 } : result);
  };

  /** Renders a page without content. It is the same for all visitors, and not for search engines or shared caches. */
  const renderShellPage = async (url: string): Promise<Page> => {
    const page = toPage(await renderShell(url));
    return { ...page, headers: { ...page.headers, "x-robots-tag": "noindex" } };
  };

  const make = async (address: Address, reportDependencies: FillContext["dependsOn"]): Promise<FillResult<Page>> => {
    if (inProgress >= maxPagesInProgress) return { response: await renderBusyPage(address.url), body: null };
    const result = await render(address, reportDependencies);
    const page = toPage(result);
    const isForAll = page.status === 200 && result.redirect === undefined;
    return { response: page, body: isForAll ? new ResponseBody(contentType, () => page.html) : null };
  };

  const serve = async (url: string, request: PageRequest): Promise<CacheResult<Page>> => {
    const plan = entry.planPage(url);
    if (plan.kind === "shell") return { entry: null, response: tagged(await renderShellPage(url)) };
    // A path other than the page's own redirects to the page's path, with all query parameters.
    if (pathOf(url) !== pathOf(plan.key)) {
      const { response: page } = await make({ url, plan, request }, () => undefined);
      return { entry: null, response: page };
    }
    const { disconnect } = request;
    const isOwn = !plan.key.includes("?");
    const cacheRequest: CacheRequest = { address: addressOf(url), key: addressOf(plan.key), isOwn, disconnect };
    const result = await cache.get(cacheRequest, (context) =>
      // Other visitors may wait for the same page.
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
    find: (url) => cache.find(addressOf(url)),
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

/** Whether a page's query searches the catalogue. */
function isSearch({ variables }: PageQuery): boolean {
  const { text, filter } = variables as { text?: unknown; filter?: { search?: unknown } | null };
  return Boolean(text ?? filter?.search);
}

/** Distinguishes a page from an API response in their shared cache. */
function addressOf(url: string): string {
  return `page ${url}`;
}

function pathOf(url: string): string | undefined {
  return url.split("?", 1)[0];
}

/** Returns the dependencies of a page. Pages may show the date, so they also depend on the day. */
function dependenciesOf(answers: PageResponse[]): readonly Dependency[] | null {
  const all = answers.map(({ dependsOn }) => dependsOn);
  return all.includes(null) ? null : [...new Set(["day" as const, ...all.flatMap((each) => each ?? [])])];
}

/** Adds an ETag to a page that the cache does not hold. The cache adds the ETag of a cacheable page. */
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
 * Returns the headers of a page that the response cache does not hold. Browsers and shared caches store only pages with
 * status 200, and revalidate them every time. A 503 response says when to retry.
 */
function pageHeaders(status: number): Record<string, string> {
  const headers = { "content-type": contentType, "cache-control": "no-store" };
  if (status === 200) return { ...headers, "cache-control": "no-cache" };
  return status === 503 ? { ...headers, "retry-after": String(retryAfterSeconds) } : headers;
}

/** @throws Error for a location that a browser would resolve to another host. */
function redirect(location: string): Page {
  if (!/^\/(?![/\\])/.test(location)) throw new Error(`a page redirects to another host: ${location}`);
  return { status: 301, headers: { ...pageHeaders(301), location }, html: "" };
}
