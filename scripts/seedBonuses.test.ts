/** Tests the server's sample bonuses with the client's code. Only a test may import the sources of both sides. */
import { resolve } from "node:path";
import { readSeed } from "../server/app/seed/readSeed.js";

/** The client and the scripts have different module settings, so TypeScript can't check this import. */
const { describeCost } = (await import(resolve("client/test/describeCost.ts"))) as {
  describeCost: (bonus: object, deposit: number) => string;
};

const bonuses = readSeed().bonus.map((bonus) => ({ ...bonus, bonusType: bonus.bonusType.toUpperCase() }));

const bonusNamed = (name: string) => bonuses.find(({ title }) => title === name)!;

// One bonus for each way in which the sample catalogue words its terms. The costs were calculated by hand.
test.each([
  ["100% up to $500 plus 100 spins", "$100 + 100: 3500"],
  ["100% up to €150 plus 45 spins", "€100 + 100: 3800"],
  ["100% up to $50 plus 20 spins", "$50 + 50: 1250"],
  ["150% up to $1,000", "$100 + 150: 10000"],
  ["50% loyalty reload up to $200", "WAGERING_BASE_NOT_STATED"],
  ["$5 in USDT for turning on two-factor login", "$0 + 5: 175"],
  ["Free bingo week for new members", "$0 + 7: 28"],
  ["Weekly 10% slots cashback", "CASHBACK"],
  ["15 spins for signing up", "SPINS_NOT_STATED"],
])("a bonus of %s with a deposit of 100 costs %s", (title, cost) => {
  expect(describeCost(bonusNamed(title), 100)).toBe(cost);
});

// The texts about these bonuses contain a numeric example.
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
])("the cost of %s equals the example in its texts: a deposit of %p requires bets of %p", (title, deposit, bets) => {
  const bonus = bonusNamed(title);
  expect(`${bonus.terms} ${bonus.termsReview}`).toContain(bets.toLocaleString("en-US"));
  expect(describeCost(bonus, deposit)).toMatch(new RegExp(`: ${bets}$`));
});

/** The client's parsers. They propose an offer's fields to an editor, based on the bonus's text. */
const { parseWagering } = (await import(resolve("client/admin/bonuses/proposal/wagering.ts"))) as {
  parseWagering: (requirement: string, terms: string) => { multiple: number; base: string } | null;
};
const { parseOffer } = (await import(resolve("client/admin/bonuses/proposal/offer.ts"))) as {
  parseOffer: (bonus: object) => {
    kind: string;
    percent?: number;
    cap?: Money | null;
    bonus?: Money;
  } | null;
};
const { parseMoney } = (await import(resolve("client/admin/bonuses/proposal/moneyText.ts"))) as {
  parseMoney: (text: string) => Money | null;
};

interface Money {
  amount: number;
  currency: string;
}

const signs: Record<string, string> = { USD: "$", EUR: "€" };
const bases: Record<string, string | undefined> = {
  bonus: "bonus",
  bonusAndDeposit: "bonus_and_deposit",
  deposit: "deposit",
  winnings: "winnings",
};

/** A bonus whose percentage applies to the bets instead of the losses. */
const ofTurnover = "Second-year turnover rebate";

test.each(bonuses.map((bonus) => [bonus.title, bonus] as const))(
  "the offer of %s matches the bonus's own wording",
  (title, bonus) => {
    const [minDeposit, maxWin] = [bonus.minDeposit!, bonus.maxWin!];
    const inMinor = (amount: number | undefined) => (amount === undefined ? null : amount * 100);
    const currencies = [minDeposit, maxWin].flatMap((text) => parseMoney(text)?.currency ?? []);
    expect([signs[bonus.currency!]]).toEqual(expect.arrayContaining([...new Set(currencies)]));
    const wagering = parseWagering(bonus.wageringRequirement!, bonus.terms!)!;
    expect(bonus.wageringMultiple).toBe(wagering.multiple);
    // With cashback, the player can bet only the bonus.
    const isReturned = bonus.bonusType === "CASHBACK" && wagering.multiple > 0;
    expect(bonus.wageringBase).toBe(bases[wagering.base] ?? (isReturned ? "bonus" : null));
    expect(bonus.minDepositMinor).toBe(minDeposit === "None" ? 0 : inMinor(parseMoney(minDeposit)?.amount));
    expect(bonus.isCashoutUncapped).toBe(maxWin === "No cap");
    expect(bonus.maxCashoutMinor).toBe(inMinor(parseMoney(maxWin)?.amount));
    const read = title === ofTurnover ? null : parseOffer(bonus);
    expect(bonus.matchPercent).toBe(read?.percent ?? null);
    expect(bonus.capMinor).toBe(inMinor(read?.bonus?.amount ?? read?.cap?.amount));
  },
);

test("every casino has at most one main offer", () => {
  const main = bonuses.filter(({ isPrimary }) => isPrimary).map(({ casinoSlug }) => casinoSlug);
  expect(main.length).toBeGreaterThan(40);
  expect(new Set(main).size).toBe(main.length);
});
