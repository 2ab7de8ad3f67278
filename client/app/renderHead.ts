/** The parts of a rendered page that belong into the document's head. */
import { fontPreloads, pageScripts } from "./manifest";

/** React writes title, meta and link tags in front of a page that has no head of its own. */
const hoistedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistedTags.exec(markup)?.[0] ?? "";
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** The head of a page: what the page said, the headings' font, and the scripts of its file, which entryLoader.ts fetches. */
export function renderHead(hoisted: string, file: string): string {
  return `${hoisted}${fontPreloads}<meta name="page-scripts" content="${pageScripts(file).join(" ")}">`;
}
