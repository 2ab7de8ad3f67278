/** Serves /feed.xml, the Atom feed of news, posts and guides. https://www.rfc-editor.org/rfc/rfc4287 */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

import { type FeedArticle, findFeedArticles } from "../../nouns/article/article.sitemap.js";
import type { RenderedArticle } from "../../nouns/article/embeds.js";
import { isRendered, renderArticle } from "../../nouns/article/renderArticle.js";
import { getSiteSettings } from "../../nouns/settings/settings.queries.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";
import { topFieldCost } from "../../shared/limits.js";
import { contentCost, renderedBytesPerUnit } from "../../nouns/article/articleContent.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import { type Prepared, sendXml, type XmlCache } from "../cache/xmlCache.js";
import type { BudgetCharge, Budgets } from "../graphql/limits/clientBudget.js";
import { publicCorsHeaders } from "../http/origins.js";
import type { SiteAddresses } from "./crawlerFiles.js";
import type { PageServer } from "./pages.js";
import { readingFor } from "./reading.js";

/**
 * How many bytes of Markdown cost one unit in the feed, in addition to the cost of rendering. The server builds the
 * feed again for each request.
 */
const feedBytesPerUnit = 256;

/** The number of articles in the feed. */
export const feedArticles = 20;

interface ArticleFeedOptions {
  db: DataSource;
  pages: PageServer;
  addresses: SiteAddresses;
  budgets: Budgets;
  xmlCache: XmlCache;
}

export function addArticleFeed(app: FastifyInstance, options: ArticleFeedOptions): void {
  const { db, pages, addresses, budgets, xmlCache } = options;
  const tables: CountedTable[] = ["articles", "site_settings"];
  const prepare = async (budget: BudgetCharge): Promise<Prepared> => {
    await budget.add(topFieldCost + feedArticles * contentCost);
    const articles = await findFeedArticles(db, feedArticles);
    const bytesOf = (counted: readonly FeedArticle[]) =>
      counted.reduce((sum, { body }) => sum + Buffer.byteLength(body ?? ""), 0);
    const unrendered = articles.filter(({ body }) => body && !isRendered(body));
    await budget.add(
      Math.ceil(bytesOf(articles) / feedBytesPerUnit) + Math.ceil(bytesOf(unrendered) / renderedBytesPerUnit),
    );
    const { name } = await getSiteSettings(db);
    const rendered = await Promise.all(articles.map(({ body }) => renderArticle(body ?? "")));
    return { lines: () => Readable.from([writeFeed(articles, rendered, name, addresses)]) };
  };
  app.get("/feed.xml", async (request, reply) => {
    reply.headers(publicCorsHeaders);
    const budget = await budgets.chargeAddress(request.clientAddress);
    const document = await xmlCache.get("feed", tables, () => prepare(budget));
    const site = await pages.readSite(readingFor(request, reply));
    if (site && !site.isIndexed) reply.header("x-robots-tag", "noindex");
    return sendXml(request, reply.type("application/atom+xml; charset=utf-8"), document);
  });
}

function writeFeed(
  articles: readonly FeedArticle[],
  rendered: readonly RenderedArticle[],
  siteName: string,
  { publicUrl, articlePath }: SiteAddresses,
): string {
  const site = publicUrl();
  const updated = Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime()));
  const entries = articles.map((article, at) => {
    const url = escapeXml(site + articlePath({ kind: article.kind.toUpperCase(), slug: article.slug }));
    const html = rendered[at]!.parts.map((part) => ("html" in part ? part.html : ""));
    return `<entry>
<id>urn:uuid:${article.id}</id>
<title>${escapeXml(article.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${article.publishedAt.toISOString()}</published>
<updated>${article.updatedAt.toISOString()}</updated>
<author><name>${escapeXml(article.author ?? siteName)}</name></author>
${article.category ? `<category term="${escapeXml(article.category)}"/>\n` : ""}${article.excerpt ? `<summary>${escapeXml(article.excerpt)}</summary>\n` : ""}<content type="html" xml:base="${url}">${escapeXml(html.join("\n"))}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(site)}/</id>
<title>${escapeXml(siteName)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(site)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escapeXml(site)}/"/>
<updated>${new Date(updated).toISOString()}</updated>
${entries.join("")}</feed>
`;
}

/** Escapes text and removes characters that XML cannot contain. */
function escapeXml(text: string): string {
  return escapeMarkup(text.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ""));
}
