import { describeCost } from "../../../test/describeCost";
import type { BonusTexts } from "./proposeTerms";

const welcome: BonusTexts = {
  bonusType: "WELCOME",
  title: "Welcome offer",
  bonusAmount: "100% up to $500",
  minDeposit: "$20",
  maxWin: "No cap",
  wageringRequirement: "35x bonus",
  terms: null,
};

function costOf(changes: Partial<BonusTexts>, deposit = 100): string {
  return describeCost({ ...welcome, ...changes }, deposit);
}

describe("the cost of a bonus", () => {
  test.each([
    ["35x bonus", "$100 + 100: 3500 on bonus"],
    ["35x the bonus", "$100 + 100: 3500 on bonus"],
    ["35 times the bonus amount", "$100 + 100: 3500 on bonus"],
    ["x35 bonus only", "$100 + 100: 3500 on bonus"],
    ["35X BONUS", "$100 + 100: 3500 on bonus"],
    ["2.5x bonus", "$100 + 100: 250 on bonus"],
    ["40x bonus and deposit", "$100 + 100: 8000 on bonusAndDeposit"],
    ["40x (bonus + deposit)", "$100 + 100: 8000 on bonusAndDeposit"],
    ["40x on deposit and bonus", "$100 + 100: 8000 on bonusAndDeposit"],
    ["40x (D+B)", "$100 + 100: 8000 on bonusAndDeposit"],
    ["3x deposit", "$100 + 100: 300 on deposit"],
    ["35x", "$100 + 100: 3500 on bonus or 7000 on bonusAndDeposit"],
    ["35x wagering requirement", "$100 + 100: 3500 on bonus or 7000 on bonusAndDeposit"],
    ["0x", "nothing"],
    ["None", "nothing"],
    ["No wagering", "nothing"],
    ["30x to 40x", "unknown wagering"],
    ["35x slots, 70x tables", "unknown wagering"],
    ["10-20x", "unknown wagering"],
    ["35x bonus and spins", "unknown wagering"],
    ["high", "unknown wagering"],
    ["35", "unknown wagering"],
    ["", "unknown wagering"],
    [null, "unknown wagering"],
  ])("with the wagering requirement %p is %p", (wageringRequirement, cost) => {
    expect(costOf({ wageringRequirement })).toBe(cost);
  });
});

describe("the wagering base", () => {
  test.each([
    ["Wagering is on the bonus, within 30 days.", "3500 on bonus"],
    ["Wagering falls on the bonus.", "3500 on bonus"],
    ["The 35x applies to the bonus alone.", "3500 on bonus"],
    ["The bonus alone is wagered, in 30 days.", "3500 on bonus"],
    ["Thirty-five times the bonus in 30 days.", "3500 on bonus"],
    ["Both the bonus and the deposit are wagered 35 times.", "7000 on bonusAndDeposit"],
    ["Wagering: 35 times bonus plus deposit.", "7000 on bonusAndDeposit"],
    ["You must wager deposit and bonus within a week.", "7000 on bonusAndDeposit"],
  ])("is read from the terms %p, so the cost is %p", (terms, cost) => {
    expect(costOf({ wageringRequirement: "35x", terms })).toBe(`$100 + 100: ${cost}`);
  });

  test.each([
    "Seven days, bets of $5 at most.",
    "The terms do not say whether the 35x falls on the bonus alone.",
    "The page says 35x; going by the welcome terms we assume bonus and deposit.",
    "Bonus and deposit are kept apart.",
    "Wagering is on the bonus. Wagering counts bonus and deposit on Sundays.",
    "Wagering is not on bonus and deposit.",
  ])("remains unknown for the terms %p", (terms) => {
    expect(costOf({ wageringRequirement: "35x", terms })).toBe("$100 + 100: 3500 on bonus or 7000 on bonusAndDeposit");
  });

  test("comes from the wagering requirement if the terms name a different base", () => {
    expect(costOf({ terms: "Bonus and deposit are wagered." })).toBe("$100 + 100: 3500 on bonus");
  });
});

