/** The parts of a rendered page that belong into the document's head. */
import { fontPreloads, pageScripts } from "./manifest";

/** React writes title, meta and link tags in front of a page that has no head of its own. */
const hoistedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistedTags.exec(markup)?.[0] ?? "";
  return { hoisted, body: markup.slice(hoisted.length) };
}

/**
 * The head of a page: what the page said, the headings' font, and the scripts of the page's file. A frame fetches them at
 * once, behind its style sheet; a page that can be read without them names them for entryLoader.ts, which fetches them
 * after the first paint.
 */
export function renderHead(hoisted: string, file: string, isFrame: boolean): string {
  const scripts = pageScripts(file);
  const tags = isFrame
    ? scripts.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`).join("")
    : `<meta name="page-scripts" content="${scripts.join(" ")}">`;
  return `${hoisted}${fontPreloads}${tags}`;
}
