/**
 * `npm run bench:routes` measures how long each public page, sitemap, feed, list and snapshot takes without the response
 * cache, in a database that `bench:seed -- --scale 100` has filled (DATABASE_URL). It exits with 1 if one takes more than
 * 2 s. The pages come from the site's own sitemaps: their pages, and the first and last row of each sitemap of rows. The
 * lists come from the schema, and are requested by an editor, because the panel's lists are lists of the API.
 */
import { setTimeout } from "node:timers/promises";
import { loadavg } from "node:os";
import { signIn } from "./api/calls.js";
import { startProduct } from "./api/servers.js";
import { everyList } from "./everyList.js";

/** The maximum time of a response, in ms. */
const limit = 2_000;

/** How many pages of a sitemap count as rows of one kind, which all use the same code. */
const manyPages = 500;

/** How long to wait for the first snapshot, in ms. The server writes it after its start, which may take minutes. */
const snapshotTime = 600_000;

const databaseUrl = process.env["DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("Set DATABASE_URL to a database that bench:seed has filled.");
const server = await startProduct(databaseUrl, "off");
const origin = `http://127.0.0.1:${server.port}`;
const slow: string[] = [];

/** Measures the time until the whole response, or only its beginning if it is a file, has arrived. */
async function measure(
  path: string,
  { title = path, ...init }: RequestInit & { title?: string } = {},
): Promise<string> {
  const begun = performance.now();
  const response = await fetch(origin + path, init);
  const isFile = response.headers.get("content-type") === "application/gzip";
  const text = isFile ? "" : await response.text();
  const milliseconds = performance.now() - begun;
  await response.body?.cancel().catch(() => undefined);
  const hasErrors = path === "/graphql" && text.includes('"errors"');
  const result = hasErrors ? text.slice(0, 300) : response.status;
  process.stdout.write(`${milliseconds.toFixed(0).padStart(7)} ms  ${result}  ${title}\n`);
  if (milliseconds > limit || !response.ok || hasErrors) slow.push(title);
  return text;
}

/** Returns the paths that a sitemap or an index of sitemaps lists. */
function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { pathname, search } = new URL(url!.replaceAll("&amp;", "&"));
    return `${pathname}${search}`;
  });
}

async function measurePages(): Promise<void> {
  for (const path of ["/robots.txt", "/feed.xml", "/search", "/search?q=casino"]) await measure(path);
  for (const sitemap of pathsIn(await measure("/sitemap.xml"))) {
    const pages = pathsIn(await measure(sitemap));
    for (const path of pages.length > manyPages ? [pages[0]!, pages.at(-1)!] : pages) await measure(path);
  }
}

async function measureLists(): Promise<void> {
  const headers = { "content-type": "application/json", cookie: await signIn(server), "x-session": "required" };
  for (const { title, query } of everyList())
    await measure("/graphql", { method: "POST", headers, body: JSON.stringify({ query }), title });
}

async function measureSnapshots(): Promise<void> {
  const pathsOf = async () => {
    const response = await fetch(`${origin}/snapshots`);
    return ((await response.json()) as { snapshots: { path: string }[] }).snapshots.map(({ path }) => path);
  };
  for (const end = Date.now() + snapshotTime; Date.now() < end && (await pathsOf()).length === 0;)
    await setTimeout(1_000);
  await measure("/snapshots");
  for (const path of [...(await pathsOf()), "/snapshots/latest.ndjson.gz"]) await measure(path);
}

try {
  process.stdout.write(`Load average: ${loadavg()[0]!.toFixed(2)}. On a busy machine, the times are longer.\n`);
  await measurePages();
  await measureLists();
  await measureSnapshots();
} finally {
  await server.stop();
}
process.stdout.write(slow.length > 0 ? `Too slow or failed: ${slow.join(", ")}\n` : "All within 2 s.\n");
process.exitCode = slow.length > 0 ? 1 : 0;
