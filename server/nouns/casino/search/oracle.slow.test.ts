import { beforeAll, describe, expect, it } from "@jest/globals";

import { plainHits } from "../../../test/search/plainSearch.js";
import {
  answerLine,
  oracleCatalogue,
  oracleQueries,
  oracleScales,
  queriesLine,
  readOracle,
} from "../../../test/search/searchOracle.js";
import { CatalogueIndex } from "./catalogueIndex.js";
import { runToEnd } from "../../../test/search/runToEnd.js";

describe.each(oracleScales.map((scale) => [scale * 500, scale] as const))("a search of %i casinos", (_, scale) => {
  const oracle = readOracle(scale);
  const casinos = oracleCatalogue(scale);
  let index: CatalogueIndex;
  beforeAll(() => {
    index = runToEnd(CatalogueIndex.empty.with({ written: casinos, deleted: [] }));
  });

  it("returns the same results as plain Fuse.js, in the same order, for more than 2,000 queries", () => {
    expect(oracle.queries).toBe(queriesLine());
    expect(oracle.lines).toHaveLength(oracleQueries.length);
    expect(oracleQueries.length).toBeGreaterThan(2_000);
    const wrong = oracleQueries.filter((text, at) => {
      const hits = new Map<string, number>();
      runToEnd(index.search(text.trim())).forEach(({ id }, relevance) => hits.set(id, relevance));
      return answerLine(casinos, hits) !== oracle.lines[at];
    });
    expect(wrong).toEqual([]);
  });
});

describe("the stored results", () => {
  // Plain Fuse.js takes many minutes to run all queries. `npm run search:oracle` runs them.
  it("equal the results of plain Fuse.js for a sample of short queries", () => {
    const casinos = oracleCatalogue(1);
    const { lines } = readOracle(1);
    const find = plainHits(casinos);
    const asked = oracleQueries
      .map((text, at) => ({ text, line: lines[at] }))
      .filter(({ text }, at) => at % 40 === 0 && text.length <= 30);
    expect(asked.length).toBeGreaterThan(40);
    for (const { text, line } of asked) expect({ text, line: answerLine(casinos, find(text)) }).toEqual({ text, line });
  });
});
