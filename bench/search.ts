/**
 * `npm run bench:search -- --scale 10` measures searches for casinos: a page by relevance with its count, the same page
 * with its facets, and suggestions. `--scale` is the size of the catalogue, in 500 casinos. With DATABASE_URL, it uses a
 * database that `bench:seed -- --scale 10` has filled. Otherwise, it fills an embedded database in memory.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";

import { sampleTexts } from "../server/test/search/plainSearch.js";
import { openInProcess, type Taken } from "./inProcess.js";
import { print, summary } from "./measure.js";
import { syntheticCasinos } from "./synthetic.js";

const at = process.argv.indexOf("--scale");
const scale = at === -1 ? 1 : Number(process.argv[at + 1]);
if (!(scale > 0)) throw new Error("Name a scale above 0, such as: npm run bench:search -- --scale 10");

const texts = sampleTexts([...syntheticCasinos(1)].map((casino) => ({ ...casino, id: casino.slug })));
const page =
  "query ($text: String!) { casinos(filter: { search: $text }, first: 24) { nodes { name rating } totalCount } }";
const operations = {
  "page and count": page,
  "page, count and facets": page.replace("totalCount", "totalCount facets { key values { slug count } }"),
  suggestions:
    "query ($text: String!) { searchSuggestions(text: $text) { casinos { name } games { name } bonuses { title } providers { slug name } paymentMethods { slug name } licensingAuthorities { slug name } articles { slug title } } }",
};

const inProcess = await openInProcess(scale);
const rows: Parameters<typeof print>[1] = [];
for (const [name, query] of Object.entries(operations)) {
  // The first round prepares statements.
  for (const text of texts.slice(0, 20)) await inProcess.run(query, { text });
  const taken: Taken[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const text of texts) taken.push(await inProcess.run(query, { text }));
  delay.disable();
  rows.push([name, summary(taken.map(({ milliseconds }) => milliseconds))]);
  rows.push([`${name}, CPU time`, summary(taken.map(({ cpu }) => cpu))]);
  rows.push([`${name}, event loop`, `longest ${(delay.max / 1e6).toFixed(1)} ms`]);
}
print(`${texts.length} searches in ${500 * scale} casinos`, rows);
await inProcess.close();
