import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { plainOrder, readPage, tryPage, walk } from "../../test/catalogue/lists.js";
import { popularSearches } from "../../../shared/popularSearches.js";
import { plainSearch, sampleTexts } from "../../test/search/plainSearch.js";
import { plainCasinos } from "../../test/catalogue/plainSeed.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const find = plainSearch(plainCasinos);

async function idsOf(filter: Record<string, unknown>, orderBy: string | null = null): Promise<string[]> {
  const { edges, totalCount } = await readPage(app, "casinos", { filter, orderBy, first: 100 });
  expect(edges).toHaveLength(totalCount);
  return edges.map(({ node }) => node.id);
}

describe("a search for casinos", () => {
  const texts = sampleTexts(plainCasinos);

  it("finds what Fuse.js and words find for about 200 queries, and at most 24 casinos with similar names", async () => {
    expect(texts.length).toBeGreaterThan(180);
    const sizes = new Set<number>();
    for (const text of texts) {
      const found = await idsOf({ search: text });
      expect({ text, found }).toEqual({ text, found: expect.arrayContaining(find(text)) });
      expect(found.length).toBeLessThanOrEqual(find(text).length + 24);
      sizes.add(found.length);
    }
    // Some queries match no casino, some match most casinos, and the others are in between.
    expect(sizes.size).toBeGreaterThan(15);
  });

  it.each(popularSearches)("finds casinos for the popular search %j", async (text) => {
    expect(await idsOf({ search: text })).not.toHaveLength(0);
  });

  it("puts the casino whose name equals the query first", async () => {
    for (const { name, id } of plainCasinos) {
      const [best] = await idsOf({ search: name.toLowerCase() });
      expect({ name, best }).toEqual({ name, best: id });
    }
  });

  it("sorts casinos by relevance by default", async () => {
    expect(await idsOf({ search: "bit" })).toEqual(await idsOf({ search: "bit" }, "RELEVANCE"));
    const [first] = await idsOf({ search: "bit" });
    expect(plainCasinos.find(({ id }) => id === first)!.name).toMatch(/^Bit/);
  });

  it("filters and sorts casinos like a list without a query", async () => {
    const filter = { search: "visa", acceptsCrypto: true, minRating: 3.5, establishedFrom: 2010, establishedTo: 2023 };
    const expected = plainCasinos.filter(
      ({ id, acceptsCrypto, rating, establishedYear: year }) =>
        find("visa").includes(id) &&
        acceptsCrypto &&
        rating >= 3.5 &&
        (year === null || (year >= 2010 && year <= 2023)),
    );
    expect(expected.length).toBeGreaterThan(3);
    const byName = plainOrder(expected, [[({ name }) => name.toLowerCase(), 1]]);
    expect(await idsOf(filter, "NAME_ASC")).toEqual(byName);
    expect(await idsOf(filter, "NAME_DESC")).toEqual(byName.toReversed());
    const everyOrder = [
      "RATING_DESC",
      "ESTABLISHED_ASC",
      "REVIEW_COUNT_DESC",
      "CREATED_DESC",
      "UPDATED_ASC",
      "RELEVANCE",
    ];
    const { search: _search, ...withoutText } = filter;
    for (const orderBy of everyOrder.slice(0, -1)) {
      const all = await idsOf(withoutText, orderBy);
      const found = expected.map(({ id }) => id);
      expect(await idsOf(filter, orderBy)).toEqual(all.filter((id) => found.includes(id)));
    }
    expect((await idsOf(filter, "RELEVANCE")).toSorted()).toEqual(byName.toSorted());
  });

  it("returns each casino once when a caller pages in either direction", async () => {
    const args = { filter: { search: "casino" } };
    const whole = await idsOf(args.filter);
    expect(whole.length).toBeGreaterThan(10);
    expect(await walk(app, "casinos", args, { size: 4 })).toEqual(whole);
    expect(await walk(app, "casinos", args, { size: 3, isBackward: true })).toEqual(whole);
  });

  it("finds nothing for a query that resembles nothing in the catalogue", async () => {
    expect(await idsOf({ search: "qqqqxxxxzzzz" })).toEqual([]);
  });

  it.each(["\\", "%", "(", "[", "*", "$&", '"', "'; DROP TABLE casinos; --", "a".repeat(200), "😀".repeat(100)])(
    "does not fail for the query %j",
    async (search) => {
      expect((await tryPage(app, "casinos", { filter: { search } })).errors).toBeUndefined();
    },
  );
});
