import "reflect-metadata";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { readSeed, seedFolder } from "./readSeed.js";
import { loadSeed } from "./loadSeed.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "honestodds-seed-"));
  cpSync(seedFolder(), folder, { recursive: true, filter: (path) => !path.endsWith("pictures") });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces text that occurs in a file. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

describe("the sample catalogue", () => {
  it("is valid by the rules of the API", async () => {
    expect(await loadSeed(folder)).toEqual(readSeed());
  });

  it.each([
    [
      "a number out of range",
      "casinos/highmoor.json",
      '"withdrawalHours": 24,',
      '"withdrawalHours": 721,',
      "seed/casinos/highmoor.json, withdrawalHours: Enter the withdrawal time in hours as a whole number from 0 to 720.",
    ],
    [
      "a value of the wrong type",
      "casinos/northgate.json",
      '"isFeatured": true',
      '"isFeatured": "yes"',
      "seed/casinos/northgate.json, isFeatured: The value of `isFeatured` has the wrong type. Correct it.",
    ],
    [
      "an unknown field",
      "casinos/northgate.json",
      '"rating"',
      '"stars"',
      "seed/casinos/northgate.json, stars: There is no field `stars`. Remove it.",
    ],
    [
      "details of a payment method that the casino does not have",
      "casinos/northgate.json",
      '"method": "Skrill"',
      '"method": "Neteller"',
      "seed/casinos/northgate.json, paymentDetails: Each `method` must match one of `paymentMethods`, with the same spelling. Add the method there first.",
    ],
    [
      "a missing title",
      "bonuses/northgate.json",
      '"title": "100% up to $500 plus 100 spins",',
      "",
      "seed/bonuses/northgate.json, row 1 of bonuses, title: Enter a title.",
    ],
    [
      "amounts without a currency",
      "bonuses/northgate.json",
      '"currency": "USD",',
      "",
      "seed/bonuses/northgate.json, row 1 of bonuses, currency: Enter the currency of the amounts, such as USD, or remove the amounts.",
    ],
    [
      "an unknown casino",
      "bonuses/northgate.json",
      '"casinoSlug": "northgate"',
      '"casinoSlug": "southgate"',
      "seed/bonuses/northgate.json, row 1 of bonuses, casinoSlug: This casino does not exist. Choose another casino.",
    ],
    [
      "a slug that another row has",
      "games.json",
      '"slug": "gonzos-quest"',
      '"slug": "starburst"',
      "seed/games.json, row 2 of games, slug: Another game has this slug. Choose a different one.",
    ],
    [
      "a time without a time zone",
      "games.json",
      '"2024-12-23T18:59:30Z"',
      '"2024-12-23"',
      "seed/games.json, row 1 of games, createdAt: Enter the creation time as a date and time with a time zone, such as 2026-12-31T23:59:59Z.",
    ],
    [
      "an invalid link of a directory row",
      "directory.json",
      "https://www.lnw.com/",
      "www.lnw.com",
      "seed/directory.json, row 1 of providers, website: Enter a website that starts with https:// or http://.",
    ],
    [
      "an invalid value in an article's front matter",
      "articles/posts/three-to-two.md",
      "readMinutes: 4",
      "readMinutes: 601",
      "seed/articles/posts/three-to-two.md, readMinutes: Enter the reading time as a whole number from 0 to 600.",
    ],
  ])("is rejected with the file, row and field of %s", async (_name, file, from, to, message) => {
    edit(file, from, to);
    await expect(loadSeed(folder)).rejects.toThrow(`The sample catalogue is invalid.\n${message}`);
  });

  it("is rejected with the name of a file that can't be parsed", async () => {
    edit("articles/posts/three-to-two.md", "readMinutes: 4", "readMinutes 4");
    await expect(loadSeed(folder)).rejects.toThrow(
      'seed/articles/posts/three-to-two.md can\'t be read: "readMinutes 4" is not a name with a JSON value',
    );
  });
});
