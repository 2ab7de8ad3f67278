/** Serves /robots.txt with the pages that crawlers skip, and /sitemap.xml with the pages that they should find. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";

import { countCasinos, findPartStarts, walkCasinoAddresses } from "../../features/casinos/casino.sitemap.js";
import { findIndexedSlugs } from "../../features/directory/directory.sitemap.js";
import { countGames, findGamePartStarts, walkGameAddresses } from "../../features/games/game.sitemap.js";
import { countCost, sitemapAddressCost, sitemapSize } from "../../shared/limits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { sendMissingFile } from "../http/errors.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";

/** The site's URLs and paths. */
export interface SiteAddresses {
  /** Returns the site's public URL without a trailing slash. It never comes from a request. */
  publicUrl(): string;
  /** The paths of the pages that search engines may list, except catalogue pages. */
  paths: readonly string[];
  casinoPath(slug: string): string;
  gamePath(slug: string): string;
  providerPath(slug: string): string;
  paymentMethodPath(slug: string): string;
  licensePath(slug: string): string;
}

interface Entry {
  path: string;
  changedAt?: Date;
}

/** Catalogue rows that may need several parts of a sitemap. */
interface Source {
  /** The name of its parts: `/sitemap-casinos.xml`. */
  name: string;
  count(db: DataSource): Promise<number>;
  walk(db: DataSource, after: string | null, count: number): AsyncGenerator<{ slug: string; updatedAt: Date }[]>;
  findPartStarts(db: DataSource, size: number): Promise<(string | null)[]>;
  pathOf(addresses: SiteAddresses, slug: string): string;
}

const sources: readonly Source[] = [
  {
    name: "casinos",
    count: countCasinos,
    walk: walkCasinoAddresses,
    findPartStarts,
    pathOf: ({ casinoPath }, slug) => casinoPath(slug),
  },
  {
    name: "games",
    count: countGames,
    walk: walkGameAddresses,
    findPartStarts: findGamePartStarts,
    pathOf: ({ gamePath }, slug) => gamePath(slug),
  },
];

interface CrawlerFilesOptions {
  db: DataSource;
  addresses: SiteAddresses;
  budgets: Budgets;
}

export function addCrawlerFiles(app: FastifyInstance, { db, addresses, budgets }: CrawlerFilesOptions): void {
  /** Counts and charges the rows. Reading the paths of the catalogue costs as much as any other list. */
  async function countAndCharge({ clientAddress }: FastifyRequest, counted: readonly Source[]): Promise<number[]> {
    const budget = await budgets.begin(clientAddress);
    const counts: number[] = [];
    for (const source of counted) {
      await budget.add(countCost);
      const count = await source.count(db);
      await budget.add(Math.min(count, sitemapSize) * sitemapAddressCost);
      counts.push(count);
    }
    return counts;
  }
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /admin\n\nSitemap: ${addresses.publicUrl()}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", async (request, reply) => {
    const counts = await countAndCharge(request, sources);
    const pages = await findPages(db, addresses);
    const total = counts.reduce((sum, count) => sum + count, pages.length);
    if (total <= sitemapSize) return sendXml(reply, urlset(addresses, everyEntry(db, addresses, pages)));
    const parts: string[] = [];
    for (const [at, source] of sources.entries()) {
      const starts = counts[at] === 0 ? [] : await source.findPartStarts(db, sitemapSize);
      parts.push(...starts.map((after) => partPath(source, after)));
    }
    return sendXml(reply, index(addresses, ["/sitemap-pages.xml", ...parts]));
  });
  app.get("/sitemap-pages.xml", async (request, reply) => {
    await countAndCharge(request, []);
    return sendXml(reply, urlset(addresses, pageEntries(await findPages(db, addresses))));
  });
  for (const source of sources)
    app.get<{ Querystring: { after?: unknown } }>(`/sitemap-${source.name}.xml`, async (request, reply) => {
      const start = readStart(request);
      if (start === undefined) return sendMissingFile(reply);
      await countAndCharge(request, [source]);
      return sendXml(reply, urlset(addresses, sourceEntries(db, source, addresses, start)));
    });
}

/** Finds the paths of the site's own pages and of the directory: at most a few thousand. */
async function findPages(db: DataSource, addresses: SiteAddresses): Promise<string[]> {
  const { paths, providerPath, paymentMethodPath, licensePath } = addresses;
  const providers = await findIndexedSlugs(db, "provider");
  const methods = await findIndexedSlugs(db, "paymentMethod");
  const authorities = await findIndexedSlugs(db, "licensingAuthority");
  return [
    ...paths,
    ...providers.map((slug) => providerPath(slug)),
    ...methods.map((slug) => paymentMethodPath(slug)),
    ...authorities.map((slug) => licensePath(slug)),
  ];
}

/** Returns the path of the sitemap part that begins after a row. */
function partPath({ name }: Source, after: string | null): string {
  return after === null ? `/sitemap-${name}.xml` : `/sitemap-${name}.xml?after=${after}`;
}

/** Returns the start of the requested part, or undefined if the sitemap index has no such part. */
function readStart(request: FastifyRequest<{ Querystring: { after?: unknown } }>): string | null | undefined {
  const { after } = request.query;
  if (after === undefined) return null;
  return typeof after === "string" && isUuid(after) ? after : undefined;
}

/** Streams the XML, so even the largest catalogue needs only the memory of one slice. */
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
        return `<url><loc>${escapeXml(publicUrl() + path)}</loc>${changed}</url>\n`;
      })
      .join("");
  yield "</urlset>\n";
}

async function* index({ publicUrl }: SiteAddresses, paths: string[]): AsyncGenerator<string> {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl() + path)}</loc></sitemap>\n`);
  yield `${declaration}<sitemapindex ${namespace}>\n${parts.join("")}</sitemapindex>\n`;
}

async function* pageEntries(pages: readonly string[]): AsyncGenerator<Entry[]> {
  yield pages.map((path) => ({ path }));
}

async function* sourceEntries(
  db: DataSource,
  { walk, pathOf }: Source,
  addresses: SiteAddresses,
  after: string | null,
): AsyncGenerator<Entry[]> {
  for await (const slice of walk(db, after, sitemapSize))
    yield slice.map(({ slug, updatedAt }) => ({ path: pathOf(addresses, slug), changedAt: updatedAt }));
}

async function* everyEntry(
  db: DataSource,
  addresses: SiteAddresses,
  pages: readonly string[],
): AsyncGenerator<Entry[]> {
  yield* pageEntries(pages);
  for (const source of sources) yield* sourceEntries(db, source, addresses, null);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