describe("the cost of an offer", () => {
  test.each<[string | null, string]>([
    ["50% up to $150", "$100 + 50: 1750 on bonus"],
    ["100% match up to $500 + 100 free spins", "$100 + 100: 3500 on bonus"],
    ["12.5% up to $500", "$100 + 12.5: 437.5 on bonus"],
    ["100% up to €1,500", "€100 + 100: 3500 on bonus"],
    ["100% up to 500 USDT", "USDT100 + 100: 3500 on bonus"],
    ["100% match", "$100 + 100: 3500 on bonus"],
    ["$30", "$100 + 30: 1050 on bonus"],
    ["$30 bonus", "$100 + 30: 1050 on bonus"],
    ["100% up to $500, then 50% up to $300", "unknown amount"],
    ["up to $500", "unknown amount"],
    ["$5k", "unknown amount"],
    ["5% of the house edge", "unknown amount"],
    ["a watch", "unknown amount"],
    [null, "unknown amount"],
  ])("with the amount %p is %p", (bonusAmount, cost) => {
    expect(costOf({ bonusAmount })).toBe(cost);
  });

  test("can combine a percentage in the title with a cap in the amount", () => {
    const title = "100% up to $500 plus 100 spins";
    expect(costOf({ bonusAmount: "$500", title })).toBe("$100 + 100: 3500 on bonus");
    expect(costOf({ bonusAmount: "$300", title })).toBe("$100 + 300: 10500 on bonus");
    expect(costOf({ bonusAmount: null, title })).toBe("$100 + 100: 3500 on bonus");
  });

  test("includes no deposit for a no-deposit bonus", () => {
    const noDeposit = { bonusType: "NO_DEPOSIT", bonusAmount: "$5", minDeposit: "None" } as const;
    expect(costOf(noDeposit)).toBe("$0 + 5: 175 on bonus");
    expect(costOf({ ...noDeposit, wageringRequirement: "35x" })).toBe("$0 + 5: 175 on bonus");
  });

  test("is based on the amount paid back if the offer is cashback", () => {
    const cashback = { bonusType: "CASHBACK", bonusAmount: "10% up to $50" } as const;
    expect(costOf({ ...cashback, wageringRequirement: "2x" })).toBe("$100 + 10: 20 on bonus");
    expect(costOf({ ...cashback, wageringRequirement: "2x" }, 900)).toBe("$500 + 50: 100 on bonus");
    expect(costOf({ ...cashback, wageringRequirement: "2x bonus and deposit" })).toBe("unknown wagering");
    expect(costOf({ ...cashback, bonusAmount: "0.3% of stakes", wageringRequirement: "1x" })).toBe("unknown amount");
    expect(costOf({ ...cashback, bonusAmount: "0.3% of stakes", wageringRequirement: "0x" })).toBe("nothing");
  });

  test("is based on the winnings from free spins, plus the deposit if the terms are unclear", () => {
    const spins = { bonusType: "FREE_SPINS", bonusAmount: "50 spins" } as const;
    expect(costOf({ ...spins, wageringRequirement: "25x winnings" })).toBe("250 for $10 won");
    expect(costOf({ ...spins, wageringRequirement: "25x bonus" })).toBe("250 for $10 won");
    expect(costOf({ ...spins, wageringRequirement: "25x" })).toBe("250 for $10 won, 2500 on the deposit, not stated");
    expect(costOf({ ...spins, wageringRequirement: "25x", minDeposit: "None" })).toBe("250 for $10 won");
    expect(costOf({ ...spins, wageringRequirement: "25x deposit" })).toBe("unknown wagering");
    expect(costOf({ ...spins, minDeposit: "None", maxWin: "€40" })).toBe("350 for €10 won");
  });
});

describe("a deposit", () => {
  test.each([
    [100, "$100 + 100: 3500 on bonus"],
    [37.5, "$37.5 + 37.5: 1312.5 on bonus"],
    [10, "$20 + 20: 700 on bonus"],
    [500, "$500 + 500: 17500 on bonus"],
    [2000, "$500 + 500: 17500 on bonus"],
  ])("of %p results in the cost %p", (deposit, cost) => {
    expect(describeCost(welcome, deposit)).toBe(cost);
  });

  test("counts only up to the amount that earns a bonus, even if the deposit must be wagered", () => {
    const both = { bonusAmount: "300% up to $3,000", wageringRequirement: "60x bonus and deposit" };
    expect(costOf(both, 5000)).toBe("$1000 + 3000: 240000 on bonusAndDeposit");
  });

  test("is not raised to a minimum in another currency", () => {
    expect(costOf({ minDeposit: "0.001 BTC" }, 10)).toBe("$10 + 10: 350 on bonus");
  });
});
