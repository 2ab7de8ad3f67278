import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { sampleTexts } from "../../test/search/plainSearch.js";
import { plainCasinos } from "../../test/catalogue/plainSeed.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { findMatches, SearchField, type SearchMatch } from "./searchMatches.js";

const plain = Object.assign(new Casino(), {
  id: "a",
  slug: "bitharbor",
  name: "BitHarbor",
  description: "A quiet casino with bitcoin tables and fast withdrawals.",
  gameProviders: ["Play'n GO", "NetEnt"],
  paymentMethods: ["Visa", "Bitcoin"],
  licenses: ["MGA"],
});

/** The API's names of the searched fields, by value. */
const fieldNames = new Map(Object.entries(SearchField).map(([name, field]) => [field, name]));

function marked({ field, index, text, ranges }: SearchMatch): string {
  const parts = ranges.map(({ start, end }) => text.slice(start, end));
  return `${fieldNames.get(field)}${index === null ? "" : ` ${index}`}: ${parts.join(" | ")}`;
}

function markedIn(text: string, changes: Partial<Casino> = {}): string[] {
  return findMatches(text, [{ ...plain, ...changes }])
    .get("a")!
    .map(marked);
}

describe("findMatches", () => {
  it.each<[string, string[]]>([
    ["bit", ["NAME: Bit", "DESCRIPTION: bit", "PAYMENT_METHODS 1: Bit"]],
    ["BITHARBOUR", ["NAME: BitHarbor"]],
    ["netnt", ["GAME_PROVIDERS 1: NetEnt"]],
    ["mga visa", ["PAYMENT_METHODS 0: Visa", "LICENSES 0: MGA"]],
    ["fast quiet", ["DESCRIPTION: quiet | fast"]],
    ["play'n go", ["GAME_PROVIDERS 0: Play'n GO", "GAME_PROVIDERS 1: N"]],
    ["go play", ["GAME_PROVIDERS 0: Play | GO"]],
    ["zzzz", ["NAME: BitHarbor"]],
  ])("returns the matches of %j: %j", (text, expected) => {
    expect(markedIn(text)).toEqual(expected);
  });

  it("extends the ranges from Fuse.js to whole words", () => {
    const description = "A crypto casino that pays fast.";
    expect(markedIn("crypto casinos", { description })).toEqual(["DESCRIPTION: crypto | casino"]);
  });

  it("matches accented words if the query has no accents", () => {
    expect(markedIn("grand cafe", { name: "Grand Old Café" })).toEqual(["NAME: Grand | Café"]);
    expect(markedIn("grand caf", { name: "Grand Old Cafe\u0301" })).toEqual(["NAME: Grand | Caf"]);
    expect(markedIn("grand cafe", { name: "Grand Old Cafe\u0301s" })).toEqual(["NAME: Grand | Cafe\u0301"]);
  });

  it("returns UTF-16 ranges that never split a character", () => {
    expect(markedIn("fast", { description: "🎰🎰 fast 🎰" })).toEqual(["DESCRIPTION: fast"]);
    expect(markedIn("🎰", { name: "Rooms 🎰" })).toEqual(["NAME: 🎰"]);
  });

  it("returns valid ranges in a string that is longer in lowercase", () => {
    for (const match of findMatches("istanbul", [{ ...plain, name: "İİİstanbul" }]).get("a")!) {
      for (const { start, end } of match.ranges) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(match.text.length);
      }
    }
  });

  it("finds matches in a casino without a description", () => {
    expect(markedIn("visa", { description: null })).toEqual(["PAYMENT_METHODS 0: Visa"]);
  });
});

describe("CasinoEdge.matches", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: true });
  });
  afterAll(() => app.close());

  interface FoundMatch extends Omit<SearchMatch, "field"> {
    field: keyof typeof SearchField;
  }
  interface Found {
    edges: { matches: FoundMatch[] | null; node: (typeof plainCasinos)[number] }[];
  }
  const selection = `edges {
    matches { field index text ranges { start end } }
    node { id name description gameProviders paymentMethods licenses }
  }`;

  it("returns the matching strings of every casino, with valid ranges", async () => {
    const texts = sampleTexts(plainCasinos).filter((_, at) => at % 4 === 0);
    for (const search of texts) {
      const { edges } = await callOrThrow<Found>(app, "casinos", { filter: { search }, first: 48 }, selection);
      for (const { matches, node } of edges) {
        expect({ search, name: node.name, count: matches!.length }).not.toMatchObject({ count: 0 });
        for (const { field, index, text, ranges } of matches!) {
          const value = {
            NAME: node.name,
            DESCRIPTION: node.description,
            GAME_PROVIDERS: node.gameProviders,
            PAYMENT_METHODS: node.paymentMethods,
            LICENSES: node.licenses,
          }[field];
          expect(text).toBe(index === null ? value : value![index]);
          let before = -1;
          for (const { start, end } of ranges) {
            expect(start).toBeGreaterThan(before);
            expect(end).toBeGreaterThan(start);
            before = end;
          }
          expect(before).toBeLessThanOrEqual(text.length);
        }
      }
    }
  });

  it.each([{}, { search: "   " }, { acceptsCrypto: true }])("is null in a list filtered by %j", async (filter) => {
    const { edges } = await callOrThrow<Found>(app, "casinos", { filter, first: 3 }, selection);
    expect(edges.map(({ matches }) => matches)).toEqual([null, null, null]);
  });

  it("can be selected for 100 casinos within the cost limit", async () => {
    const { errors } = await call(app, "casinos", { filter: { search: "casino" }, first: 100 }, selection);
    expect(errors).toBeUndefined();
  });

  it("needs no additional SQL statement", async () => {
    const count = async (fields: string) =>
      (await app.countStatements(() => callOrThrow(app, "casinos", { filter: { search: "bit" } }, fields))).length;
    expect(await count(selection)).toBe(await count("edges { node { id } }"));
  });
});
