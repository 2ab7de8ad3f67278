/** Measures a page with 24 cards, cached and uncached. Compares these times with the time to render only the markup. */
import { loadPageEntry } from "../../server/app/site/pageEntry.js";
import { dataOf, type Servers } from "./calls.js";
import { ask, askOften, type Call, cpuOf, load } from "./load.js";
import { median, progress } from "./results.js";
import type { Lengths } from "./writing.js";

/** The CPU time of a page, of a render, or of a request to the limit, in µs. */
export interface Pages {
  render: number;
  cached: number;
  uncached: number;
  limit: number;
}

const url = "/all-casinos";
const page: Call = { method: "GET", path: url };

export async function measurePages(servers: Servers, { rounds, milliseconds }: Lengths): Promise<Pages> {
  const render = await rendering(servers);
  for (const { server, often } of [
    { server: servers.uncached, often: 500 },
    { server: servers.cached, often: 2_000 },
  ])
    await askOften(server, page, often);
  for (let at = 0; at < 500; at += 1) await render();
  const found: Record<keyof Pages, number[]> = { render: [], cached: [], uncached: [], limit: [] };
  for (let round = 1; round <= rounds; round += 1) {
    found.render.push(await cpuOfRendering(render, milliseconds));
    found.uncached.push((await load(servers.uncached, () => page, { milliseconds })).cpu);
    found.cached.push((await load(servers.cached, () => page, { milliseconds })).cpu);
    found.limit.push((await load(servers.limit, () => ({ method: "GET", path: "/W1" }), { milliseconds })).cpu);
  }
  progress("pages");
  const of = (name: keyof Pages) => median(found[name]);
  return { render: of("render"), cached: of("cached"), uncached: of("uncached"), limit: of("limit") };
}

/**
 * Returns a function that renders the page in this process. The render uses the product's responses to the page's
 * queries.
 */
async function rendering(servers: Servers): Promise<() => unknown> {
  const entry = await loadPageEntry(`${process.cwd()}/dist/ssr/entryServer.js`);
  const results = await Promise.all(
    entry.planPage(url).queries.map(async ({ query, variables }) => {
      const body = JSON.stringify({ query, variables });
      return { data: dataOf(await ask(servers.uncached.port, { method: "POST", path: "/graphql", body })) };
    }),
  );
  return () => entry.renderPage({ url, publicUrl: "http://127.0.0.1", results, site: null, shell: false });
}

async function cpuOfRendering(render: () => unknown, milliseconds: number): Promise<number> {
  const cpu = cpuOf(process.pid);
  let renders = 0;
  for (const begun = performance.now(); performance.now() - begun < milliseconds; renders += 1) await render();
  return ((cpuOf(process.pid) - cpu) * 1e6) / renders;
}
