import { readFileSync } from "node:fs";

/**
 * Samples of Markdown that try to run a script, load something, or break out of their place on a page. End-to-end tests
 * use them too.
 */
export const hostileMarkdown = JSON.parse(
  readFileSync("server/test/hostile/hostileMarkdown.json", "utf8"),
) as readonly string[];

const elements = new Set(
  "p h2 h3 h4 ul ol li blockquote pre code strong em s br hr a img table thead tbody tr th td".split(" "),
);
const attributes: Record<string, readonly string[]> = {
  a: ["href", "rel"],
  img: ["src", "alt", "loading"],
  ol: ["start"],
};

interface Node {
  nodeName: string;
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** Returns everything in the parsed HTML that articles must not contain. */
export function forbiddenIn(node: Node): string[] {
  const found = (node.childNodes ?? []).flatMap(forbiddenIn);
  if (node.nodeName === "#comment") found.push("a comment");
  const { tagName } = node;
  if (tagName === undefined) return found;
  if (!elements.has(tagName)) found.push(`<${tagName}>`);
  for (const { name, value } of node.attrs ?? []) {
    if (!attributes[tagName]?.includes(name)) found.push(`${tagName} ${name}`);
    const isSameSite = /^(?:\/(?![/\\])|#)/.test(value);
    if (name === "href" && !isSameSite && !/^(?:https?:\/\/[^/]|mailto:)/i.test(value)) found.push(`href ${value}`);
    if (name === "src" && !isSameSite && !/^https:\/\/[^/]/i.test(value)) found.push(`src ${value}`);
  }
  return found;
}
