import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { insertSynthetic, syntheticCasinos } from "../../../bench/synthetic.js";
import { seedId } from "../../database/seed/insert.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { walk } from "../../test/lists.js";
import { plainSearch, sampleTexts } from "../../test/search/plainSearch.js";

let app: TestApp;
const rows = [...syntheticCasinos(1)].map((casino) => ({ ...casino, id: seedId("casino", casino.slug) }));
const find = plainSearch(rows);

beforeAll(async () => {
  app = await createTestApp();
  await insertSynthetic(app.database, 1);
});
afterAll(() => app.close());

describe("a search over the synthetic catalogue of scale 1", () => {
  // Every sixth text: plain Fuse takes its time over 500 casinos. The seed's own test takes them all.
  const texts = sampleTexts(rows).filter((_, at) => at % 6 === 0);

  it("finds what the definition finds", async () => {
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) {
      const found: string[] = [];
      (await app.services.search.find(text)).forEach(({ id }) => found.push(id));
      expect({ text, found: found.toSorted() }).toEqual({ text, found: find(text.trim()) });
    }
  });

  it("is walked to its end, each row once", async () => {
    const found = await walk(app, "casinos", { filter: { search: "visa" } });
    expect(found.length).toBeGreaterThan(100);
    expect(found.toSorted()).toEqual(find("visa"));
  });
});
