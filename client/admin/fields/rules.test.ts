import { link, picture } from "../../../shared/rules/address";
import { count, money, percent, rating, year } from "../../../shared/rules/number";
import { currency, phrases, requiredLine, slug } from "../../../shared/rules/text";
import * as rules from "./rules";

const thisYear = new Date().getUTCFullYear();

describe("the validation rules of the admin panel", () => {
  it.each([
    [
      "a name",
      rules.checkText(requiredLine("name")),
      ["Northgate", "x".repeat(200)],
      ["", "   ", "x".repeat(201), "\u200B \u00AD"],
    ],
    [
      "a long text",
      rules.text("terms", 10),
      ["", "x".repeat(10), "a\r\n\tb", `${"x".repeat(10)}\u200B`],
      ["x".repeat(11), "a\u2028b", "a\u202Eb"],
    ],
    ["a currency", rules.checkText(currency("currency")), ["", "USD", "US\u200BD"], ["usd", "US"]],
    ["a slug", rules.checkText(slug()), ["northgate", "7"], ["", "-", "   "]],
    ["a count", rules.checkNumber(count("free spins")), ["", "0", "250"], ["-1", "1.5", "x", "1000000001"]],
    ["a rating", rules.checkNumber(rating()), ["", "0", "4.2", "5", "0.3"], ["-0.1", "5.1", "4.25", "4,2"]],
    [
      "a percentage",
      rules.checkNumber(percent("return to player")),
      ["", "0", "96.21", "100"],
      ["-1", "100.01", "96.215"],
    ],
    [
      "an amount",
      rules.checkNumber(money("maximum bet", 1)),
      ["", "0.01", "5.5", "8388608.46"],
      ["0", "-1", "5.555", "10000001"],
    ],
    [
      "a year",
      rules.checkNumber(year("opening year")),
      ["", "1900", String(thisYear)],
      ["1899", String(thisYear + 1), "2014.5"],
    ],
    [
      "a website",
      rules.checkText(link("website URL")),
      ["", "https://a.example", "http://a.example/b"],
      ["a.example", "/a"],
    ],
    [
      "an image URL",
      rules.checkText(picture("logo URL")),
      ["", "/logos/a.svg", "https://a.example/a.png"],
      ["//a.example", "javascript:alert(1)", "https://me:secret@a.example", "/a b", String.raw`/\a`],
    ],
  ])("accept valid values for %s and reject invalid ones", (_name, check, good, bad) => {
    for (const value of good) expect([value, check(value)]).toEqual([value, null]);
    for (const value of bad) expect([value, check(value)]).toEqual([value, expect.stringMatching(/\.$/)]);
  });

  it("return the same messages as the server", () => {
    expect(rules.checkText(requiredLine("name"))("")).toBe("Enter a name.");
    expect(rules.checkNumber(rating())("9")).toBe("Enter a rating from 0 to 5 in steps of 0.1.");
    expect(rules.checkNumber(year("opening year"))("1800")).toBe("Enter an opening year from 1900 to this year.");
  });

  it("limit the length of a list and of each item", () => {
    const check = phrases("licenses").problemOf;
    expect(check(["MGA"])).toBeNull();
    expect(check(Array.from({ length: 61 }, (_, at) => `${at}`))).toBe("Enter no more than 60 licenses.");
    expect(check(["x".repeat(201)])).toBe("Shorten each of the licenses to 200 characters or fewer.");
  });
});

describe("a list typed with commas", () => {
  it.each([
    ["MGA, UKGC", ["MGA", "UKGC"]],
    [" , MGA ,, ", ["MGA"]],
    ["MGA\nUKGC,MGA", ["MGA", "UKGC"]],
    ["", []],
  ])("is split, trimmed, and cleared of empty and duplicate items: %j", (typed, items) => {
    expect(rules.splitPhrases(typed)).toEqual(items);
  });
});
