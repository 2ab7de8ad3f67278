import { makeCasino } from "../../test/catalogue";
import { comparisonRows, isDiffering } from "./ComparisonTable";
import type { CasinoDetails } from "./useComparedCasinos";

function wordsOf(changes: Record<string, unknown>): Record<string, string> {
  const casino = makeCasino(changes) as unknown as CasinoDetails;
  return Object.fromEntries(comparisonRows.map(({ label, valueOf }) => [label, valueOf(casino)]));
}

const whole = {
  welcomeBonus: "100% up to $500",
  minDeposit: "$20",
  wageringRequirement: "35x",
  rating: 4.8,
  establishedYear: 2014,
  acceptsCrypto: true,
  mobileOptimized: false,
  hasLiveGames: true,
  freeSpins: 0,
  licenses: ["MGA", "UKGC"],
  fastestPayout: {
    __typename: "FastestPayout",
    hours: 24,
    methods: [{ __typename: "PaymentMethod", id: "1", name: "Trustly" }],
  },
  currency: "EUR",
  payoutLimitPerMonth: 250_050,
};

test("the comparison table formats every row in order", () => {
  expect(Object.entries(wordsOf(whole))).toEqual([
    ["Welcome Bonus", "100% up to $500"],
    ["Min Deposit", "$20"],
    ["Wagering Req.", "35x"],
    ["Rating", "9.6/10"],
    ["Established", "2014"],
    ["Crypto Support", "Yes"],
    ["Mobile Optimized", "No"],
    ["Live Games", "Yes"],
    ["Free Spins", "0 spins"],
    ["License", "MGA, UKGC"],
    ["Fastest Payout", "Within 24 hours (Trustly)"],
    ["Payout Limit per Month", "€2,500.50"],
  ]);
});

test("the comparison table shows N/A for missing values, and a missing payout limit as not stated", () => {
  const missing = {
    welcomeBonus: null,
    minDeposit: null,
    wageringRequirement: null,
    rating: 0,
    establishedYear: null,
    freeSpins: null,
    licenses: [],
    fastestPayout: null,
    payoutLimitPerMonth: null,
  };
  const words = wordsOf({ ...whole, ...missing });
  expect(Object.values(words).filter((word) => word === "N/A")).toHaveLength(7);
  expect(words["License"]).toBe("No license");
  expect(words["Payout Limit per Month"]).toBe("not stated");
});

test("the comparison table recognizes the rows that differ", () => {
  const casinos = [
    makeCasino(whole),
    makeCasino({ ...whole, freeSpins: null, rating: 4 }),
  ] as unknown as CasinoDetails[];
  const differing = comparisonRows.filter((row) => isDiffering(row, casinos)).map(({ label }) => label);
  expect(differing).toEqual(["Rating", "Free Spins"]);
});
