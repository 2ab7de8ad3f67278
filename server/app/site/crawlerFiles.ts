/**
 * Serves /robots.txt with the pages that crawlers must skip, and /sitemap.xml with the pages that they should find. If
 * search engines must not list the site, it has no sitemap. /robots.txt still allows the pages, because a crawler must
 * read a page to see its `noindex`.
 */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";

import { findArticleAddresses, findAuthorSlugs } from "../../features/articles/article.sitemap.js";
import type { AddressList } from "../../database/reading/addressList.js";
import { casinoAddresses } from "../../features/casinos/casino.queries.js";
import { findIndexedSlugs } from "../../features/directory/directory.sitemap.js";
import { gameAddresses } from "../../features/games/game.sitemap.js";
import { countCost, sitemapAddressCost, sitemapSize } from "../../shared/limits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { sendMissingFile } from "../http/errors.js";
import type { BudgetCharge, Budgets } from "../graphql/limits/clientBudget.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";
import type { PagePaths } from "./pageEntry.js";
import type { PageServer } from "./pages.js";
import { readingFor } from "./reading.js";

/** The site's URLs and paths. */
export interface SiteAddresses extends PagePaths {
  /** Returns the site's public URL without a trailing slash. The URL never comes from a request. */
  publicUrl(): string;
}

interface Entry {
  path: string;
  changedAt?: Date;
}

/** The rows of one noun. They get separate sitemaps if the URLs of the whole site do not fit into one. */
interface Source {
  /** The name in the URLs of the parts, such as `casinos` in `/sitemap-casinos.xml`. */
  name: string;
  list: AddressList;
  pathOf(addresses: SiteAddresses, slug: string): string;
}

const sources: readonly Source[] = [
  { name: "casinos", list: casinoAddresses, pathOf: ({ casinoPath }, slug) => casinoPath(slug) },
  { name: "games", list: gameAddresses, pathOf: ({ gamePath }, slug) => gamePath(slug) },
];

interface CrawlerFilesOptions {
  db: DataSource;
  pages: PageServer;
  addresses: SiteAddresses;
  budgets: Budgets;
}

