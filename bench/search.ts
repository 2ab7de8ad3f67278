/**
 * `npm run bench:search` compares our search with plain Fuse.js on 500, 5,000 and 50,000 casinos. The two take turns,
 * so other load on the machine slows both. The benchmark first checks that both return the same results.
 */
import Fuse from "fuse.js";

import type { SortKey } from "../server/database/reading/sortKeys.js";
import { pageOf } from "../server/nouns/casino/casino.searchPage.js";
import { CatalogueIndex } from "../server/nouns/casino/search/catalogueIndex.js";
import { fuseOptions } from "../server/nouns/casino/search/fuseDefinition.js";
import type { SearchHits } from "../server/nouns/casino/search/hits.js";
import type { IndexedCasino } from "../server/nouns/casino/search/indexedCasino.js";
import { Suggestions } from "../server/nouns/casino/search/suggestions.js";
import { runToEnd } from "../server/test/search/runToEnd.js";
import { plainHits } from "../server/test/search/plainSearch.js";
import { oracleCatalogue, oracleQueries } from "../server/test/search/searchOracle.js";
import { print, summary, timed } from "./measure.js";

const firstPage = {
  filter: {},
  keys: [
    { property: "relevance", type: "number", direction: "ASC" },
    { property: "rating", type: "number", direction: "DESC" },
    { property: "nameSort", type: "text", direction: "ASC" },
    { property: "id", type: "uuid", direction: "ASC" },
  ] satisfies SortKey[],
  key: "bench",
  page: { size: 24, isBackward: false, cursor: null },
};

interface Case {
  title: string;
  casinos: IndexedCasino[];
  /** The approximate number of queries. It is small for large catalogues, because plain Fuse.js is slow. */
  queries: number;
}

/** Gives each description a different start, as in real data. The synthetic descriptions all start the same way. */
function withOwnDescriptions(casinos: ReturnType<typeof oracleCatalogue>): IndexedCasino[] {
  return casinos.map((casino, at) => {
    const words = `${casino.name} ${casino.description}`.split(" ");
    const turn = at % words.length;
    return { ...casino, description: [...words.slice(turn), ...words.slice(0, turn)].join(" ") };
  });
}

function bench({ title, casinos, queries }: Case): void {
  const texts = oracleQueries.filter(
    (text, at) => text.trim() !== "" && at % Math.floor(oracleQueries.length / queries) === 0,
  );
  const before = memoryInUse();
  const build = timed(() => runToEnd(CatalogueIndex.empty.with({ written: casinos, deleted: [] })));
  const memory = memoryInUse() - before;
  const index = build.result;
  const fuse = new Fuse(casinos, fuseOptions);
  refuseDifferences(index, casinos, texts.slice(0, Math.max(10, queries / 10)));

  const ours: number[] = [];
  const plain: number[] = [];
  const suggestions = new Suggestions(index.parts);
  const suggested: number[] = [];
  for (const text of texts) {
    ours.push(timed(() => pageOf(runToEnd(index.search(text)), firstPage)).milliseconds);
    plain.push(timed(() => fuse.search(text)).milliseconds);
    suggested.push(timed(() => suggestions.of(text)).milliseconds);
  }
  print(`${title}, ${texts.length} queries`, [
    ["a search with its first page", summary(ours)],
    ["plain Fuse.js", summary(plain)],
    ["ratio of the medians", `${(summary(plain).median / summary(ours).median).toFixed(0)}x`],
    ["suggestions", summary(suggested)],
    ["time to build the index", `${build.milliseconds.toFixed(0)} ms`],
    ["memory of the index", `${(memory / 2 ** 20).toFixed(1)} MiB`],
  ]);
}

function refuseDifferences(index: CatalogueIndex, casinos: IndexedCasino[], texts: string[]): void {
  const find = plainHits(casinos);
  for (const text of texts) {
    const expected = find(text);
    const found = relevancesOf(runToEnd(index.search(text.trim())));
    const isSame = found.size === expected.size && [...expected].every(([id, fit]) => found.get(id) === fit);
    if (!isSame)
      throw new Error(`${JSON.stringify(text)} has different results in plain Fuse.js. Nothing was measured.`);
  }
}

function relevancesOf(hits: SearchHits): Map<string, number> {
  const relevances = new Map<string, number>();
  hits.forEach(({ id }, relevance) => relevances.set(id, relevance));
  return relevances;
}

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

bench({ title: "500 casinos", casinos: oracleCatalogue(1), queries: 400 });
bench({ title: "5,000 casinos", casinos: oracleCatalogue(10), queries: 100 });
bench({ title: "50,000 casinos", casinos: oracleCatalogue(100), queries: 20 });
bench({
  title: "50,000 casinos, no two described alike",
  casinos: withOwnDescriptions(oracleCatalogue(100)),
  queries: 20,
});
