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

/** The scripts of some chunks with their sizes, the largest first. */
async function measureScripts(manifest, chunks) {
  const names = [...new Set(chunks.map((key) => manifest[key].file))].filter((file) => file.endsWith(".js"));
  const files = largestFirst(await Promise.all(names.map(async (file) => ({ file, bytes: await gzippedBytes(file) }))));
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function measurePage(manifest, entry, page) {
  const chunks = collectChunks(manifest, [entry, page]);
  return {
    name: PAGE.exec(page)[1],
    ...(await measureScripts(manifest, chunks)),
    forbidden: chunks.filter((key) => NEVER_FOR_VISITORS.test(key) || NEVER_FOR_VISITORS.test(manifest[key].file)),
  };
}

/** What the parts of the visitors' pages that are loaded later add, the largest first. */
async function measureLaterParts() {
  const { manifest, entry, pages } = await readBuild();
  const atStart = new Set(collectChunks(manifest, [entry]));
  const visitors = collectChunks(manifest, [entry, ...pages]);
  const later = new Set(visitors.flatMap((key) => manifest[key].dynamicImports ?? []));
  for (const key of [EDITORS_ONLY, ...pages]) later.delete(key);
  const measure = async (name) => {
    const added = collectChunks(manifest, [name]).filter((key) => !atStart.has(key));
    return { name, ...(await measureScripts(manifest, added)) };
  };
  return largestFirst(await Promise.all([...later].map(measure)));
}

/** The build's manifest, the entry of the visitors' pages, and the pages. */
async function readBuild() {
  const manifest = JSON.parse(await readFile(join(CLIENT, ".vite/manifest.json"), "utf8"));
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].isEntry);
  const pages = keys.filter((key) => PAGE.test(key));
  if (!entry || pages.length === 0) throw new Error(`${CLIENT} has no ${entry ? "pages" : "entry"}.`);
  return { manifest, entry, pages };
}

const largestFirst = (measured) => measured.toSorted((a, b) => b.bytes - a.bytes);

/** What each of the visitors' pages loads before the first click, the largest first. */
export async function measurePages() {
  const { manifest, entry, pages } = await readBuild();
  return largestFirst(await Promise.all(pages.map((page) => measurePage(manifest, entry, page))));
}

/** Resolves with the sentences to print and whether every page is within its budget. */
export async function checkPageSizes() {
  const pages = await measurePages();
  const later = await measureLaterParts();
  const forbidden = pages.flatMap(({ name, forbidden: keys }) => keys.map((key) => `${name} must not load ${key}.`));
  const describe = ({ name, bytes, files }) => `  ${String(bytes).padStart(7)}  ${name}, in ${files.length} files`;
  return {
    isWithin:
      forbidden.length === 0 &&
      pages.every(({ bytes }) => bytes <= LIMIT_BYTES) &&
      later.every(({ bytes }) => bytes <= LATER_LIMIT_BYTES),
    lines: [
      `Bytes of JavaScript (gzip) before the first click, of ${LIMIT_BYTES.toLocaleString("en")} allowed:`,
      ...pages.map(describe),
      `And of each part that is loaded later, of ${LATER_LIMIT_BYTES.toLocaleString("en")} allowed:`,
      ...later.map(describe),
      ...forbidden,
    ],
  };
}
