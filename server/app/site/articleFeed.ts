/** Serves /feed.xml, the Atom feed of news, posts and guides. https://www.rfc-editor.org/rfc/rfc4287 */
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

import { type FeedArticle, findFeedArticles } from "../../features/articles/article.sitemap.js";
import type { RenderedArticle } from "../../features/articles/embeds.js";
import { isRendered, renderArticle } from "../../features/articles/renderArticle.js";
import { getSiteSettings } from "../../features/settings/settings.queries.js";
import { escapeMarkup } from "../../shared/escapeMarkup.js";
import { matchesEtag, weakEtag } from "../../shared/etag.js";
import {
  contentCost,
  feedArticles,
  feedBytesPerUnit,
  renderedBytesPerUnit,
  topFieldCost,
} from "../../shared/limits.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import type { SiteAddresses } from "./crawlerFiles.js";

interface ArticleFeedOptions {
  db: DataSource;
  addresses: SiteAddresses;
  budgets: Budgets;
}

export function addArticleFeed(app: FastifyInstance, { db, addresses, budgets }: ArticleFeedOptions): void {
  app.get("/feed.xml", async (request, reply) => {
    const budget = await budgets.begin(request.clientAddress);
    await budget.add(topFieldCost + feedArticles * contentCost);
    const articles = await findFeedArticles(db, feedArticles);
    const bytesOf = (counted: readonly FeedArticle[]) =>
      counted.reduce((sum, { body }) => sum + Buffer.byteLength(body ?? ""), 0);
    const unrendered = articles.filter(({ body }) => body && !isRendered(body));
    await budget.add(
      Math.ceil(bytesOf(articles) / feedBytesPerUnit) + Math.ceil(bytesOf(unrendered) / renderedBytesPerUnit),
    );
    const { name, isIndexed } = await getSiteSettings(db);
    const rendered = await Promise.all(articles.map(({ body }) => renderArticle(body ?? "")));
    const xml = writeFeed(articles, rendered, name, addresses);
    const etag = weakEtag(xml);
    reply.headers({ "cache-control": "no-cache", etag, ...(!isIndexed && { "x-robots-tag": "noindex" }) });
    reply.type("application/atom+xml; charset=utf-8");
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.send(xml);
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
