/** /robots.txt and /sitemap.xml: what crawlers skip, and every page that they should find. Links are absolute. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";

import { countCasinos, findPartStarts, walkCasinoAddresses } from "../../features/casinos/casino.sitemap.js";
import { countCost, sitemapAddressCost, sitemapSize } from "../../shared/limits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { sendMissingFile } from "../http/errors.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";

/** Where the site's pages are. */
export interface SiteAddresses {
  /** Where visitors find the site, without a slash at its end; it depends on no request. */
  publicUrl(): string;
  /** The pages that search engines may list, but for those of the casinos. */
  paths: readonly string[];
  casinoPath(slug: string): string;
}

interface Entry {
  path: string;
  changedAt?: Date;
}

interface CrawlerFilesOptions {
  db: DataSource;
  addresses: SiteAddresses;
  budgets: Budgets;
}

export function addCrawlerFiles(app: FastifyInstance, { db, addresses, budgets }: CrawlerFilesOptions): void {
  /** The addresses of the catalogue are work as any other list is, and counting them is work too. */
  async function countAndCharge({ clientAddress }: FastifyRequest): Promise<number> {
    const budget = await budgets.begin(clientAddress);
    await budget.add(countCost);
    const casinos = await countCasinos(db);
    await budget.add(Math.min(casinos, sitemapSize) * sitemapAddressCost);
    return casinos;
  }
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /admin\n\nSitemap: ${addresses.publicUrl()}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", async (request, reply) => {
    const casinos = await countAndCharge(request);
    const isWhole = addresses.paths.length + casinos <= sitemapSize;
    if (isWhole) return sendXml(reply, urlset(addresses, everyEntry(db, addresses)));
    const starts = await findPartStarts(db, sitemapSize);
    return sendXml(reply, index(addresses, ["/sitemap-pages.xml", ...starts.map(casinosPath)]));
  });
  app.get("/sitemap-pages.xml", async (_request, reply) => sendXml(reply, urlset(addresses, pageEntries(addresses))));
  app.get<{ Querystring: { after?: unknown } }>("/sitemap-casinos.xml", async (request, reply) => {
    const start = readStart(request);
    if (start === undefined) return sendMissingFile(reply);
    await countAndCharge(request);
    return sendXml(reply, urlset(addresses, casinoEntries(db, addresses, start)));
  });
}

/** The address of the part that begins behind a casino. */
function casinosPath(after: string | null): string {
  return after === null ? "/sitemap-casinos.xml" : `/sitemap-casinos.xml?after=${after}`;
}

/** Undefined where a part is asked for that the index never names. */
function readStart(request: FastifyRequest<{ Querystring: { after?: unknown } }>): string | null | undefined {
  const { after } = request.query;
  if (after === undefined) return null;
  return typeof after === "string" && isUuid(after) ? after : undefined;
}

/** Sent as it is read, so that the largest catalogue needs no more memory than a slice of it. */
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

async function* pageEntries({ paths }: SiteAddresses): AsyncGenerator<Entry[]> {
  yield paths.map((path) => ({ path }));
}

async function* casinoEntries(
  db: DataSource,
  { casinoPath }: SiteAddresses,
  after: string | null,
): AsyncGenerator<Entry[]> {
  for await (const slice of walkCasinoAddresses(db, after, sitemapSize))
    yield slice.map(({ slug, updatedAt }) => ({ path: casinoPath(slug), changedAt: updatedAt }));
}

async function* everyEntry(db: DataSource, addresses: SiteAddresses): AsyncGenerator<Entry[]> {
  yield* pageEntries(addresses);
  yield* casinoEntries(db, addresses, null);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
