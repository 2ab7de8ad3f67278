import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { readPage } from "../test/catalogue/lists.js";
import { plainBonuses, plainCasinos, plainGames } from "../test/catalogue/plainSeed.js";

let app: TestApp;
const [casino] = plainCasinos;
const bonus = plainBonuses.find((each) => each.isActive && each.casino === casino)!;
const [game] = plainGames;

beforeAll(async () => {
  app = await createTestApp({ seed: true });
  const { dataSource } = app.database;
  await dataSource.query("UPDATE casinos SET name = $1, slug = 'quayside-rooms' WHERE id = $2", [
    "The Grand Old Café Čapek",
    casino!.id,
  ]);
  await dataSource.query("UPDATE bonuses SET title = 'Crème brûlée spins' WHERE id = $1", [bonus.id]);
  // The accents in this name are separate characters.
  await dataSource.query("UPDATE games SET name = 'De\u0301ja\u0300 Vu', slug = 'second-sight' WHERE id = $1", [
    game!.id,
  ]);
});
afterAll(() => app.close());

async function idsOf(list: "casinos" | "bonuses" | "games", search: string): Promise<string[]> {
  const { edges } = await readPage(app, list, { filter: { search }, first: 100 });
  return edges.map(({ node }) => node.id);
}

describe("the search in a list", () => {
  it.each<["casinos" | "bonuses" | "games", string]>([
    ["casinos", "cafe"],
    ["casinos", "CAFÉ capek"],
    ["casinos", "quayside-ro"],
    ["casinos", "quayside-rooms"],
    ["bonuses", "creme"],
    ["bonuses", "BRÛLÉE spins"],
    ["bonuses", "cafe spins"],
    ["games", "deja vu"],
    ["games", "Déjà"],
    ["games", "second-sight"],
  ])("ignores accents, case and word order, and also finds slugs: %s for %j", async (list, search) => {
    const { id } = { casinos: casino!, bonuses: bonus, games: game! }[list];
    expect(await idsOf(list, search)).toContain(id);
  });

  it("finds a casino by the start of its slug, but not by a later part", async () => {
    expect(await idsOf("casinos", "ayside-rooms")).not.toContain(casino!.id);
  });
});
