import { describe, expect, test } from "@jest/globals";

import { type NoValueReason, noValueReasons, offerValueOf, valuedTerms, type ValuedTerms } from "./offerValue.js";
import { unstated, valueExamples } from "./test/valueExamples.js";

const [match, free, spins] = [0, 3, 4].map((at) => valueExamples[at]!.terms) as [ValuedTerms, ValuedTerms, ValuedTerms];

const inDollars = { deposit: 10_000, depositCurrency: "USD" };

test.each(valueExamples.map((example) => [example.name, example] as const))(
  "the value of %s equals the one calculated by hand",
  (_name, { terms, deposit, parts }) => {
    const value = Object.entries(offerValueOf(terms, { ...inDollars, deposit }));
    const withoutNoise = (part: unknown) => (typeof part === "number" ? Math.round(part * 1e6) / 1e6 : part);
    expect(Object.fromEntries(value.map(([name, part]) => [name, withoutNoise(part)]))).toEqual({
      ...parts,
      costOrder: parts.cost,
      valueOrder: -parts.value,
      reason: null,
    });
  },
);

test("the value is rounded once, after the money and the spins are added", () => {
  // 1.4 for the money plus 1.44 for the spins. Rounded one by one, the sum would be 2.
  const terms = { ...match, matchPercent: 0.014, wageringMultiple: 0 };
  const withSpins = { ...terms, freeSpins: 1, spinValue: 3, spinsWageringMultiple: 12.5 };
  expect(offerValueOf(withSpins, inDollars)).toMatchObject({
    cash: expect.closeTo(1.4, 6),
    spins: expect.closeTo(1.44, 6),
    value: 3,
  });
});

describe("an offer has no value, but the reason,", () => {
  const cases: [NoValueReason, string, Partial<ValuedTerms>][] = [
    ["OTHER_CURRENCY", "if its amounts are in another currency", { ...match, currency: "EUR" }],
    ["CASHBACK", "if it is cashback", { ...match, bonusType: "cashback" }],
    ["DEPOSIT_TOO_SMALL", "if the deposit is below the minimum", { ...match, minDepositMinor: 10_001 }],
    ["AMOUNT_NOT_STATED", "if its amount is not stated", { ...match, matchPercent: null, capMinor: null }],
    ["AMOUNT_NOT_STATED", "if a free offer states only a match", { ...free, capMinor: null, matchPercent: 100 }],
    ["SLOTS_EXCLUDED", "if bets on slots do not count", { ...match, contributionSlots: 0 }],
    ["WAGERING_NOT_STATED", "if its wagering is not stated", { ...match, wageringMultiple: null }],
    ["WAGERING_BASE_NOT_STATED", "if the base is not stated", { ...match, wageringBase: null }],
    ["WAGERING_BASE_NOT_STATED", "if only the winnings of spins are the base", { ...match, wageringBase: "winnings" }],
    ["REMOVAL_NOT_STATED", "if the removal of the bonus is not stated", { ...match, isBonusRemoved: null }],
    ["SPINS_NOT_STATED", "if it has only spins, without a value", { ...spins, spinValue: null }],
    ["SPINS_NOT_STATED", "if it has only spins, without wagering", { ...spins, spinsWageringMultiple: null }],
    [
      "SPINS_NOT_STATED",
      "if it has only spins, without a number",
      { ...spins, freeSpins: null, wageringBase: "winnings" },
    ],
    ["CASHOUT_NOT_STATED", "if it is free and states no limit", { ...free, isCashoutUncapped: false }],
    ["CASHOUT_NOT_STATED", "if it is free spins without a limit", { ...spins, bonusType: "no_deposit" }],
  ];

  test.each(cases)("%s, %s", (reason, _when, terms) => {
    expect(offerValueOf({ ...unstated, ...terms }, inDollars)).toMatchObject({ reason, value: null, cash: null });
  });

  test("for every reason", () => {
    expect([...new Set(cases.map(([reason]) => reason))].toSorted()).toEqual(Object.keys(noValueReasons).toSorted());
  });
});

test.each<[string, Partial<ValuedTerms>]>([
  ["the removal of the bonus is", { isBonusRemoved: null }],
  ["the limit of a free offer is", { ...free, isCashoutUncapped: false }],
])("the cost of the bets is known even if %s not stated", (_what, terms) => {
  const { turnover, averageLoss, cost } = offerValueOf({ ...match, ...terms }, inDollars);
  expect([turnover, averageLoss, cost].every((amount) => amount !== null && amount > 0)).toBe(true);
});

test("unknown spins of a match are not counted", () => {
  expect(offerValueOf({ ...match, freeSpins: 50, spinsMaxCashout: 1 }, inDollars)).toMatchObject({
    spins: null,
    value: 3_000,
  });
});

test("an offer of only spins has its terms, unless it states them for the spins", () => {
  const stated = { ...spins, bonusType: "no_deposit" as const, maxCashoutMinor: 500, spinsWageringMultiple: null };
  expect(offerValueOf({ ...stated, wageringMultiple: 0 }, inDollars).value).toBe(500);
  const own = { spinsWageringMultiple: 12.5, spinsMaxCashout: 300 };
  expect(offerValueOf({ ...stated, wageringMultiple: 0, ...own }, inDollars).value).toBe(300);
});

test("every term changes the value or the reason", () => {
  expect(valuedTerms.toSorted()).toEqual(Object.keys(unstated).toSorted());
  const others: ValuedTerms = {
    bonusType: "no_deposit",
    currency: "EUR",
    matchPercent: 50,
    capMinor: 1_000,
    minDepositMinor: 1_000_000,
    wageringMultiple: 50,
    wageringBase: "deposit",
    contributionSlots: 50,
    maxCashoutMinor: 1,
    isCashoutUncapped: true,
    isBonusRemoved: true,
    freeSpins: 7,
    spinValue: 500,
    spinsWageringMultiple: 20,
    spinsMaxCashout: 1,
  };
  const without = valuedTerms.filter((term) =>
    valueExamples.every(({ terms, deposit }) => {
      const given = { deposit, depositCurrency: "USD" };
      const { [term]: before } = terms;
      const after = typeof before === "boolean" ? !before : others[term];
      const changed = offerValueOf({ ...terms, [term]: after }, given);
      return JSON.stringify(changed) === JSON.stringify(offerValueOf(terms, given));
    }),
  );
  expect(without).toEqual([]);
});
