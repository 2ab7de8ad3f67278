/**
 * `npm run bench:routes` measures how long each public route, page, list and snapshot takes without the response cache,
 * in a database that `bench:seed -- --scale 100` has filled (DATABASE_URL). It exits with 1 if one takes more than 2 s.
 * The routes are those that the server registers. The pages come from the site's own sitemaps: their pages, and the first
 * and last row of each sitemap of rows. The filters and orders of a page come from its HTML. The API's lists come from
 * the schema, and are requested by an editor, because the panel's lists are lists of the API.
 */
import { setTimeout } from "node:timers/promises";
import { loadavg } from "node:os";
import { signIn } from "./api/calls.js";
import { startProduct } from "./api/servers.js";
import { everyList } from "./everyList.js";
import { listVariants } from "./routes/listVariants.js";
import { pathsOf, type SendOperation } from "./routes/samplePaths.js";

/** The maximum time of a response, in ms. */
const limit = 2_000;

/** If more pages have the same parent path, only the first and the last of them are measured. */
const manyRows = 50;

/** How long to wait for the first snapshot, in ms. The server writes it after its start, which may take minutes. */
const snapshotTime = 600_000;

const databaseUrl = process.env["DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("Set DATABASE_URL to a database that bench:seed has filled.");
const routes = new Set<string>();
const server = await startProduct(databaseUrl, "off", routes);
const origin = `http://127.0.0.1:${server.port}`;
const cookie = await signIn(server);
const slow: string[] = [];
const measured = new Set<string>();

/** Measures the time until the whole response, or only its beginning if it is a file, has arrived. */
async function measure(
  path: string,
  { title = path, ...init }: RequestInit & { title?: string } = {},
): Promise<string> {
  measured.add(title);
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

const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** A page for each parent path that a measured page links to. The sitemaps list no rows without a text, such as games. */
const linked = new Map<string, string>();

/** Measures a page with each of its filters, orders and tabs. */
async function measurePage(path: string): Promise<void> {
  const html = await measure(path);
  const variants = listVariants(path, html);
  const pages = [html];
  for (const variant of variants) pages.push(await measure(variant));
  for (const [, link = ""] of pages.join("\n").matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)"/g))
    linked.set(parentOf(link), link);
}

/** Returns the pages to measure. The pages of rows, such as casinos, have the same parent path and use the same code. */
function pagesToMeasure(paths: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(parentOf(path)) ?? [];
    group.push(path);
    groups.set(parentOf(path), group);
  }
  return [...groups.values()].flatMap((group) => (group.length > manyRows ? [group[0]!, group.at(-1)!] : group));
}

async function measurePages(): Promise<void> {
  const first = await measure("/sitemap.xml");
  const isIndex = first.includes("<sitemapindex");
  const pages: string[] = [];
  for (const sitemap of isIndex ? pathsIn(first) : []) pages.push(...pathsIn(await measure(sitemap)));
  for (const path of pagesToMeasure(isIndex ? pages : pathsIn(first))) await measurePage(path);
  for (const path of ["/search", "/search?q=casino"]) await measurePage(path);
  // Measuring these pages adds more of them.
  const parents = new Set([...measured].map(parentOf));
  for (const [parent, path] of linked) if (!parents.has(parent)) await measurePage(path);
}

const headers = { "content-type": "application/json", cookie, "x-session": "required" };

const send: SendOperation = async <Data>(query: string, variables: object = {}) => {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
};

/** Measures all other routes that the server has registered. */
async function measureRoutes(): Promise<void> {
  for (const route of routes)
    for (const path of await pathsOf(route, { origin, cookie, send })) if (!measured.has(path)) await measure(path);
}

async function measureLists(): Promise<void> {
  for (const { title, query } of everyList())
    await measure("/graphql", { method: "POST", headers, body: JSON.stringify({ query }), title });
}

async function measureSnapshots(): Promise<void> {
  const listed = async () => {
    const response = await fetch(`${origin}/snapshots`);
    return ((await response.json()) as { snapshots: { path: string }[] }).snapshots.map(({ path }) => path);
  };
  for (const end = Date.now() + snapshotTime; Date.now() < end && (await listed()).length === 0;)
    await setTimeout(1_000);
  for (const path of [...(await listed()), "/snapshots/latest.ndjson.gz"]) await measure(path);
}

try {
  process.stdout.write(`Load average: ${loadavg()[0]!.toFixed(2)}. On a busy machine, the times are longer.\n`);
  await measurePages();
  await measureRoutes();
  await measureLists();
  await measureSnapshots();
} finally {
  await server.stop();
}
process.stdout.write(
  slow.length > 0 ? `Too slow or failed: ${slow.join(", ")}\n` : `All ${measured.size} within 2 s.\n`,
);
process.exitCode = slow.length > 0 ? 1 : 0;
