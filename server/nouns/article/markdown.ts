/**
 * Renders the Markdown of articles to a safe subset of HTML. First, markdown-it converts only Markdown and shows HTML
 * tags as text. Then sanitize-html removes everything that the lists below do not allow.
 */
import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

import { type Embed, type Part, type RenderedArticle, shortCode } from "./embeds.js";

/** The maximum number of casinos, bonuses, and receipts that one article can embed. */
export const maxEmbeds = 12;

/** The maximum nesting depth of quotes and lists. Deeper levels appear as text. */
const maxNesting = 20;

/**
 * The maximum number of rendered tokens, about seven times as many as in the longest ordinary article. Without this
 * limit, a table could have many more, because markdown-it fills short rows with empty cells.
 */
const maxTokens = 20_000;

const openingParagraphs = 2;

/** Characters that browsers ignore or treat as a slash. They could disguise another address. */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\p{Cf}]/u;

const markdown = createParser();

type Token = ReturnType<typeof markdown.parse>[number];

function createParser() {
  const parser = new MarkdownIt("default", { html: false, linkify: false, typographer: false, maxNesting });
  // Disable references, because one long address could be repeated thousands of times.
  parser.disable(["reference", "html_block", "html_inline"]);
  parser.validateLink = isSafeLink;
  parser.block.ruler.before(
    "fence",
    "embed",
    (state, line, _end, isSilent) => {
      // A short code ends the paragraph before it, even without a blank line. Inside a quote or a list, it stays plain
      // text.
      const isTop = state.level === 0 && ["root", "paragraph"].includes(state.parentType);
      if (!isTop || state.sCount[line] !== 0) return false;
      const found = shortCode.exec(state.src.slice(state.bMarks[line], state.eMarks[line]));
      if (!found) return false;
      if (isSilent) return true;
      const token = state.push("embed", "", 0);
      token.meta = { type: found[1], key: found[2] } satisfies { type: string | undefined; key: string | undefined };
      state.line = line + 1;
      return true;
    },
    { alt: ["paragraph"] },
  );
  return parser;
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p h2 h3 h4 ul ol li blockquote pre code strong em s br hr a img table thead tbody tr th td".split(" "),
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "loading"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 4 * maxNesting,
  transformTags: {
    // The page's title is its only h1.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href = "" }) => {
      const isExternal = /^https?:/i.test(href);
      const attribs: sanitizeHtml.Attributes = isExternal ? { href, rel: "nofollow noopener" } : { href };
      return { tagName, attribs: isSafeLink(href) ? attribs : {} };
    },
    img: (tagName, { src = "", alt = "" }) => ({ tagName, attribs: { src, alt, loading: "lazy" } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isSafePicture(attribs["src"] ?? ""),
};

/** Renders Markdown. Use `renderArticle`, which caches the result. */
export function renderMarkdown(body: string): RenderedArticle {
  const env = {};
  const tokens = markdown.parse(body, env).slice(0, maxTokens);
  return { parts: partsOf(tokens, env), opening: openingOf(tokens, env), text: textOf(tokens) };
}

function htmlOf(tokens: Token[], env: Record<string, unknown>): string {
  return sanitizeHtml(markdown.renderer.render(tokens, markdown.options, env), allowed).trim();
}

function partsOf(tokens: Token[], env: Record<string, unknown>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const addHtml = (to: number) => {
    const html = htmlOf(tokens.slice(from, to), env);
    if (html !== "") parts.push({ html });
  };
  for (const [at, { type, meta }] of tokens.entries()) {
    if (type !== "embed") continue;
    addHtml(at);
    from = at + 1;
    if (parts.filter((part) => "embed" in part).length < maxEmbeds) parts.push({ embed: meta as unknown as Embed });
  }
  addHtml(tokens.length);
  return parts;
}

function openingOf(tokens: Token[], env: Record<string, unknown>): string {
  const starts = tokens.flatMap(({ type, level }, at) => (type === "paragraph_open" && level === 0 ? [at] : []));
  return starts
    .slice(0, openingParagraphs)
    .map((at) => htmlOf(tokens.slice(at, at + 3), env))
    .join("\n");
}

function textOf(tokens: Token[]): string {
  const blocks = tokens.flatMap(({ type, content, children }) => {
    if (type === "fence" || type === "code_block") return [content.trimEnd()];
    if (type !== "inline") return [];
    return [(children ?? []).map((child) => (child.type.endsWith("break") ? " " : child.content)).join("")];
  });
  return blocks.join("\n\n");
}

/** Whether an address is a path on our own site. */
function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !hidden.test(address);
}

/**
 * Whether a link may lead to the address: http, https, mailto, a path on our own site, or an anchor on the same page.
 */
function isSafeLink(address: string): boolean {
  if (hidden.test(address)) return false;
  if (address.startsWith("#")) return true;
  if (/^mailto:[^:]+$/i.test(address)) return true;
  return isOwnPath(address) || (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address));
}

/** Whether an image may come from the address: https, or a path on our own site. */
function isSafePicture(address: string): boolean {
  return isOwnPath(address) || (/^https:\/\/[^/]/i.test(address) && isSafeLink(address));
}
