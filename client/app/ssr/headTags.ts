/** Creates the head of a server-rendered page: its own tags, the font preloads, and the list of its scripts. */
import { readFileSync } from "node:fs";

interface Chunk {
  file: string;
  imports?: string[];
  assets?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of the browser build. In tests there is no manifest, so pages have no preloads. */
function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(new URL("../client/.vite/manifest.json", import.meta.url), "utf8")) as Manifest;
  } catch {
    return {};
  }
}

const manifest = readManifest();

/** Preload tags for the fonts. The browser would otherwise request the fonts only after it reads the style sheet. */
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

/** Returns the URLs of a page's scripts. Omits the entry's scripts, because index.html already lists them. */
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

/**
 * The title, meta and link tags at the start of React's markup. React writes them there if the tree has no head
 * element.
 */
const hoistedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistedTags.exec(markup)?.[0] ?? "";
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** Returns the head of a page: its own tags, the font preloads, and the list of scripts that entryLoader.ts loads. */
export function renderHeadTags(hoisted: string, file: string): string {
  return `${hoisted}${fontPreloads}<meta name="page-scripts" content="${pageScripts(file).join(" ")}">`;
}
