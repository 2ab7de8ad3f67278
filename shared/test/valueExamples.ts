/** Offers whose values were calculated by hand. Each is what evaluator, SQL and API must return. */
import type { ValuedTerms } from "../offerValue.js";

/** The terms that none of the examples' casinos state. */
export const unstated: ValuedTerms = {
  bonusType: "welcome",
  currency: "USD",
  matchPercent: null,
  capMinor: null,
  minDepositMinor: null,
  wageringMultiple: null,
  wageringBase: null,
  contributionSlots: null,
  maxCashoutMinor: null,
  isCashoutUncapped: false,
  isBonusRemoved: null,
  freeSpins: null,
  spinValue: null,
  spinsWageringMultiple: null,
  spinsMaxCashout: null,
};

const matchOf = (terms: Partial<ValuedTerms>): ValuedTerms => ({
  ...unstated,
  matchPercent: 100,
  wageringBase: "bonus",
  isBonusRemoved: false,
  ...terms,
});

const spinsOf = (terms: Partial<ValuedTerms>): ValuedTerms => ({
  ...unstated,
  bonusType: "free_spins",
  spinValue: 10,
  ...terms,
});

export interface ValueExample {
  name: string;
  terms: ValuedTerms;
  /** In hundredths, as are all parts. */
  deposit: number;
  parts: {
    deposit: number;
    bonus: number;
    turnover: number;
    averageLoss: number;
    cost: number;
    cash: number;
    spins: number | null;
    value: number;
  };
}

function example(
  name: string,
  terms: ValuedTerms,
  deposit: number,
  [own, bonus, turnover, averageLoss, cash, value]: [number, number, number, number, number, number],
  spins: { spins: number | null; cost: number } = { spins: null, cost: averageLoss },
): ValueExample {
  return { name, terms, deposit, parts: { deposit: own, bonus, turnover, averageLoss, cash, value, ...spins } };
}

export const valueExamples: readonly ValueExample[] = [
  example(
    "100% to 50 at 10x",
    matchOf({ capMinor: 5_000, wageringMultiple: 10 }),
    10_000,
    [5_000, 5_000, 50_000, 2_000, 3_000, 3_000],
  ),
  example(
    "100% to 300 at 40x",
    matchOf({ capMinor: 30_000, wageringMultiple: 40 }),
    30_000,
    [30_000, 30_000, 1_200_000, 48_000, -18_000, -18_000],
  ),
  example(
    "75% at 35x bonus and deposit",
    matchOf({ matchPercent: 75, wageringMultiple: 35, wageringBase: "bonus_and_deposit" }),
    5_000,
    [5_000, 3_750, 306_250, 8_750, -5_000, -5_000],
  ),
  example(
    "15 free at 20x",
    {
      ...unstated,
      bonusType: "no_deposit",
      capMinor: 1_500,
      wageringMultiple: 20,
      wageringBase: "bonus",
      isBonusRemoved: false,
      isCashoutUncapped: true,
    },
    0,
    [0, 1_500, 30_000, 1_200, 300, 300],
  ),
  example(
    "100 spins without wagering",
    spinsOf({ freeSpins: 100, spinsWageringMultiple: 0 }),
    10_000,
    [10_000, 0, 0, 0, 0, 960],
    { spins: 960, cost: 0 },
  ),
  example(
    "10 spins at 20x winnings",
    spinsOf({ freeSpins: 10, wageringMultiple: 20, wageringBase: "winnings" }),
    10_000,
    [10_000, 0, 0, 0, 0, 19],
    { spins: 19.2, cost: 76.8 },
  ),
  example(
    "30% at 25x bonus and deposit, bonus removed",
    matchOf({
      matchPercent: 30,
      capMinor: 15_000,
      wageringMultiple: 25,
      wageringBase: "bonus_and_deposit",
      isBonusRemoved: true,
    }),
    10_000,
    [10_000, 3_000, 325_000, 13_000, -10_000, -10_000],
  ),
  example(
    "a match whose slots count 80%, with a limit on withdrawals and spins of its own",
    matchOf({
      capMinor: 50_000,
      wageringMultiple: 10,
      contributionSlots: 80,
      maxCashoutMinor: 4_000,
      freeSpins: 50,
      spinValue: 20,
      spinsWageringMultiple: 0,
      spinsMaxCashout: 500,
    }),
    10_000,
    [10_000, 10_000, 125_000, 5_000, 4_000, 4_500],
    { spins: 500, cost: 5_000 },
  ),
];
