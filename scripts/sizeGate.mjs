// Holds the first screen's JavaScript to its budget (design: 190 KB gzipped before the first click).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const CLIENT = "dist/client";
const ENTRY = "client/entryClient.tsx";
const HOME = "client/pages/HomePage.tsx";
/** A kilobyte here is 1,000 bytes: the stricter reading. */
const LIMIT_BYTES = 190_000;
const NEVER_ON_HOME = /(?:admin|chart|recharts|playground|graphiql|monaco)/i;

/** Keys are relative to Vite's root, wherever that is. */
function findKey(manifest, path) {
  return Object.keys(manifest).find((key) => path === key || path.endsWith(`/${key}`));
}

/** The chunks that a module brings along without anybody's click: itself and its static imports. */
export function collectChunks(manifest, keys) {
  const seen = new Set();
  const waiting = [...keys];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key].imports ?? []));
  }
  return [...seen];
}

/** Resolves with the sentences to print and whether the gate holds. */
export async function measureHome() {
  const manifest = JSON.parse(await readFile(join(CLIENT, ".vite/manifest.json"), "utf8"));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry) ?? findKey(manifest, ENTRY);
  const home = findKey(manifest, HOME);
  if (!entry || !home) return { isWithin: false, lines: [`${CLIENT} has no ${entry ? HOME : ENTRY}.`] };

  const chunks = collectChunks(manifest, [entry, home]);
  const files = [...new Set(chunks.map((key) => manifest[key].file))].filter((file) => file.endsWith(".js"));
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: gzipSync(await readFile(join(CLIENT, file)), { level: 9 }).length })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const strangers = chunks.filter((key) => NEVER_ON_HOME.test(key) || NEVER_ON_HOME.test(manifest[key].file));
  return {
    isWithin: total <= LIMIT_BYTES && strangers.length === 0,
    lines: [
      `Home loads ${total.toLocaleString("en")} bytes of JavaScript (gzip) of ${LIMIT_BYTES.toLocaleString("en")} allowed, in ${sizes.length} files.`,
      ...sizes
        .toSorted((a, b) => b.bytes - a.bytes)
        .map(({ file, bytes }) => `  ${String(bytes).padStart(7)}  ${file}`),
      ...strangers.map((key) => `Home must not load ${key}.`),
    ],
  };
}
