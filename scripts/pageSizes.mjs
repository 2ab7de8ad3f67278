// Holds the JavaScript of every visitor's page to its budget (design: 190 KB gzipped before the first click).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const CLIENT = "dist/client";
const PAGE = /^pages\/(\w+Page)\.tsx$/;
/** A kilobyte here is 1,000 bytes: the stricter reading. */
const LIMIT_BYTES = 190_000;
/** What one press or one dialog may load on top of that, such as the exit offer. */
const LATER_LIMIT_BYTES = 25_000;
const EDITORS_ONLY = "app/AdminRoute.tsx";
const NEVER_FOR_VISITORS = /(?:admin|chart|recharts|playground|graphiql|monaco)/i;

/** The chunks that modules bring along without anybody's click: themselves and their static imports. */
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

async function measurePage(manifest, entry, page) {
  const chunks = collectChunks(manifest, [entry, page]);
  const names = [...new Set(chunks.map((key) => manifest[key].file))].filter((file) => file.endsWith(".js"));
  const files = await Promise.all(names.map(async (file) => ({ file, bytes: await gzippedBytes(file) })));
  return {
    name: PAGE.exec(page)[1],
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.toSorted((a, b) => b.bytes - a.bytes),
    strangers: chunks.filter((key) => NEVER_FOR_VISITORS.test(key) || NEVER_FOR_VISITORS.test(manifest[key].file)),
  };
}

/** What the parts of the visitors' pages that are loaded later bring along, the largest first. */
async function measureLaterParts(manifest, entry, pages) {
  const atStart = new Set(collectChunks(manifest, [entry]));
  const visitors = collectChunks(manifest, [entry, ...pages]);
  const later = new Set(visitors.flatMap((key) => manifest[key].dynamicImports ?? []));
  for (const key of [EDITORS_ONLY, ...pages]) later.delete(key);
  const measured = await Promise.all(
    [...later].map(async (name) => {
      const added = collectChunks(manifest, [name]).filter((key) => !atStart.has(key));
      const files = [...new Set(added.map((key) => manifest[key].file))].filter((file) => file.endsWith(".js"));
      const bytes = await Promise.all(files.map(gzippedBytes));
      return { name, bytes: bytes.reduce((sum, each) => sum + each, 0), files };
    }),
  );
  return measured.toSorted((a, b) => b.bytes - a.bytes);
}

async function readManifest() {
  return JSON.parse(await readFile(join(CLIENT, ".vite/manifest.json"), "utf8"));
}

/** The entry of the visitors' pages, and the pages. */
function findPages(manifest) {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].isEntry);
  const pages = keys.filter((key) => PAGE.test(key));
  if (!entry || pages.length === 0) throw new Error(`${CLIENT} has no ${entry ? "pages" : "entry"}.`);
  return { entry, pages };
}

/** What each of the visitors' pages loads before the first click, the largest first. */
export async function measurePages() {
  const manifest = await readManifest();
  const { entry, pages } = findPages(manifest);
  const measured = await Promise.all(pages.map((page) => measurePage(manifest, entry, page)));
  return measured.toSorted((a, b) => b.bytes - a.bytes);
}

/** Resolves with the sentences to print and whether the gate holds. */
export async function checkPageSizes() {
  const pages = await measurePages();
  const manifest = await readManifest();
  const found = findPages(manifest);
  const later = await measureLaterParts(manifest, found.entry, found.pages);
  const strangers = pages.flatMap((page) => page.strangers.map((key) => `${page.name} must not load ${key}.`));
  return {
    isWithin:
      strangers.length === 0 &&
      pages.every(({ bytes }) => bytes <= LIMIT_BYTES) &&
      later.every(({ bytes }) => bytes <= LATER_LIMIT_BYTES),
    lines: [
      `Bytes of JavaScript (gzip) before the first click, of ${LIMIT_BYTES.toLocaleString("en")} allowed:`,
      ...pages.map(({ name, bytes, files }) => `  ${String(bytes).padStart(7)}  ${name}, in ${files.length} files`),
      `And of each part that comes later, of ${LATER_LIMIT_BYTES.toLocaleString("en")} allowed:`,
      ...later.map(({ name, bytes, files }) => `  ${String(bytes).padStart(7)}  ${name}, in ${files.length} files`),
      ...strangers,
    ],
  };
}
