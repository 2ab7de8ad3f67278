/** Whether searches find what a visitor means. */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { plainCasinos, plainGames } from "../test/catalogue/plainSeed.js";
import { callOrThrow } from "../test/call.js";
import { walk } from "../test/catalogue/lists.js";
import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { inSample, sampledRuns } from "../test/sample.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

async function firstNames(list: "casinos" | "games", search: string): Promise<string[]> {
  const { nodes } = await callOrThrow<{ nodes: { name: string }[] }>(
    app,
    list,
    { filter: { search }, first: 3 },
    "nodes { name }",
  );
  return nodes.map(({ name }) => name);
}

/** Returns a title with one typo: a missing, doubled, wrong or swapped letter. */
function withTypo(title: string, at: number, kind: number): string {
  const [before, letter, after] = [title.slice(0, at), title.charAt(at), title.slice(at + 1)];
  const typos = [after, letter + letter + after, `x${after}`, after.charAt(0) + letter + after.slice(1)];
  return before + typos[kind]!;
}

describe("a search", () => {
  it.each<["casinos" | "games", string, string]>([
    ["games", "book of ded", "Book of Dead"],
    ["games", "bookofdead", "Book of Dead"],
    ["games", "starbrst", "Starburst"],
    ["games", "gonzo’s quest", "Gonzo's Quest"],
    ["casinos", "northgate review", "Northgate"],
    ["casinos", "north gate", "Northgate"],
  ])("for %s %j finds %s among the first three", async (list, text, name) => {
    expect(await firstNames(list, text)).toContainEqual(expect.stringContaining(name));
  });

  it(
    "finds a title with one typo among the first three in at least 95% of all cases",
    inSample(async () => {
      const titles = [
        ...plainCasinos.map(({ name }) => ["casinos", name] as const),
        ...plainGames.map(({ name }) => ["games", name] as const),
      ].filter(([, name]) => /^[\p{L}\p{N} ']{6,}$/u.test(name));
      const typo = fc.record({
        title: fc.constantFrom(...titles),
        place: fc.double({ min: 0, max: 0.999, noNaN: true }),
        kind: fc.nat(3),
      });
      const missed: string[] = [];
      const cases = fc.sample(typo, sampledRuns(200, 40));
      for (const { title, place, kind } of cases) {
        const [list, name] = title;
        const text = withTypo(name, Math.floor(place * name.length), kind);
        if (!(await firstNames(list, text)).includes(name)) missed.push(`${name}: ${text}`);
      }
      expect(missed.slice(Math.floor(0.05 * cases.length))).toEqual([]);
    }),
  );

  it("shows each row once, even if rows that only resemble the text change between the pages", async () => {
    const names = Array.from({ length: 130 }, (_, at) => ["Lumbergate", at].join(" "));
    await app.database.dataSource.query(
      "INSERT INTO casinos (name, slug) SELECT name, 'lumbergate-' || at FROM unnest($1::text[]) WITH ORDINALITY AS given (name, at)",
      [names],
    );
    // An update moves a row to another place in its table.
    const between = () =>
      app.database.dataSource.query(
        "UPDATE casinos SET free_spins = 7 WHERE random() < 0.3 AND name LIKE 'Lumbergate%'",
      );
    const found = await walk(app, "casinos", { filter: { search: "lumbargate" } }, { size: 20, between });
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(130);
  });
});
