import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { plainCasinos } from "../../test/plainSeed.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

interface Suggestions {
  casinos: { name: string }[];
  providers: string[];
  paymentMethods: string[];
}

async function suggest(text: string) {
  const found = await callOrThrow<Suggestions>(
    app,
    "searchSuggestions",
    { text },
    "casinos { name } providers paymentMethods",
  );
  return { ...found, casinos: found.casinos.map(({ name }) => name) };
}

/** Those that contain the text, those that begin with it first. */
function pick(names: string[], text: string, limit: number): string[] {
  const lower = text.trim().toLowerCase();
  const containing = names.filter((name) => name.toLowerCase().includes(lower));
  const first = containing.filter((name) => name.toLowerCase().indexOf(lower) === 0);
  return [...first, ...containing.filter((name) => !first.includes(name))].slice(0, limit);
}

const byRating = plainCasinos
  .toSorted((one, other) => other.rating - one.rating || (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
  .map(({ name }) => name);
const sorted = (names: string[]) => [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
const providers = sorted(plainCasinos.flatMap(({ gameProviders }) => gameProviders));
const paymentMethods = sorted(plainCasinos.flatMap((casino) => casino.paymentMethods));
const nothing = { casinos: [], providers: [], paymentMethods: [] };

describe("searchSuggestions", () => {
  it.each(["bit", "BIT", " stake ", "a", "e", "o", "net", "play'n", "visa", "card", "coin", "n", "re"])(
    "offers for %j up to 5 casinos by rating, 3 providers and 2 payment methods, beginnings first",
    async (text) => {
      const offered = await suggest(text);
      expect(offered).toEqual({
        casinos: pick(byRating, text, 5),
        providers: pick(providers, text, 3),
        paymentMethods: pick(paymentMethods, text, 2),
      });
      expect(offered).not.toEqual(nothing);
    },
  );

  it("offers as many as the limits allow where there are more", async () => {
    const { casinos, providers: studios, paymentMethods: methods } = await suggest("a");
    expect([casinos.length, studios.length, methods.length]).toEqual([5, 3, 2]);
  });

  it.each(["", "   ", "qqxxzz", "%", "_", ".*", "x".repeat(10_000)])("offers nothing for case %#", async (text) => {
    expect(await suggest(text)).toEqual(nothing);
  });

  it("reads only the first 200 characters", async () => {
    expect(await suggest(`bit${" ".repeat(197)}and more`)).toEqual(await suggest("bit"));
  });

  it("reads no casino when none is selected", async () => {
    await suggest("bit");
    const statements = await app.countStatements(() =>
      callOrThrow(app, "searchSuggestions", { text: "bit" }, "providers"),
    );
    expect(statements).toEqual([]);
  });
});
