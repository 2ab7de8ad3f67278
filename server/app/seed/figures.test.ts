import "reflect-metadata";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

import { figuresIn } from "../../test/seed/figures.js";
import { nameOf, textsOf } from "../../test/seed/texts.js";
import { nounsWith } from "../../../shared/nouns/registry.js";
import { readSeedFiles, seededNouns, type SeedFileRow } from "./readSeed.js";

type Values = Record<string, unknown>;

const rows = readSeedFiles();

/** The nouns of the sample catalogue whose texts visitors read. */
const nouns = [...seededNouns, ...nounsWith("isDirectory")];

/** Why a figure in a text needs no value in the data. */
const reasons = {
  test: "What we measured or saw when we tried the casino.",
  other: "It is about something that the catalogue has no field for.",
  computed: "It follows from values in the data.",
  past: "It was so in the past, or will be so later.",
  example: "It is part of an example, or of a calculation for one.",
  general: "It is about casinos, games or the law in general.",
};

type Reason = keyof typeof reasons;

/** Figures without a value in the data: the name of the row, the path of the text and the words, with the reason. */
type Reviewed = Record<string, Record<string, Record<string, Reason>>>;

function readReviewed(noun: string): Reviewed {
  return JSON.parse(readFileSync(`server/test/seed/reviewed/${noun}.json`, "utf8")) as Reviewed;
}

const amount = (minor: unknown) => (typeof minor === "number" ? [`amount ${minor / 100}`] : []);
const counted =
  (kind: string, factor = 1) =>
  (value: unknown) =>
    typeof value === "number" ? [`${kind} ${value * factor}`] : [];
const stated = (text: unknown) => (typeof text === "string" ? figuresIn(text).flatMap(({ figures }) => figures) : []);
const ofMoment = (text: unknown) => {
  if (typeof text !== "string") return [];
  const date = new Date(text);
  const month = date.toLocaleString("en-US", { month: "long", timeZone: "UTC" });
  return [`month ${month}`, `date ${month} ${date.getUTCDate()}`, `year ${date.getUTCFullYear()}`];
};

/** The figures of each field's value. */
const figuresOf: Record<string, (value: unknown) => string[]> = {
  capMinor: amount,
  minDepositMinor: amount,
  maxBetMinor: amount,
  maxCashoutMinor: amount,
  spinValue: amount,
  spinsMaxCashout: amount,
  payoutLimitPerMonth: amount,
  matchPercent: counted("percent"),
  contributionSlots: counted("percent"),
  contributionTableGames: counted("percent"),
  contributionLiveGames: counted("percent"),
  contributionJackpots: counted("percent"),
  rtp: counted("percent"),
  wageringMultiple: counted("multiple"),
  spinsWageringMultiple: counted("multiple"),
  validDays: counted("minutes", 1440),
  claimWithinDays: counted("minutes", 1440),
  withdrawalHours: counted("minutes", 60),
  payoutHoursFrom: counted("minutes", 60),
  payoutHoursTo: counted("minutes", 60),
  establishedYear: counted("year"),
  startsAt: ofMoment,
  endsAt: ofMoment,
  // Short statements, each compared with the numbers in seed.test.ts.
  bonusAmount: stated,
  minDeposit: stated,
  wageringRequirement: stated,
  maxWin: stated,
  fee: stated,
};

function dataOf(values: Values): string[] {
  const nested = [values["paymentDetails"], values["licenseDetails"]].flatMap((list) => (list ?? []) as Values[]);
  return [values, ...nested].flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => figuresOf[name]?.(value) ?? []),
  );
}

/** Returns the figures that the data behind a row has: its own and, for a casino, those of its offers. */
function knownFigures({ noun, values }: SeedFileRow): Set<string> {
  const offers = noun === "casino" ? rows.filter((row) => row.values["casinoSlug"] === values["slug"]) : [];
  const owner = rows.filter((row) => row.noun === "casino" && row.values["slug"] === values["casinoSlug"]);
  return new Set([values, ...[...offers, ...owner].map((row) => row.values)].flatMap(dataOf));
}

/** Returns the words of each text that state a figure which the data does not have. */
function unknownFigures(row: SeedFileRow): Record<string, string[]> {
  const known = knownFigures(row);
  const found = textsOf(row.values).map(([path, text]) => {
    const unknown = figuresIn(text).filter(({ figures }) => figures.some((figure) => !known.has(figure)));
    return [path, [...new Set(unknown.map(({ words }) => words))].toSorted()] as const;
  });
  return Object.fromEntries(found.filter(([, words]) => words.length > 0));
}

describe("the figures in the sample catalogue's texts", () => {
  it.each(nouns)("of each %s equal a value of the row, or were reviewed", (noun) => {
    const ofNoun = rows.filter((row) => row.noun === noun);
    const unknown = ofNoun.map((row) => [nameOf(row), unknownFigures(row)] as const);
    const reviewed = Object.entries(readReviewed(noun)).map(([name, texts]) => {
      const paths = Object.entries(texts).map(([path, words]) => [path, Object.keys(words).toSorted()]);
      return [name, Object.fromEntries(paths) as Record<string, string[]>] as const;
    });
    const withUnknown = unknown.filter(([, texts]) => Object.keys(texts).length > 0);
    expect(Object.fromEntries(withUnknown)).toEqual(Object.fromEntries(reviewed));
  });

  it.each(nouns)("of each reviewed %s have a reason", (noun) => {
    const given = Object.values(readReviewed(noun)).flatMap((texts) => Object.values(texts).flatMap(Object.values));
    expect(given.filter((reason: string) => !(reason in reasons))).toEqual([]);
  });
});
