/**
 * Crawls the site like a search engine: over HTTP, from the home page along every link. Compares the indexable pages
 * with the sitemap, and checks their structured data.
 */
import { jest } from "@jest/globals";
import { validateStructuredData } from "./structuredData.js";

jest.setTimeout(180_000);

const url = process.env["E2E_URL"] ?? "";

/**
 * The crawl fails if it finds more pages. The sample catalogue has fewer, but endless links, such as combinations of
 * filters, would exceed this number.
 */
const MAX_PAGES = 5_000;
const AT_ONCE = 8;

interface CrawledPage {
  /** The page's path and query. */
  path: string;
  status: number;
  isIndexable: boolean;
  links: string[];
  /** The contents of the page's JSON-LD blocks. */
  blocks: string[];
}

function decode(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** Returns the path and query of a link within this site, or null for any other link. */
function pathOf(href: string, base: string): string | null {
  const address = new URL(decode(href), url + base);
  return address.origin === url ? address.pathname + address.search : null;
}

async function crawlPage(path: string): Promise<CrawledPage> {
  const response = await fetch(url + path, { redirect: "manual" });
  const html = await response.text();
  const canonical = /<link href="([^"]*)" rel="canonical"\/>/.exec(html)?.[1];
  const isExcluded = /<meta content="noindex" name="robots"\/>/.test(html) || response.headers.has("x-robots-tag");
  const isCanonical = canonical !== undefined && pathOf(canonical, path) === path;
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => pathOf(href, path));
  return {
    path,
    status: response.status,
    isIndexable: response.status === 200 && !isExcluded && isCanonical,
    links: hrefs.filter((href) => href !== null),
    blocks: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => text),
  };
}

/** Visits every page that can be reached through links, except the pages that robots.txt excludes. */
async function crawl(): Promise<CrawledPage[]> {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
  const found = new Set(["/"]);
  const pages: CrawledPage[] = [];
  let waiting = ["/"];
  while (waiting.length > 0) {
    const read = await Promise.all(waiting.splice(0, AT_ONCE).map(crawlPage));
    pages.push(...read);
    const links = new Set(read.flatMap((page) => page.links));
    const allowed = [...links].filter((link) => !disallowed.some((start) => link.startsWith(start)));
    waiting = [...waiting, ...allowed.filter((link) => !found.has(link))];
    for (const link of allowed) found.add(link);
    if (found.size > MAX_PAGES) throw new Error(`More than ${MAX_PAGES} pages: ${waiting.slice(-3).join(" ")}`);
  }
  return pages;
}

async function readSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => pathOf(location, "/") ?? location);
}

describe("a crawl of every link from the home page", () => {
  let pages: CrawledPage[] = [];
  beforeAll(async () => {
    pages = await crawl();
  });

  it("finds no broken link and no redirect", () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [status, path])).toEqual([]);
    expect(pages.length).toBeGreaterThan(300);
  });

  it("finds exactly the indexable pages that the sitemap lists", async () => {
    const indexable = pages.filter((page) => page.isIndexable).map(({ path }) => path);
    expect(indexable.toSorted()).toEqual((await readSitemap()).toSorted());
  });

  it("finds only valid structured data", () => {
    const addresses = new Set(pages.map(({ path }) => url + (path === "/" ? "/" : path)));
    const indexable = pages.filter((page) => page.isIndexable);
    const problems = indexable.flatMap(({ path, blocks }) =>
      blocks
        .flatMap((text) => validateStructuredData(text, { page: url + path, addresses }))
        .map((problem) => [path, problem]),
    );
    expect(problems).toEqual([]);
    const withData = indexable.filter(({ blocks }) => blocks.length > 0);
    expect(withData.length).toBeGreaterThanOrEqual(indexable.length - 1);
  });
});