export function addCrawlerFiles(app: FastifyInstance, { db, pages, addresses, budgets }: CrawlerFilesOptions): void {
  async function isIndexed(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return (await pages.readSite(readingFor(request, reply)))?.isIndexed ?? true;
  }
  /** Counts the rows of each source. Charges for the count, and for each row that fits into one sitemap. */
  async function countAndCharge(budget: BudgetCharge, counted: readonly Source[]): Promise<number[]> {
    const counts: number[] = [];
    for (const source of counted) {
      await budget.add(countCost);
      const count = await source.list.count(db);
      await budget.add(Math.min(count, sitemapSize) * sitemapAddressCost);
      counts.push(count);
    }
    return counts;
  }
  /** Charges for the lists, reads them, and then charges for each address that they contain. */
  async function findAndChargePages(budget: BudgetCharge): Promise<Entry[]> {
    await budget.add(pageLists * countCost);
    const found = await findPages(db, addresses);
    await budget.add(found.length * sitemapAddressCost);
    return found;
  }
  app.get("/robots.txt", async (request, reply) => {
    const sitemap = (await isIndexed(request, reply)) ? `\nSitemap: ${addresses.publicUrl()}/sitemap.xml\n` : "";
    return reply
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /admin\n${sitemap}`);
  });
  app.get("/sitemap.xml", async (request, reply) => {
    if (!(await isIndexed(request, reply))) return sendMissingFile(reply);
    const budget = await budgets.begin(request.clientAddress);
    const counts = await countAndCharge(budget, sources);
    const ownPages = await findAndChargePages(budget);
    const total = counts.reduce((sum, count) => sum + count, ownPages.length);
    if (total <= sitemapSize) return sendXml(reply, urlset(addresses, everyEntry(db, addresses, ownPages)));
    const parts: string[] = [];
    for (const [at, source] of sources.entries()) {
      const starts = counts[at] === 0 ? [] : await source.list.findPartStarts(db, sitemapSize);
      parts.push(...starts.map((after) => partPath(source, after)));
    }
    return sendXml(reply, index(addresses, ["/sitemap-pages.xml", ...parts]));
  });
  app.get("/sitemap-pages.xml", async (request, reply) => {
    if (!(await isIndexed(request, reply))) return sendMissingFile(reply);
    const budget = await budgets.begin(request.clientAddress);
    return sendXml(reply, urlset(addresses, pageEntries(await findAndChargePages(budget))));
  });
  for (const source of sources)
    app.get<{ Querystring: { after?: unknown } }>(`/sitemap-${source.name}.xml`, async (request, reply) => {
      const start = readStart(request);
      if (start === undefined || !(await isIndexed(request, reply))) return sendMissingFile(reply);
      await countAndCharge(await budgets.begin(request.clientAddress), [source]);
      return sendXml(reply, urlset(addresses, sourceEntries(db, source, addresses, start)));
    });
}

/**
 * The number of lists that `findPages` reads. Each costs as much as a count, because the directory's lists count
 * casinos.
 */
const pageLists = 5;

/** Finds the site's fixed pages and the pages of authors, articles, and directory rows. */
async function findPages(db: DataSource, addresses: SiteAddresses): Promise<Entry[]> {
  const { publicPaths, articlePath, authorPath, providerPath, paymentMethodPath, licensePath } = addresses;
  const providers = await findIndexedSlugs(db, "provider");
  const methods = await findIndexedSlugs(db, "paymentMethod");
  const authorities = await findIndexedSlugs(db, "licensingAuthority");
  const articles = await findArticleAddresses(db);
  const authors = await findAuthorSlugs(db);
  const ofDirectory = [
    ...providers.map((slug) => providerPath(slug)),
    ...methods.map((slug) => paymentMethodPath(slug)),
    ...authorities.map((slug) => licensePath(slug)),
  ];
  return [
    ...[...publicPaths, ...authors.map((slug) => authorPath(slug)), ...ofDirectory].map((path) => ({ path })),
    ...articles.map(({ kind, slug, updatedAt }) => ({
      path: articlePath({ kind: kind.toUpperCase(), slug }),
      changedAt: updatedAt,
    })),
  ];
}

/** Returns the path of the sitemap part that begins after a row. */
function partPath({ name }: Source, after: string | null): string {
  return after === null ? `/sitemap-${name}.xml` : `/sitemap-${name}.xml?after=${after}`;
}

/**
 * Returns the row after which the requested part starts: null for the first part, undefined for an invalid parameter.
 */
function readStart(request: FastifyRequest<{ Querystring: { after?: unknown } }>): string | null | undefined {
  const { after } = request.query;
  if (after === undefined) return null;
  return typeof after === "string" && isUuid(after) ? after : undefined;
}

/** Streams the XML, so even the largest catalogue needs only enough memory for one slice at a time. */
function sendXml(reply: FastifyReply, lines: AsyncIterable<string>) {
  return reply
    .header("cache-control", "no-cache")
    .type("application/xml; charset=utf-8")
    .send(Readable.from(lines, { objectMode: false }));
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* urlset({ publicUrl }: SiteAddresses, slices: AsyncIterable<Entry[]>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for await (const slice of slices)
    yield slice
      .map(({ path, changedAt }) => {
        const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
        return `<url><loc>${escapeMarkup(publicUrl() + path)}</loc>${changed}</url>\n`;
      })
      .join("");
  yield "</urlset>\n";
}

async function* index({ publicUrl }: SiteAddresses, paths: string[]): AsyncGenerator<string> {
  const parts = paths.map((path) => `<sitemap><loc>${escapeMarkup(publicUrl() + path)}</loc></sitemap>\n`);
  yield `${declaration}<sitemapindex ${namespace}>\n${parts.join("")}</sitemapindex>\n`;
}

async function* pageEntries(pages: Entry[]): AsyncGenerator<Entry[]> {
  yield pages;
}

async function* sourceEntries(
  db: DataSource,
  { list, pathOf }: Source,
  addresses: SiteAddresses,
  after: string | null,
): AsyncGenerator<Entry[]> {
  for await (const slice of list.walk(db, after, sitemapSize))
    yield slice.map(({ slug, updatedAt }) => ({ path: pathOf(addresses, slug), changedAt: updatedAt }));
}

async function* everyEntry(db: DataSource, addresses: SiteAddresses, pages: Entry[]): AsyncGenerator<Entry[]> {
  yield* pageEntries(pages);
  for (const source of sources) yield* sourceEntries(db, source, addresses, null);
}
