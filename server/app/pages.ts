/** Renders the client's pages on the server: plan, run the queries as a visitor, render once, fill the template. */
import type { Log } from "../platform/log.js";
import { maxPagesInProgress } from "../shared/limits.js";
import { weakEtag } from "../shared/etag.js";
import type { Dependency } from "../shared/madeFrom.js";
import type { AnswerCache, Got, Kept, Made, Making } from "./answerCache.js";
import type { PageEntry, PagePlan, PageQuery, PageResult, QueryResult } from "./pageEntry.js";
import type { FillTemplate } from "./pageTemplate.js";
import { sharedCacheControl } from "./sendKept.js";

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageServer {
  /** The page that is kept for exactly this path with its query. */
  find(url: string): Kept | null;
  /** The page at a path with its query. Never throws: a page that can't be rendered is the shell with status 500. */
  answer(url: string, requestId: string): Promise<Got<Page>>;
}

/** The result of one query of a page; `dependsOn` is null where it must not be kept. */
export interface PageAnswer {
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
  execute(query: PageQuery, requestId: string): Promise<PageAnswer>;
  cache: AnswerCache;
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
    { url, plan, requestId }: Address,
    tellDependencies: Making["dependsOn"],
  ): Promise<PageResult> => {
    inProgress += 1;
    try {
      const answers = await Promise.all(plan.queries.map((query) => execute(query, requestId)));
      tellDependencies(dependenciesOf(answers));
      const results = answers.map(({ result }) => result);
      return await entry.renderPage({ url, publicUrl: options.publicUrl(), results, shell: false });
    } finally {
      inProgress -= 1;
    }
  };

  const renderShell = (url: string) =>
    entry.renderPage({ url, publicUrl: options.publicUrl(), results: [], shell: true });

  const toPage = (result: PageResult, headers: Record<string, string>): Page => {
    if (result.redirect !== undefined) return redirect(result.redirect);
    return { status: result.status, headers, html: fill(result) };
  };

  const make = async (address: Address, tellDependencies: Making["dependsOn"]): Promise<Made<Page>> => {
    if (inProgress >= maxPagesInProgress)
      return { answer: toPage(await renderShell(address.url), frameHeaders(false)), content: null };
    const result = await render(address, tellDependencies);
    const page = toPage(result, pageHeaders(cdnTtl));
    const isForAll = page.status === 200 && result.redirect === undefined;
    return { answer: page, content: isForAll ? { body: page.html, contentType } : null };
  };

  const answer = async (url: string, requestId: string): Promise<Got<Page>> => {
    const plan = entry.planPage(url);
    if (plan.kind === "shell")
      return { kept: null, answer: tagged(toPage(await renderShell(url), frameHeaders(true))) };
    // An address that is not the page's own leads there, with all its parameters.
    if (pathOf(url) !== pathOf(plan.key)) {
      const { answer: page } = await make({ url, plan, requestId }, () => undefined);
      return { kept: null, answer: page };
    }
    const wanted = { address: addressOf(url), key: addressOf(plan.key), isOwn: !plan.key.includes("?") };
    const got = await cache.get(wanted, (making) =>
      make({ url: plan.key, plan, requestId }, (dependsOn) => making.dependsOn(dependsOn)),
    );
    return got.kept === null ? { kept: null, answer: tagged(got.answer) } : got;
  };

  return {
    find: (url) => cache.find(addressOf(url)),
    async answer(url, requestId) {
      try {
        return await answer(url, requestId);
      } catch (err) {
        log.error({ err, requestId }, "a page could not be rendered");
        return { kept: null, answer: await failedPage(fill, renderShell, url) };
      }
    },
  };
}

interface Address {
  url: string;
  plan: PagePlan;
  requestId: string;
}

const contentType = "text/html; charset=utf-8";

/** Tells a page from an answer of the API in the one cache of both. */
function addressOf(url: string): string {
  return `page ${url}`;
}

function pathOf(url: string): string | undefined {
  return url.split("?", 1)[0];
}

/** Pages may name the day, beside what their answers were made from. */
function dependenciesOf(answers: PageAnswer[]): readonly Dependency[] | null {
  const all = answers.map(({ dependsOn }) => dependsOn);
  return all.includes(null) ? null : [...new Set(["day" as const, ...all.flatMap((each) => each ?? [])])];
}

/** A page that is sent as it is, with its tag; what may be kept has its own. */
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
  const headers = { ...pageHeaders(0), "cache-control": "no-store" };
  try {
    return { status: 500, headers, html: fill(await renderShell(url)) };
  } catch {
    return { status: 500, headers, html: fill({ head: "", body: "", state: null }) };
  }
}

/** Browsers keep a page but ask every time whether it still holds; so do shared caches, unless the operator says otherwise. */
function pageHeaders(cdnTtl: number): Record<string, string> {
  return { "content-type": contentType, "cache-control": sharedCacheControl(cdnTtl) };
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
