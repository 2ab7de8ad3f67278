/** Renders the client's pages on the server: plan, run the queries as a visitor, render once, fill the template. */
import type { Log } from "../platform/log.js";
import { maxPagesInProgress } from "../shared/limits.js";
import { weakEtag } from "../shared/etag.js";
import type { PageEntry, PagePlan, PageQuery, PageResult, QueryResult } from "./pageEntry.js";
import type { FillTemplate } from "./pageTemplate.js";

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageServer {
  /** The page at a path with its query. Never throws: a page that can't be rendered is the shell with status 500. */
  answer(url: string, requestId: string): Promise<Page>;
}

export interface PageServerOptions {
  entry: PageEntry;
  fill: FillTemplate;
  /** Where visitors find the site; known once the server listens. */
  publicUrl(): string;
  /** Seconds that a shared cache may keep a page; 0 has it ask every time. */
  cdnTtl: number;
  /** Runs one operation as a visitor. */
  execute(query: PageQuery, requestId: string): Promise<QueryResult>;
  log: Log;
}

export function createPageServer({ entry, fill, execute, cdnTtl, log, ...options }: PageServerOptions): PageServer {
  let inProgress = 0;

  const render = async (url: string, plan: PagePlan, requestId: string): Promise<PageResult> => {
    inProgress += 1;
    try {
      const results = await Promise.all(plan.queries.map((query) => execute(query, requestId)));
      return await entry.renderPage({ url, publicUrl: options.publicUrl(), results, shell: false });
    } finally {
      inProgress -= 1;
    }
  };

  const renderShell = (url: string) =>
    entry.renderPage({ url, publicUrl: options.publicUrl(), results: [], shell: true });

  const toPage = (result: PageResult, headers: Record<string, string>): Page => {
    if (result.redirect !== undefined) return redirect(result.redirect);
    const html = fill(result);
    return { status: result.status, headers: { ...headers, etag: weakEtag(html) }, html };
  };

  return {
    async answer(url, requestId) {
      try {
        const plan = entry.planPage(url);
        const isShell = plan.kind === "shell";
        if (isShell || inProgress >= maxPagesInProgress) return toPage(await renderShell(url), frameHeaders(isShell));
        return toPage(await render(url, plan, requestId), pageHeaders(cdnTtl));
      } catch (err) {
        log.error({ err, requestId }, "a page could not be rendered");
        return failedPage(fill, renderShell, url);
      }
    },
  };
}

/** The browser gets everything that it needs to try for itself. */
async function failedPage(
  fill: FillTemplate,
  renderShell: (url: string) => PageResult | Promise<PageResult>,
  url: string,
): Promise<Page> {
  const headers = { ...pageHeaders(0), "cache-control": "no-store" };
  try {
    return { status: 500, headers, html: fill(await renderShell(url)) };
  } catch {
    return { status: 500, headers, html: fill({ head: "", body: "", state: null }) };
  }
}

/** Browsers keep a page but ask every time whether it still holds; so do shared caches, unless the operator says otherwise. */
function pageHeaders(cdnTtl: number): Record<string, string> {
  const cacheControl = cdnTtl > 0 ? `public, max-age=0, s-maxage=${cdnTtl}` : "no-cache";
  return { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl };
}

/** A frame has no content to index, and one that was sent for want of time is not to be kept. */
function frameHeaders(isAlways: boolean): Record<string, string> {
  const headers = { ...pageHeaders(0), "x-robots-tag": "noindex" };
  return isAlways ? headers : { ...headers, "cache-control": "no-store" };
}

/** @throws Error for an address that a browser would look for on another host. */
function redirect(location: string): Page {
  if (!/^\/(?![/\\])/.test(location)) throw new Error(`a page redirects to another host: ${location}`);
  return { status: 301, headers: { ...pageHeaders(0), location }, html: "" };
}
