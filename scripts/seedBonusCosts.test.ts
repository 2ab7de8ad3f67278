/** The one place where the server's catalogue and the client's reckoning meet before the product is built: a test. */
import { resolve } from "node:path";
import { bonuses1 } from "../server/database/seed/bonuses1.js";
import { bonuses2 } from "../server/database/seed/bonuses2.js";
import { seedBonusCosts } from "./seedBonusCosts.js";

/** The client's sources follow other rules of import than the tools', so that the compiler can't look into both at once. */
const { describeCost } = (await import(resolve("client/test/describeCost.ts"))) as {
  describeCost: (bonus: object, deposit: number) => string;
};

const bonuses = [...bonuses1, ...bonuses2].map((bonus) => ({ ...bonus, bonusType: bonus.bonusType.toUpperCase() }));

test.each(bonuses.map((bonus) => [bonus.title, bonus] as const))("%s costs what its terms say", (_title, bonus) => {
  const known = seedBonusCosts.filter(([slug, title]) => slug === bonus.casinoSlug && title === bonus.title);
  expect(known).toEqual([[bonus.casinoSlug, bonus.title, describeCost(bonus, 100)]]);
});

test("no bonus of the seed is left without an answer", () => {
  expect(seedBonusCosts).toHaveLength(bonuses.length);
  expect(bonuses.map((bonus) => describeCost(bonus, 100)).filter((cost) => cost.startsWith("unknown"))).toEqual([]);
});

// Some of the seed's terms work out an example themselves.
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
  const bonus = bonuses.find((one) => one.title === title)!;
  expect(bonus.terms).toContain(bets.toLocaleString("en-US"));
  expect(describeCost(bonus, deposit)).toMatch(new RegExp(`: ${bets} on \\w+$`));
});
