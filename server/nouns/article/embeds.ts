/** The parts of a rendered article, and the short codes that embed a casino, a bonus or a receipt. */

export type EmbedType = "casino" | "bonus" | "receipt";

/** A short code on its own line, such as `{{casino:northgate}}`. */
export interface Embed {
  type: EmbedType;
  /** The slug or id after the colon. */
  key: string;
}

/** A part of an article: HTML or an embed. */
export type Part = { html: string } | { embed: Embed };

export interface RenderedArticle {
  parts: Part[];
  /** The first two paragraphs, as HTML. */
  opening: string;
  /** The text without markup and embeds, with a blank line between blocks. */
  text: string;
}

export const shortCode = /^\{\{(casino|bonus|receipt):([a-z0-9-]{1,120})\}\} *$/;

/** Counts the short codes in an article's Markdown. */
export function countEmbeds(body: string): number {
  return body.split("\n").filter((line) => shortCode.test(line.trimEnd())).length;
}
