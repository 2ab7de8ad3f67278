/**
 * Serves /robots.txt with the pages that crawlers must skip, and /sitemap.xml with the pages that they should find. If
 * search engines must not list the site, it has no sitemap. /robots.txt still allows the pages, because a crawler must
 * read a page to see its `noindex`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";

import { nounsWith } from "../../../shared/nouns/registry.js";
import { directoryTables } from "../../catalogue/directory/directoryNouns.js";
import { findArticleAddresses, findAuthorSlugs } from "../../nouns/article/article.sitemap.js";
import { isDatabaseUnavailable } from "../../database/connection/postgresErrors.js";
import type { AddressList } from "../../database/reading/addressList.js";
import { casinoAddresses } from "../../nouns/casino/casino.queries.js";
import { findIndexedSlugs } from "../../nouns/directory/directory.sitemap.js";
import { gameAddresses } from "../../nouns/game/game.sitemap.js";
import type { Log } from "../../platform/log.js";
import { RateLimitedError } from "../../shared/errors.js";
import { matchesEtag, weakEtag } from "../../shared/etag.js";
import { countCost } from "../../database/reading/countRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { PagePaths } from "../../shared/pagePaths.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import { pathOfRow } from "../nouns.js";
import { type Prepared, sendXml, type XmlCache } from "../cache/xmlCache.js";
import { sendMissingFile } from "../http/errors.js";
import type { BudgetCharge, Budgets } from "../graphql/limits/clientBudget.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";
import type { PageServer } from "./pages.js";
import { readingFor } from "./reading.js";

/** How many units each address in a sitemap costs. */
const sitemapAddressCost = 1;

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
  /** The tables whose changes invalidate the sitemap. */
  tables: readonly CountedTable[];
  pathOf(addresses: SiteAddresses, slug: string): string;
}

const sources: readonly Source[] = [
  {
    name: "casinos",
    list: casinoAddresses,
    tables: ["casinos"],
    pathOf: ({ casinoPath }, slug) => casinoPath(slug),
  },
  {
    name: "games",
    list: gameAddresses,
    tables: ["games", "providers", "casinos"],
    pathOf: ({ gamePath }, slug) => gamePath(slug),
  },
];

/** The tables that `findPages` reads. */
const pageTables: readonly CountedTable[] = [...directoryTables, "casinos", "articles", "people"];

interface CrawlerFilesOptions {
  db: DataSource;
  pages: PageServer;
  addresses: SiteAddresses;
  budgets: Budgets;
  xmlCache: XmlCache;
  /** The maximum number of URLs in one sitemap. */
  sitemapSize: number;
  log: Log;
}

