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

const scripts = new Map<string, readonly string[]>();

/** The addresses of a page's scripts, without those of the entry, which index.html knows. */
export function pageScripts(file: string): readonly string[] {
  let addresses = scripts.get(file);
  if (addresses === undefined) {
    const entry = filesOf("index.html");
    const names = [...filesOf(file)].filter((name) => !entry.has(name));
    addresses = names.map((name) => `/${manifest[name]?.file}`);
    scripts.set(file, addresses);
  }
  return addresses;
}
