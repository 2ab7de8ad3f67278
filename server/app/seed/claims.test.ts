import "reflect-metadata";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

import { claims } from "../../test/seed/claims.js";
import { comparisonsIn, isInside, occurrencesOf, sentenceAround, type Span } from "../../test/seed/comparisons.js";
import { nameOf, textsOf } from "../../test/seed/texts.js";
import { nouns, nounsWith } from "../../../shared/nouns/registry.js";
import { readSeed, readSeedFiles, seededNouns } from "./readSeed.js";

const catalogue = readSeed();

/** Why words that compare need no query. */
const reasons = {
  opinion: "It is a judgment, and no data can decide it.",
  field: "The catalogue has no field for what it compares, such as bets at tables or waits for support.",
  test: "It compares what we measured or saw when we tried the casino.",
  general: "It is about casinos, games, banks or the law in general, not about rows of the catalogue.",
  part: "It names a part of one thing that no row of the catalogue has, such as the largest of a game's jackpots.",
  word: "The words do not compare here, as in 'only one claim per household' or 'the most recent error'.",
};

/** Words that compare but need no query, each with the reason, by row. */
const reviewed = JSON.parse(readFileSync("server/test/seed/reviewed/claims.json", "utf8")) as Record<
  string,
  Record<string, keyof typeof reasons>
>;

const withTexts: readonly string[] = [...seededNouns, ...nounsWith("isDirectory")];

/** The texts of all rows, by names such as `casinos/northgate`. */
const texts = new Map(
  readSeedFiles()
    .filter(({ noun }) => withTexts.includes(noun))
    .map((row) => [`${nouns[row.noun].plural}/${nameOf(row)}`, textsOf(row.values).map(([, text]) => text)]),
);

const claimedIn = (row: string) => claims.filter((claim) => claim.row === row).map(({ words }) => words);
const reviewedIn = (row: string) => Object.keys(reviewed[row] ?? {});

function spansOf(fragments: readonly string[], text: string): Span[] {
  return fragments.flatMap((words) => occurrencesOf(words, text));
}

describe("the claims in the sample catalogue's texts", () => {
  it("are all in the list of claims, or were reviewed", () => {
    const unknown = [...texts].flatMap(([row, rowTexts]) =>
      rowTexts.flatMap((text) => {
        const known = spansOf([...claimedIn(row), ...reviewedIn(row)], text);
        const found = comparisonsIn(text).filter((comparison) => !isInside(comparison, known));
        return found.map((comparison) => `${row}: ${sentenceAround(comparison, text)}`);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it("that were reviewed still compare, are in no claim, and have a reason", () => {
    const isUsed = (row: string, words: string) =>
      (texts.get(row) ?? []).some((text) => {
        const spans = occurrencesOf(words, text);
        const claimed = spansOf(claimedIn(row), text);
        return comparisonsIn(text).some((found) => isInside(found, spans) && !isInside(found, claimed));
      });
    const stale = Object.entries(reviewed).flatMap(([row, fragments]) =>
      Object.entries(fragments)
        .filter(([words, reason]) => !isUsed(row, words) || !(reason in reasons))
        .map(([words, reason]) => `${row}: ${words} (${reason})`),
    );
    expect(stale).toEqual([]);
  });

  it.each(claims)("of $row are in its texts and true: $words", ({ row, words, holds }) => {
    expect((texts.get(row) ?? []).filter((text) => text.includes(words))).not.toEqual([]);
    expect(holds(catalogue)).toBe(true);
  });
});
