/**
 * `npm run bench:routes` measures how long each public page, sitemap and feed takes without the response cache, in a
 * database that `bench:seed -- --scale 100` has filled (DATABASE_URL). It exits with 1 if one takes more than 2 s. The
 * list comes from the site's own sitemaps: their pages, and the first and last row of each sitemap of rows.
 */
import { loadavg } from "node:os";
import { startProduct } from "./api/servers.js";

/** The maximum time of a response, in ms. */
const limit = 2_000;

/** How many pages of a sitemap count as rows of one kind, which all use the same code. */
const manyPages = 500;

const databaseUrl = process.env["DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("Set DATABASE_URL to a database that bench:seed has filled.");
const server = await startProduct(databaseUrl, "off");
const slow: string[] = [];

async function measure(path: string): Promise<string> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  const text = await response.text();
  const milliseconds = performance.now() - begun;
  process.stdout.write(`${milliseconds.toFixed(0).padStart(7)} ms  ${response.status}  ${path}\n`);
  if (milliseconds > limit || !response.ok) slow.push(path);
  return text;
}

/** Returns the paths that a sitemap or an index of sitemaps lists. */
function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { pathname, search } = new URL(url!.replaceAll("&amp;", "&"));
    return `${pathname}${search}`;
  });
}

try {
  process.stdout.write(`Load average: ${loadavg()[0]!.toFixed(2)}. On a busy machine, the times are longer.\n`);
  for (const path of ["/robots.txt", "/feed.xml", "/search", "/search?q=casino"]) await measure(path);
  for (const sitemap of pathsIn(await measure("/sitemap.xml"))) {
    const pages = pathsIn(await measure(sitemap));
    for (const path of pages.length > manyPages ? [pages[0]!, pages.at(-1)!] : pages) await measure(path);
  }
} finally {
  await server.stop();
}
process.stdout.write(slow.length > 0 ? `Too slow or failed: ${slow.join(", ")}\n` : "All within 2 s.\n");
process.exitCode = slow.length > 0 ? 1 : 0;
