/** The terms of the server's seed, read by the client: a test is the only place where the sources of both meet. */
import { resolve } from "node:path";
import { bonuses1 } from "../server/database/seed/bonuses1.js";
import { bonuses2 } from "../server/database/seed/bonuses2.js";

/** The client's sources follow other import rules than the tools', so the compiler can't check both at once. */
const { describeCost } = (await import(resolve("client/test/describeCost.ts"))) as {
  describeCost: (bonus: object, deposit: number) => string;
};

const bonuses = [...bonuses1, ...bonuses2].map((bonus) => ({ ...bonus, bonusType: bonus.bonusType.toUpperCase() }));

const bonusNamed = (name: string) => bonuses.find(({ title }) => title === name)!;

test("the cost of every bonus is known", () => {
  expect(bonuses.map((bonus) => describeCost(bonus, 100)).filter((cost) => cost.startsWith("unknown"))).toEqual([]);
});

// One for each way in which the seed words its terms, worked out by hand.
test.each([
  ["100% up to $500 plus 100 spins", "$100 + 100: 3500 on bonus"],
  ["100% up to €150 plus 45 spins", "€100 + 100: 3800 on bonus"],
  ["100% up to $50 plus 20 spins", "$50 + 50: 1250 on bonus"],
  ["150% up to $1,000", "$100 + 150: 10000 on bonusAndDeposit"],
  ["50% loyalty reload up to $200", "$100 + 50: 2250 on bonus or 6750 on bonusAndDeposit"],
  ["$5 in USDT for turning on two-factor login", "$0 + 5: 175 on bonus"],
  ["Free bingo week for new members", "$0 + 7: 28 on bonus"],
  ["8% live casino cashback up to $200", "$100 + 8: 8 on bonus"],
  ["Weekly 10% slots cashback", "nothing"],
  ["20 spins for finishing your verification", "400 for $10 won"],
  ["15 spins for signing up", "400 for €10 won"],
  ["25 half-moon spins", "450 for $10 won, 4500 on the deposit, not stated"],
  ["100 spins without wagering", "nothing"],
])("%s with a deposit of 100 costs %s", (title, cost) => {
  expect(describeCost(bonusNamed(title), 100)).toBe(cost);
});

// Some terms work out an example themselves.
test.each([
  ["150% up to $1,000", 100, 10_000],
  ["Monday 75% reload to $300", 50, 3062.5],
  ["100% slots match up to $100", 100, 4200],
  ["25% up to $100 for table players", 400, 15_000],
  ["200% up to $1,000 plus 100 spins", 500, 40_000],
  ["300% up to $3,000", 1000, 240_000],
  ["175% up to $750 plus 50 spins", 100, 13_750],
  ["400% up to $4,000 plus 200 spins", 1000, 325_000],
  ["500% up to $5,000, added by force", 1000, 420_000],
  ["100% up to $150 in five parts", 30, 900],
])("%s agrees with the figure in its own terms: %p needs %p", (title, deposit, bets) => {
  const bonus = bonusNamed(title);
  expect(bonus.terms).toContain(bets.toLocaleString("en-US"));
  expect(describeCost(bonus, deposit)).toMatch(new RegExp(`: ${bets} on \\w+$`));
});