export function addCrawlerFiles(app: FastifyInstance, options: CrawlerFilesOptions): void {
  const { db, pages, addresses, budgets, xmlCache, sitemapSize, log } = options;
  async function isIndexed(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return (await pages.readSite(readingFor(request, reply)))?.isIndexed ?? true;
  }
  /**
   * Counts the rows of a source, at most one more than fit into one sitemap. Charges for the count, and for each row
   * that fits.
   */
  async function countAndCharge(budget: BudgetCharge, { list }: Source): Promise<number> {
    await budget.add(countCost);
    const count = await list.count(db, sitemapSize + 1);
    await budget.add(Math.min(count, sitemapSize) * sitemapAddressCost);
    return count;
  }
  /** Returns the result, or null if the source fails. A failure must not hide the pages of the other sources. */
  async function orNull<Result>(source: string, read: Promise<Result>): Promise<Result | null> {
    return read.catch((err: unknown) => {
      if (err instanceof RateLimitedError || isDatabaseUnavailable(err)) throw err;
      log.error({ err, source }, "a part of the sitemap could not be read");
      return null;
    });
  }
  /** The paths of the parts in the last index. Others are not cached, because callers could make up any number. */
  let listedParts: ReadonlySet<string> = new Set();
  /** Sends the cached document, or creates one from the lines that `prepare` returns. Null means that there is none. */
  async function sendCachedXml(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, tables }: { key: string; tables: readonly CountedTable[] },
    prepare: (budget: BudgetCharge) => Promise<Prepared | null>,
  ) {
    const budget = await budgets.chargeAddress(request.clientAddress);
    const document = await xmlCache.get(key, tables, () => prepare(budget));
    if (document === null) return sendMissingFile(reply);
    return sendXml(request, reply.type("application/xml; charset=utf-8"), document);
  }

  app.get("/robots.txt", async (request, reply) => {
    const sitemap = (await isIndexed(request, reply)) ? `\nSitemap: ${addresses.publicUrl()}/sitemap.xml\n` : "";
    const text = `User-agent: *\nDisallow: /admin\n${sitemap}`;
    const etag = weakEtag(text);
    reply.headers({ "cache-control": "no-cache", etag }).type("text/plain; charset=utf-8");
    return matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(text);
  });
  app.get("/sitemap.xml", async (request, reply) => {
    if (!(await isIndexed(request, reply))) return sendMissingFile(reply);
    const tables = [...new Set([...sources.flatMap((source) => source.tables), ...pageTables])];
    return sendCachedXml(request, reply, { key: "sitemap", tables }, async (budget) => {
      const counts: (number | null)[] = [];
      for (const source of sources) counts.push(await orNull(source.name, countAndCharge(budget, source)));
      await budget.add(pageLists * countCost);
      const ownPages = await orNull("pages", findPages(db, addresses));
      await budget.add((ownPages?.length ?? 0) * sitemapAddressCost);
      const total = counts.reduce<number>((sum, count) => sum + (count ?? Infinity), ownPages?.length ?? Infinity);
      if (total <= sitemapSize) return { lines: () => urlset(addresses, everyEntry(options, ownPages!)) };
      const parts: string[] = [];
      let isComplete = !counts.includes(null);
      for (const [at, source] of sources.entries()) {
        if (counts[at] === 0) continue;
        // If a source fails, the index lists its first part, which a crawler may find later.
        const starts = await orNull(source.name, source.list.findPartStarts(db, sitemapSize));
        parts.push(...(starts ?? [null]).map((after) => partPath(source, after)));
        isComplete &&= starts !== null;
      }
      listedParts = new Set(parts);
      return { lines: () => index(addresses, ["/sitemap-pages.xml", ...parts]), isComplete };
    });
  });
  app.get("/sitemap-pages.xml", async (request, reply) => {
    if (!(await isIndexed(request, reply))) return sendMissingFile(reply);
    return sendCachedXml(request, reply, { key: "pages", tables: pageTables }, async (budget) => {
      await budget.add(pageLists * countCost);
      const found = await findPages(db, addresses);
      await budget.add(found.length * sitemapAddressCost);
      return { lines: () => urlset(addresses, pageEntries(found)) };
    });
  });
  for (const source of sources)
    app.get<{ Querystring: { after?: unknown } }>(`/sitemap-${source.name}.xml`, async (request, reply) => {
      const start = readStart(request);
      if (start === undefined || !(await isIndexed(request, reply))) return sendMissingFile(reply);
      const key = partPath(source, start);
      return sendCachedXml(request, reply, { key, tables: source.tables }, async (budget) => {
        await countAndCharge(budget, source);
        // The protocol forbids empty sitemaps, and the index lists none.
        const entries = await unlessEmpty(sourceEntries(options, source, start));
        const isComplete = start === null || listedParts.has(key);
        return entries && { lines: () => urlset(addresses, entries), isComplete };
      });
    });
}

/**
 * The number of lists that `findPages` reads. Each costs as much as a count, because the directory's lists count
 * casinos.
 */
const pageLists = directoryTables.length + 2;

/** Finds the site's fixed pages and the pages of authors, articles, and directory rows. */
async function findPages(db: DataSource, addresses: SiteAddresses): Promise<Entry[]> {
  const { publicPaths, articlePath, authorPath } = addresses;
  const ofDirectory: string[] = [];
  for (const noun of nounsWith("isDirectory"))
    for (const slug of await findIndexedSlugs(db, noun))
      ofDirectory.push(await pathOfRow(addresses, noun, { slug }, db));
  const articles = await findArticleAddresses(db);
  const authors = await findAuthorSlugs(db);
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
  { db, addresses, sitemapSize }: CrawlerFilesOptions,
  { list, pathOf }: Source,
  after: string | null,
): AsyncGenerator<Entry[]> {
  for await (const slice of list.walk(db, after, sitemapSize))
    yield slice.map(({ slug, updatedAt }) => ({ path: pathOf(addresses, slug), changedAt: updatedAt }));
}

/** Returns the slices, or null if none of them has an entry. */
async function unlessEmpty(slices: AsyncGenerator<Entry[]>): Promise<AsyncIterable<Entry[]> | null> {
  for (;;) {
    const { done, value } = await slices.next();
    if (done) return null;
    if (value.length > 0) return withFirst(value, slices);
  }
}

async function* withFirst(first: Entry[], others: AsyncIterable<Entry[]>): AsyncGenerator<Entry[]> {
  yield first;
  yield* others;
}

async function* everyEntry(options: CrawlerFilesOptions, pages: Entry[]): AsyncGenerator<Entry[]> {
  yield* pageEntries(pages);
  for (const source of sources) yield* sourceEntries(options, source, null);
}
