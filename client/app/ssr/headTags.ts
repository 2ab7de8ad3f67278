/** Creates the head of a rendered page: the page's own tags, its fonts and its scripts. */
import { readFileSync } from "node:fs";

interface Chunk {
  file: string;
  imports?: string[];
  assets?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the browser build's list of files. Without the list, as in tests, pages have no preloads. */
function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(new URL("../client/.vite/manifest.json", import.meta.url), "utf8")) as Manifest;
  } catch {
    return {};
  }
}

const manifest = readManifest();

/** Tags that load the fonts immediately, before the style sheet that requests them. */
const fontPreloads = (manifest["index.html"]?.assets ?? [])
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
  .join("");

/** Returns a chunk and all chunks that it imports statically. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const one of chunk.imports ?? []) filesOf(one, seen);
  return seen;
}

const scripts = new Map<string, readonly string[]>();

/** Returns the URLs of a page's scripts, without the entry's scripts, which index.html lists. */
function pageScripts(file: string): readonly string[] {
  let addresses = scripts.get(file);
  if (addresses === undefined) {
    const entry = filesOf("index.html");
    const names = [...filesOf(file)].filter((name) => !entry.has(name));
    addresses = names.map((name) => `/${manifest[name]?.file}`);
    scripts.set(file, addresses);
  }
  return addresses;
}

/** React writes title, meta and link tags before the markup of a page without a head. */
const hoistedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistedTags.exec(markup)?.[0] ?? "";
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** Returns the head of a page: its own tags, the font preloads, and its scripts, which entryLoader.ts loads. */
export function renderHeadTags(hoisted: string, file: string): string {
  return `${hoisted}${fontPreloads}<meta name="page-scripts" content="${pageScripts(file).join(" ")}">`;
}
