import { readFileSync } from "node:fs";

interface Chunk {
  file: string;
  imports?: string[];
  assets?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The browser build's list of files. Without one, as in tests, pages come without preloads. */
function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(new URL("../client/.vite/manifest.json", import.meta.url), "utf8")) as Manifest;
  } catch {
    return {};
  }
}

const manifest = readManifest();

/** Tags that fetch the fonts at once: the style sheet that asks for them is itself still on its way. */
export const fontPreloads = (manifest["index.html"]?.assets ?? [])
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
  .join("");

/** A chunk and all that it needs at once. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const one of chunk.imports ?? []) filesOf(one, seen);
  return seen;
}

const preloads = new Map<string, string>();

/** Tags that fetch a page's scripts together with the entry, which index.html names with its own. */
export function pagePreloads(file: string): string {
  let tags = preloads.get(file);
  if (tags === undefined) {
    const entry = filesOf("index.html");
    const names = [...filesOf(file)].filter((name) => !entry.has(name));
    tags = names.map((name) => `<link rel="modulepreload" crossorigin href="/${manifest[name]?.file}">`).join("");
    preloads.set(file, tags);
  }
  return tags;
}
