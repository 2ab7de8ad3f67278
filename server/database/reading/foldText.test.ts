import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { foldedWords, foldText } from "../../../shared/foldText.js";
import { call } from "../../test/call.js";
import { FoldPunctuation1766500000000 } from "../migrations/0036-fold-punctuation.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeBonus, makeGame } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

describe("the database function fold_text", () => {
  it.each(["Cafe\u0301 ÉTÉ", "‘’‚‛′ʼ`´", "“”„‟″«»", "‐‑‒–—―−", "Plain 'text' - \"quoted\" 1…2"])(
    "folds %j like foldText",
    async (text) => {
      const [row] = await app.database.dataSource.query("SELECT fold_text($1) AS folded", [text]);
      expect(row).toEqual({ folded: foldText(text) });
    },
  );
});

describe("the database function search_words", () => {
  it.each([
    "Play'n GO",
    "€100 – 50%, “Café”\u00a0…",
    "カジノ 🎰 x_y",
    "  ",
    "a→b ½ ™ №7 İstanbul",
    `${"x".repeat(5_000)} y y`,
    `x${"𝔸".repeat(120)}`,
  ])("splits %j into words like foldedWords", async (text) => {
    const [row] = await app.database.dataSource.query<{ words: string[] }[]>(
      "SELECT tsvector_to_array(search_words($1)) AS words",
      [text],
    );
    expect(row!.words.toSorted()).toEqual([...new Set(foldedWords(text))].toSorted());
  });
});

it("the migration folds the search text of rows that exist, and changes nothing else about them", async () => {
  const { dataSource } = app.database;
  const { id } = await makeGame(app, { name: "Gonzo’s" });
  const runner = dataSource.createQueryRunner();
  const read = async () =>
    (
      await runner.manager.query<object[]>(
        "SELECT name, version, search_text LIKE 'gonzo’s%' AS is FROM games WHERE id = $1",
        [id],
      )
    )[0];
  const migration = new FoldPunctuation1766500000000();
  await runner.startTransaction();
  await migration.down(runner);
  expect(await read()).toEqual({ name: "Gonzo’s", version: 1, is: true });
  await migration.up(runner);
  expect(await read()).toEqual({ name: "Gonzo’s", version: 1, is: false });
  await runner.rollbackTransaction();
  await runner.release();
});

describe("a search", () => {
  it.each(["gonzo's", "gonzo’s", "GONZO‘S", "«quest»", '"quest"', "pay-n", "pay–n"])(
    "for %s finds the signs that a phone and a keyboard type",
    async (search) => {
      const names = ["Gonzo’s “Quest” Pay—N", 'Gonzo\'s "Quest" Pay-N'];
      await app.database.dataSource.query("DELETE FROM games; DELETE FROM bonuses");
      for (const name of names) {
        await makeGame(app, { name });
        await makeBonus(app, { title: name });
      }
      for (const list of ["games", "bonuses"])
        expect((await call(app, list, { filter: { search } }, "totalCount")).result).toEqual({ totalCount: 2 });
    },
  );
});
