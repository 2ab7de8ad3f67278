/** Tests that every way to write a casino or a game also updates the directory rows that are derived from it. */
import { createHash } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { callOrThrow } from "../../test/call.js";
import { latestChangeSet, undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { type CreatedRow, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { apply, stage } from "../../test/catalogue/imports.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Named {
  name: string;
}

interface Lists {
  casinos: {
    nodes: (Record<"gameProviders" | "paymentMethods" | "licenses", string[]> &
      Record<"providers" | "authorities", Named[]> & { casinoPaymentMethods: { method: Named }[] })[];
  };
  games: { nodes: { provider: string; providerProfile: Named }[] };
}

const keyOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9ж-я]/g, "");
const keysOf = (texts: string[]) => [...new Set(texts.map(keyOf))].toSorted();
const namesOf = (rows: Named[]) => rows.map(({ name }) => name);

/**
 * Checks that each casino and game has the directory rows that its own columns name. These tests merge no directory
 * rows.
 */
async function expectDerived(): Promise<void> {
  const { data } = await app.query<Lists>(
    `{ casinos(first: 100) { nodes {
         gameProviders providers { name } paymentMethods casinoPaymentMethods { method { name } } licenses authorities { name }
       } }
       games(first: 100) { nodes { provider providerProfile { name } } } }`,
  );
  for (const casino of data.casinos.nodes) {
    expect(keysOf(namesOf(casino.providers))).toEqual(keysOf(casino.gameProviders));
    expect(keysOf(namesOf(casino.casinoPaymentMethods.map(({ method }) => method)))).toEqual(
      keysOf(casino.paymentMethods),
    );
    expect(keysOf(namesOf(casino.authorities))).toEqual(keysOf(casino.licenses));
  }
  for (const game of data.games.nodes) expect(keyOf(game.providerProfile.name)).toBe(keyOf(game.provider));
}

async function updateCasino({ id, version }: CreatedRow, input: Record<string, unknown>): Promise<CreatedRow> {
  return callOrThrow(app, "updateCasino", { id, version, input }, "id version", { viewer: "demo" });
}

async function casinoCount(slug: string): Promise<number> {
  const provider = await callOrThrow<{ casinoCount: number }>(app, "provider", { slug }, "casinoCount");
  return provider.casinoCount;
}

describe("the directory is up to date after", () => {
  afterEach(expectDerived);

  it("adding spellings that differ only in case, accents, spaces and punctuation", async () => {
    await makeCasino(app, { gameProviders: ["Play'n GO", "NetEnt"], licenses: ["Curaçao"] });
    await makeCasino(app, { gameProviders: ["PLAYN GO", "Net-Ent"], licenses: ["Curacao"], paymentMethods: ["Visa"] });
    const { data } = await app.query<{ providers: { slug: string; name: string; casinoCount: number }[] }>(
      "{ providers { slug name casinoCount } }",
    );
    expect(data.providers).toEqual([
      { slug: "netent", name: "NetEnt", casinoCount: 2 },
      { slug: "play-n-go", name: "Play'n GO", casinoCount: 2 },
    ]);
  });

  it("an update, its undo and a redo", async () => {
    const before = await casinoCount("netent");
    const casino = await makeCasino(app, { gameProviders: ["NetEnt"], paymentMethods: ["Visa", "Skrill"] });
    expect(await casinoCount("netent")).toBe(before + 1);
    await updateCasino(casino, { gameProviders: ["Ezugi"], paymentMethods: ["Skrill"] });
    await expectDerived();
    expect(await casinoCount("netent")).toBe(before);
    await undo(app, await latestChangeSet(app));
    await expectDerived();
    expect(await casinoCount("netent")).toBe(before + 1);
    await undo(app, await latestChangeSet(app));
    expect(await casinoCount("netent")).toBe(before);
  });

  it("a deletion and its undo", async () => {
    const casino = await makeCasino(app, { gameProviders: ["Deleted Studio"] });
    const { id, version } = casino;
    await callOrThrow(app, "deleteCasino", { id, version }, "id", { viewer: "demo" });
    expect(await casinoCount("deleted-studio")).toBe(0);
    await undo(app, await latestChangeSet(app));
    expect(await casinoCount("deleted-studio")).toBe(1);
  });

  it("a bulk update of games", async () => {
    const games = [await makeGame(app), await makeGame(app)];
    const items = games.map(({ id, version }) => ({ id, version }));
    await callOrThrow(app, "updateGames", { items, set: { provider: "Bulk Studio" } }, "changedCount", {
      viewer: "demo",
    });
    const provider = await callOrThrow(app, "provider", { slug: "bulk-studio" }, "gameCount games { nodes { id } }");
    expect(provider["gameCount"]).toBe(2);
  });

  it("an import that creates and changes casinos, and its undo", async () => {
    const existing = await makeCasino(app, { gameProviders: ["Imported Before"] });
    const columns = ["slug", "name", "gameProviders", "licenses"];
    const rows = [
      [existing.slug, "Imported one", JSON.stringify(["Imported After", "NetEnt"]), "MGA"],
      ["imported-two", "Imported two", "imported after", ""],
    ];
    await apply(app, await stage(app, { noun: "CASINO", columns, rows }));
    await expectDerived();
    expect(await casinoCount("imported-after")).toBe(2);
    expect(await casinoCount("imported-before")).toBe(0);
    await undo(app, await latestChangeSet(app));
    expect(await casinoCount("imported-after")).toBe(0);
    expect(await casinoCount("imported-before")).toBe(1);
  });

  it("SQL statements, including an update of all rows and TRUNCATE", async () => {
    const sql = (text: string) => app.database.dataSource.query(text);
    await sql("INSERT INTO casinos (slug, name, payment_methods) VALUES ('sql', 'SQL', '{Visa,Cash}')");
    await expectDerived();
    await sql("UPDATE casinos SET payment_methods = '{Cash}'");
    await expectDerived();
    await sql("TRUNCATE casinos CASCADE");
    expect(await casinoCount("netent")).toBe(0);
  });

  it("simultaneous writes that add the same new name", async () => {
    const writers = Array.from({ length: 8 }, (_, at) =>
      makeCasino(app, { gameProviders: [at % 2 === 0 ? "Same Time" : "SAME-TIME"] }),
    );
    await Promise.all(writers);
    expect(await casinoCount("same-time")).toBe(8);
  });

  it("adding names without Latin letters, and names that differ only in letters omitted from slugs", async () => {
    await makeCasino(app, { gameProviders: ["казино", "???", "Abc", "Abcж"] });
    const { data } = await app.query<{ providers: { slug: string }[] }>("{ providers { slug } }");
    const slugs = data.providers.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => slug.startsWith("abc"))).toEqual(["abc", expect.stringMatching(/^abc-[0-9a-f]{8}$/)]);
  });
});

describe("the slug of a new row", () => {
  it("is unique, even if the hash of the row's name is already another row's slug", async () => {
    const hash = createHash("md5").update("ж").digest("hex").slice(0, 8);
    await makeCasino(app, { gameProviders: [hash] });
    await makeCasino(app, { gameProviders: ["Ж"] });
    const rows = await callOrThrow<{ slug: string; name: string }[]>(app, "providers", {}, "slug name");
    expect(rows.find(({ name }) => name === "Ж")?.slug).toMatch(/^[a-f0-9]{8}$/);
    expect(rows.find(({ name }) => name === hash)?.slug).toBe(hash);
  });
});
