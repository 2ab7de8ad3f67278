import { describe, expect, it } from "@jest/globals";

import { splitName } from "./splitName.js";

describe("splitName", () => {
  it.each([
    ["HonestOdds", "Honest", "Odds"],
    ["Acme Casinos", "Acme ", "Casinos"],
    ["Bet365Review", "Bet365", "Review"],
    ["odds", "odds", ""],
    ["CaféOdds", "Café", "Odds"],
    ["Cafe\u0301Odds", "Café", "Odds"],
    ["Acme O\u0308dds", "Acme ", "Ödds"],
  ])("splits %j into %j and %j", (name, start, end) => {
    expect(splitName(name)).toEqual({ start, end });
  });
});
