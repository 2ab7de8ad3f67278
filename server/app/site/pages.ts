/** Renders the client's pages on the server: plan, run the queries as a visitor, render once, fill the template. */
import type { Log } from "../../platform/log.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import { maxPagesInProgress, pageCost, searchCost } from "../../shared/limits.js";
import { weakEtag } from "../../shared/etag.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type {
  CacheEntry,
  CacheRequest,
  CacheResult,
  FillContext,
  FillResult,
  ResponseCache,
} from "../cache/responseCache.js";
import type { PageEntry, PagePlan, PageQuery, PageResult, QueryResult } from "./pageEntry.js";
import type { FillTemplate } from "./pageTemplate.js";
import { sharedCacheControl } from "../cache/sendCached.js";
import { retryAfter } from "../http/workLimits.js";

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageServer {
  /** Units that rendering the page at a path with its query takes of its visitor's budget. */
  costOf(url: string): number;
  /** The cached page for exactly this path and query. */
  find(url: string): CacheEntry | null;
  /**
   * The page at a path with its query. Never throws: a page that can't be rendered is the shell with status 500, and one
   * that nobody waits for any more is empty.
   */
  serve(url: string, request: PageRequest): Promise<CacheResult<Page>>;
}

/** The request that a page is rendered for. */
export interface PageRequest {
  requestId: string;
  /** Adds units to what the page costs its visitor. Never throws: a page that has begun is finished. */
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
  /** Where visitors find the site; known once the server listens. */
  publicUrl(): string;
  /** Seconds that a shared cache may keep a page; 0 has it ask every time. */
  cdnTtl: number;
  /** Runs one operation as a visitor. */
  execute(query: PageQuery, request: PageRequest): Promise<PageResponse>;
  cache: ResponseCache;
  log: Log;
}

export function createPageServer({
  entry,
  fill,
  execute,
  cdnTtl,
  cache,
  log,
  ...options
}: PageServerOptions): PageServer {
  let inProgress = 0;

  const render = async (
    { url, plan, request }: Address,
    reportDependencies: FillContext["dependsOn"],
  ): Promise<PageResult> => {
    inProgress += 1;
    try {
      const answers = await Promise.all(plan.queries.map((query) => execute(query, request)));
      // Rendering blocks the event loop, and no visitor waits for the page.
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
    return { status: result.status, headers: pageHeaders(result.status, cdnTtl), html: fill(result) };
  };

  /** The shell loads its data itself. Only an unknown address has its own status. */
  const renderBusyPage = async (url: string): Promise<Page> => {
    const result = await renderShell(url);
    return toPage(result.status === 200 ? { ...result, status: 503 } : result);
  };

  /** A page without content of its own: the same for everybody, and nothing for a search engine or a shared cache. */
  const renderShellPage = async (url: string): Promise<Page> => {
    const page = toPage(await renderShell(url));
    const headers = { ...page.headers, ...(page.status === 200 && { "cache-control": "no-cache" }) };
    return { ...page, headers: { ...headers, "x-robots-tag": "noindex" } };
  };

  const make = async (address: Address, reportDependencies: FillContext["dependsOn"]): Promise<FillResult<Page>> => {
    if (inProgress >= maxPagesInProgress) return { response: await renderBusyPage(address.url), body: null };
    const result = await render(address, reportDependencies);
    const page = toPage(result);
    const isForAll = page.status === 200 && result.redirect === undefined;
    return { response: page, body: isForAll ? { body: page.html, contentType } : null };
  };

  const serve = async (url: string, request: PageRequest): Promise<CacheResult<Page>> => {
    const plan = entry.planPage(url);
    if (plan.kind === "shell") return { entry: null, response: tagged(await renderShellPage(url)) };
    // An address that is not the page's own leads there, with all its parameters.
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
          return { entry: null, response: { status: 503, headers: pageHeaders(503, 0), html: "" } };
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

/** Whether a query of a page searches the catalogue for a text. */
function isSearch({ variables }: PageQuery): boolean {
  const { text, filter } = variables as { text?: unknown; filter?: { search?: unknown } | null };
  return Boolean(text ?? filter?.search);
}

/** Tells a page from an answer of the API in the one cache of both. */
function addressOf(url: string): string {
  return `page ${url}`;
}

function pathOf(url: string): string | undefined {
  return url.split("?", 1)[0];
}

/** Pages may show the date, so they also depend on the day. */
function dependenciesOf(answers: PageResponse[]): readonly Dependency[] | null {
  const all = answers.map(({ dependsOn }) => dependsOn);
  return all.includes(null) ? null : [...new Set(["day" as const, ...all.flatMap((each) => each ?? [])])];
}

/** A page that is sent as it is, with its tag. A cacheable page has a tag of its own. */
function tagged(page: Page): Page {
  if (page.status !== 200) return page;
  return { ...page, headers: { ...page.headers, etag: weakEtag(page.html) } };
}

/** The browser gets everything that it needs to try for itself. */
async function failedPage(
  fill: FillTemplate,
  renderShell: (url: string) => PageResult | Promise<PageResult>,
  url: string,
): Promise<Page> {
  const headers = pageHeaders(500, 0);
  try {
    return { status: 500, headers, html: fill(await renderShell(url)) };
  } catch {
    return { status: 500, headers, html: fill({ head: "", body: "", state: null }) };
  }
}

/** Only a 200 is stored, by browsers and by shared caches. A 503 says when to come back. */
function pageHeaders(status: number, cdnTtl: number): Record<string, string> {
  const headers = { "content-type": contentType, "cache-control": "no-store" };
  if (status === 200) return { ...headers, "cache-control": sharedCacheControl(cdnTtl) };
  return status === 503 ? { ...headers, "retry-after": String(retryAfter) } : headers;
}

/** @throws Error for an address that a browser would look for on another host. */
function redirect(location: string): Page {
  if (!/^\/(?![/\\])/.test(location)) throw new Error(`a page redirects to another host: ${location}`);
  return { status: 301, headers: { ...pageHeaders(301, 0), location }, html: "" };
}
