/** Renders the client's pages on the server: plan, run the queries as a visitor, render once, fill the template. */
import type { Log } from "../platform/log.js";
import { maxRenders } from "../shared/limits.js";
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
  /** Runs one operation as a visitor. */
  execute(query: PageQuery, requestId: string): Promise<QueryResult>;
  log: Log;
}

export function createPageServer({ entry, fill, execute, log, ...options }: PageServerOptions): PageServer {
  let renders = 0;

  const render = async (url: string, plan: PagePlan, requestId: string): Promise<PageResult> => {
    renders += 1;
    try {
      const results = await Promise.all(plan.queries.map((query) => execute(query, requestId)));
      return await entry.renderPage({ url, publicUrl: options.publicUrl(), results, shell: false });
    } finally {
      renders -= 1;
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
        const isRendered = !isShell && renders < maxRenders;
        const result = await (isRendered ? render(url, plan, requestId) : renderShell(url));
        return toPage(result, isShell ? { ...pageHeaders, "x-robots-tag": "noindex" } : pageHeaders);
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
  const headers = { ...pageHeaders, "cache-control": "no-store" };
  try {
    return { status: 500, headers, html: fill(await renderShell(url)) };
  } catch {
    return { status: 500, headers, html: fill({ head: "", body: "", state: null }) };
  }
}

/** Browsers and shared caches may keep a page but ask every time whether it still holds. */
const pageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };

function redirect(location: string): Page {
  return { status: 301, headers: { ...pageHeaders, location }, html: "" };
}
