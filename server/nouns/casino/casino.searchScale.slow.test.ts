import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { insertSynthetic, syntheticCasinos } from "../../../bench/synthetic.js";
import { seedId } from "../../app/seed/insert.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { walk } from "../../test/catalogue/lists.js";
import { plainSearch, sampleTexts } from "../../test/search/plainSearch.js";

let app: TestApp;
const rows = [...syntheticCasinos(1)].map((casino) => ({ ...casino, id: seedId("casino", casino.slug) }));
const find = plainSearch(rows);

beforeAll(async () => {
  app = await createTestApp();
  await insertSynthetic(app.database, 1);
});
afterAll(() => app.close());

describe("a search of the synthetic catalogue at scale 1", () => {
  // Use only every sixth query, because plain Fuse.js is slow for 500 casinos. The test with the seed uses all queries.
  const texts = sampleTexts(rows).filter((_, at) => at % 6 === 0);

  it("finds what Fuse.js and words find", async () => {
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) {
      const found = await walk(app, "casinos", { filter: { search: text } });
      expect({ text, found }).toEqual({ text, found: expect.arrayContaining(find(text.trim())) });
    }
  });

  it("returns each casino once across all pages", async () => {
    const found = await walk(app, "casinos", { filter: { search: "visa" } });
    expect(found.length).toBeGreaterThan(100);
    expect(found.toSorted()).toEqual(find("visa"));
  });
});
