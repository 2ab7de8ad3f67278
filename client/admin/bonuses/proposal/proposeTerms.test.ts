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
    ["35x bonus", "$100 + 100: 3500"],
    ["35x the bonus", "$100 + 100: 3500"],
    ["35 times the bonus amount", "$100 + 100: 3500"],
    ["x35 bonus only", "$100 + 100: 3500"],
    ["35X BONUS", "$100 + 100: 3500"],
    ["2.5x bonus", "$100 + 100: 250"],
    ["40x bonus and deposit", "$100 + 100: 8000"],
    ["40x (bonus + deposit)", "$100 + 100: 8000"],
    ["40x on deposit and bonus", "$100 + 100: 8000"],
    ["40x (D+B)", "$100 + 100: 8000"],
    ["3x deposit", "$100 + 100: 300"],
    ["35x", "WAGERING_BASE_NOT_STATED"],
    ["35x wagering requirement", "WAGERING_BASE_NOT_STATED"],
    ["0x", "$100 + 100: 0"],
    ["None", "$100 + 100: 0"],
    ["No wagering", "$100 + 100: 0"],
    ["30x to 40x", "WAGERING_NOT_STATED"],
    ["35x slots, 70x tables", "WAGERING_NOT_STATED"],
    ["10-20x", "WAGERING_NOT_STATED"],
    ["35x bonus and spins", "WAGERING_NOT_STATED"],
    ["high", "WAGERING_NOT_STATED"],
    ["35", "WAGERING_NOT_STATED"],
    ["", "WAGERING_NOT_STATED"],
    [null, "WAGERING_NOT_STATED"],
  ])("with the wagering requirement %p is %p", (wageringRequirement, cost) => {
    expect(costOf({ wageringRequirement })).toBe(cost);
  });
});

describe("the wagering base", () => {
  test.each([
    ["Wagering is on the bonus, within 30 days.", "3500"],
    ["Wagering falls on the bonus.", "3500"],
    ["The 35x applies to the bonus alone.", "3500"],
    ["The bonus alone is wagered, in 30 days.", "3500"],
    ["Thirty-five times the bonus in 30 days.", "3500"],
    ["Both the bonus and the deposit are wagered 35 times.", "7000"],
    ["Wagering: 35 times bonus plus deposit.", "7000"],
    ["You must wager deposit and bonus within a week.", "7000"],
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
    expect(costOf({ wageringRequirement: "35x", terms })).toBe("WAGERING_BASE_NOT_STATED");
  });

  test("comes from the wagering requirement if the terms name a different base", () => {
    expect(costOf({ terms: "Bonus and deposit are wagered." })).toBe("$100 + 100: 3500");
  });
});

describe("the cost of an offer", () => {
  test.each<[string | null, string]>([
    ["50% up to $150", "$100 + 50: 1750"],
    ["100% match up to $500 + 100 free spins", "$100 + 100: 3500"],
    ["12.5% up to $500", "$100 + 12.5: 437.5"],
    ["100% up to €1,500", "€100 + 100: 3500"],
    ["100% up to 500 USDT", "USDT100 + 100: 3500"],
    ["100% match", "$100 + 100: 3500"],
    ["$30", "$100 + 30: 1050"],
    ["$30 bonus", "$100 + 30: 1050"],
    ["100% up to $500, then 50% up to $300", "AMOUNT_NOT_STATED"],
    ["up to $500", "AMOUNT_NOT_STATED"],
    ["$5k", "AMOUNT_NOT_STATED"],
    ["5% of the house edge", "AMOUNT_NOT_STATED"],
    ["a watch", "AMOUNT_NOT_STATED"],
    [null, "AMOUNT_NOT_STATED"],
  ])("with the amount %p is %p", (bonusAmount, cost) => {
    expect(costOf({ bonusAmount })).toBe(cost);
  });

  test("can combine a percentage in the title with a cap in the amount", () => {
    const title = "100% up to $500 plus 100 spins";
    expect(costOf({ bonusAmount: "$500", title })).toBe("$100 + 100: 3500");
    expect(costOf({ bonusAmount: "$300", title })).toBe("$100 + 300: 10500");
    expect(costOf({ bonusAmount: null, title })).toBe("$100 + 100: 3500");
  });

  test("includes no deposit for a no-deposit bonus", () => {
    const noDeposit = { bonusType: "NO_DEPOSIT", bonusAmount: "$5", minDeposit: "None" } as const;
    expect(costOf(noDeposit)).toBe("$0 + 5: 175");
  });

  test("is unknown for cashback and for spins", () => {
    expect(costOf({ bonusType: "CASHBACK", bonusAmount: "10% up to $50" })).toBe("CASHBACK");
    const spins = { bonusType: "FREE_SPINS", bonusAmount: "50 spins" } as const;
    expect(costOf({ ...spins, wageringRequirement: "25x winnings" })).toBe("SPINS_NOT_STATED");
  });
});

describe("a deposit", () => {
  test.each([
    [100, "$100 + 100: 3500"],
    [37.5, "$37.5 + 37.5: 1312.5"],
    [10, "DEPOSIT_TOO_SMALL"],
    [500, "$500 + 500: 17500"],
    [2000, "$500 + 500: 17500"],
  ])("of %p results in the cost %p", (deposit, cost) => {
    expect(describeCost(welcome, deposit)).toBe(cost);
  });

  test("counts only up to the amount that earns a bonus, even if the deposit must be wagered", () => {
    const both = { bonusAmount: "300% up to $3,000", wageringRequirement: "60x bonus and deposit" };
    expect(costOf(both, 5000)).toBe("$1000 + 3000: 240000");
  });

  test("is not raised to a minimum in another currency", () => {
    expect(costOf({ minDeposit: "0.001 BTC" }, 10)).toBe("$10 + 10: 350");
  });
});
