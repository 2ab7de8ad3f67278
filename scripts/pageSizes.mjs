// Compares what every public page loads with its budgets: 178 KB of JavaScript before the first click, and a style
// sheet of 15 KB, both gzipped.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const CLIENT = "dist/client";
const PAGE = /^pages\/(?:\w+\/)*(\w+Page)\.tsx$/;
/** A kilobyte is 1,000 bytes here, which is stricter than 1,024 bytes. */
const LIMIT_BYTES = 178_000;
/** The budget for the scripts that one click or one dialog adds, such as the exit-intent offer. */
const LATER_LIMIT_BYTES = 25_000;
/** The budget for the visitors' only style sheet. */
const STYLE_LIMIT_BYTES = 15_000;
const EDITORS_ONLY = "admin/shell/AdminRoute.tsx";
const NEVER_FOR_VISITORS = /(?:admin|chart|recharts|playground|graphiql|monaco)/i;

/** Returns the chunks that load without a click: the chunks of the given modules and of their static imports. */
function collectChunks(manifest, keys) {
  const seen = new Set();
  const waiting = [...keys];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key].imports ?? []));
  }
  return [...seen];
}

const sizes = new Map();

async function gzippedBytes(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(join(CLIENT, file)), { level: 9 }).length);
  return sizes.get(file);
}

const largestFirst = (measured) => measured.toSorted((a, b) => b.bytes - a.bytes);

/** Measures the chunks of some modules. Omits the chunks in `loaded`. */
async function measure(name, manifest, roots, loaded = []) {
  const chunks = collectChunks(manifest, roots).filter((key) => !loaded.includes(key));
  const names = [...new Set(chunks.map((key) => manifest[key].file))].filter((file) => file.endsWith(".js"));
  const files = largestFirst(await Promise.all(names.map(async (file) => ({ file, bytes: await gzippedBytes(file) }))));
  return {
    name,
    files,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    forbidden: chunks.filter((key) => NEVER_FOR_VISITORS.test(key) || NEVER_FOR_VISITORS.test(manifest[key].file)),
  };
}

/** Returns the build's manifest, and the keys of the entry and of the visitor pages in it. */
async function readBuild() {
  const manifest = JSON.parse(await readFile(join(CLIENT, ".vite/manifest.json"), "utf8"));
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].isEntry);
  const pages = keys.filter((key) => PAGE.test(key));
  if (!entry || pages.length === 0) throw new Error(`${CLIENT} has no ${entry ? "pages" : "entry"}.`);
  return { manifest, entry, pages };
}

/** Measures the scripts that each public page loads before the first click. The largest page comes first. */
export async function measurePages() {
  const { manifest, entry, pages } = await readBuild();
  const measured = pages.map((page) => measure(PAGE.exec(page)[1], manifest, [entry, page]));
  return largestFirst(await Promise.all(measured));
}

/** Measures the scripts that each lazy part of the public pages adds. The largest part comes first. */
async function measureLaterParts() {
  const { manifest, entry, pages } = await readBuild();
  const visitors = collectChunks(manifest, [entry, ...pages]);
  const later = new Set(visitors.flatMap((key) => manifest[key].dynamicImports ?? []));
  for (const key of [EDITORS_ONLY, ...pages]) later.delete(key);
  // Chunks that every page loads at the start do not count toward a lazy part.
  const [first, ...others] = pages.map((page) => collectChunks(manifest, [entry, page]));
  const atStart = first.filter((key) => others.every((loaded) => loaded.includes(key)));
  return largestFirst(await Promise.all([...later].map((key) => measure(key, manifest, [key], atStart))));
}

/** Returns the total size of the style sheets that the public pages load. */
async function measureStyles() {
  const { manifest, entry, pages } = await readBuild();
  const chunks = collectChunks(manifest, [entry, ...pages]);
  const files = [...new Set(chunks.flatMap((key) => manifest[key].css ?? []))];
  const sizesOfFiles = await Promise.all(files.map(gzippedBytes));
  return sizesOfFiles.reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the lines to print, and whether all sizes are within their budgets. */
export async function checkPageSizes() {
  const pages = await measurePages();
  const later = await measureLaterParts();
  const styles = await measureStyles();
  const forbidden = pages.flatMap(({ name, forbidden: keys }) => keys.map((key) => `${name} must not load ${key}.`));
  const describe = ({ name, bytes, files }) => `  ${String(bytes).padStart(7)}  ${name}, in ${files.length} files`;
  return {
    isWithin:
      forbidden.length === 0 &&
      styles > 0 &&
      styles <= STYLE_LIMIT_BYTES &&
      pages.every(({ bytes }) => bytes <= LIMIT_BYTES) &&
      later.every(({ bytes }) => bytes <= LATER_LIMIT_BYTES),
    lines: [
      `Bytes of gzipped JavaScript before the first click (limit: ${LIMIT_BYTES.toLocaleString("en")}):`,
      ...pages.map(describe),
      `Bytes of gzipped JavaScript that each lazily loaded part adds (limit: ${LATER_LIMIT_BYTES.toLocaleString("en")}):`,
      ...later.map(describe),
      `Bytes of gzipped style sheets (limit: ${STYLE_LIMIT_BYTES.toLocaleString("en")}):`,
      `  ${String(styles).padStart(7)}`,
      ...forbidden,
    ],
  };
}
