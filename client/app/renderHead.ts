/** The parts of a rendered page that belong into the document's head. */
import type { EmotionCache } from "@emotion/cache";
import headingFont from "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url";
import { pagePreloads } from "./manifest";

/** React writes title, meta and link tags in front of a page that has no head of its own. */
const hoistedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistedTags.exec(markup)?.[0] ?? "";
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** The style rules that this page's own components used, in the form that the browser's style cache takes over. */
export function styleTag(cache: EmotionCache): string {
  const used = Object.entries(cache.inserted).filter(([, css]) => typeof css === "string");
  if (used.length === 0) return "";
  const names = used.map(([name]) => name).join(" ");
  return `<style data-emotion="${cache.key} ${names}">${used.map(([, css]) => css).join("")}</style>`;
}

interface HeadParts {
  hoisted: string;
  styles: string;
  /** The file of the page, whose scripts the browser should fetch at once. */
  file: string;
}

export function renderHead({ hoisted, styles, file }: HeadParts): string {
  const font = `<link rel="preload" as="font" type="font/woff2" href="${headingFont}" crossorigin>`;
  return `${hoisted}${font}${pagePreloads(file)}${styles}`;
}
