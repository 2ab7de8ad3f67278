/** Renders the Markdown of articles, and caches the results. */
import { LRUCache } from "lru-cache";

import type { RenderedArticle } from "./embeds.js";

/** The maximum size of the cache for rendered articles, in bytes. */
const renderedArticleBytes = 4 * 1024 * 1024;

/** Rendered articles, keyed by their Markdown. */
const rendered = new LRUCache<string, RenderedArticle>({
  maxSize: renderedArticleBytes,
  sizeCalculation: ({ parts, opening, text }, body) =>
    500 + 2 * (body.length + opening.length + text.length + JSON.stringify(parts).length),
});

/** Whether the cache contains the rendered text, so rendering it again costs nothing. */
export function isRendered(body: string): boolean {
  return rendered.has(body);
}

/** Renders the Markdown of an article. The caller must charge for the rendering first. */
export async function renderArticle(body: string): Promise<RenderedArticle> {
  const cached = rendered.get(body);
  if (cached) return cached;
  // The Markdown libraries are loaded when they are first used, because they would add 700 KB of code to every start.
  const { renderMarkdown } = await import("./markdown.js");
  const article = renderMarkdown(body);
  rendered.set(body, article);
  return article;
}
