/** The bonus lists of the site: one page, and here what tells its addresses apart. */
import type { BonusFilter } from "../graphql/generated";
import { messages } from "../shared/messages";
import { paths } from "../shared/paths";
import type { ListVariant } from "./ListHead";

export interface BonusListVariant extends ListVariant {
  filter: BonusFilter;
  /** What the list says when there is nothing on it. */
  empty: string;
}

const noDeposit: BonusListVariant = {
  path: paths.noDeposit,
  title: "No Deposit Bonuses",
  text: "Credit or spins that you get before you pay anything in. They are small, their wagering is steep and what you may keep is capped: read the maximum win first.",
  icon: "gift",
  filter: { isActive: true, bonusType: "NO_DEPOSIT" },
  empty: messages.noBonuses,
  seoTitle: "No Deposit Bonuses and What They Really Cost",
  seoDescription:
    "Casino bonuses that need no deposit, with their wagering, maximum win and codes, and the bets that each of them takes before you can withdraw.",
};

export const bonusListVariants: readonly BonusListVariant[] = [
  noDeposit,
  {
    path: paths.welcomeBonus,
    title: "Welcome Bonuses",
    text: "What a casino adds to a first deposit. The percentage is the loud part; the bets that you must place before you can withdraw are the price. Choose your deposit and compare that.",
    icon: "gift",
    filter: { isActive: true, bonusType: "WELCOME" },
    empty: messages.noBonuses,
    seoTitle: "Welcome Bonuses Compared by What They Really Cost",
    seoDescription:
      "Casino welcome bonuses with their wagering, minimum deposit and terms, and the turnover that your own deposit would need with each of them.",
  },
  {
    path: paths.freeSpins,
    title: "Free Spins",
    text: "Spins that somebody else pays for. What they win is usually bonus money that must be bet again; a few casinos pay it as cash, and their wagering reads 0x.",
    icon: "sparkle",
    filter: { isActive: true, bonusType: "FREE_SPINS" },
    empty: messages.noFreeSpins,
    seoTitle: "Free Spins and What Becomes of Their Winnings",
    seoDescription:
      "Free spins offers of online casinos with their wagering on winnings, maximum win, minimum deposit and codes.",
  },
  {
    path: paths.cashback,
    title: "Cashback Bonuses",
    text: "A share of what you lost, paid back. It softens a loss and never turns it into a gain. The good ones pay cash with nothing to wager.",
    icon: "coin",
    filter: { isActive: true, bonusType: "CASHBACK" },
    empty: messages.noBonuses,
    seoTitle: "Casino Cashback Bonuses Compared",
    seoDescription:
      "Casino cashback with its rate, its ceiling and the wagering on what comes back, including the offers that pay plain cash.",
  },
  {
    path: paths.cryptoBonuses,
    title: "Crypto Bonuses",
    text: "Bonuses of every kind from casinos with 'bit' or 'stake' in their name, in capitals or not. That is a plain rule: it misses some casinos that take coins and lets in some that do not.",
    icon: "coin",
    filter: { isActive: true, casinoNameContainsAny: ["bit", "stake"] },
    empty: messages.noBonuses,
    seoTitle: "Crypto Casino Bonuses and What They Really Cost",
    seoDescription:
      "Bonuses of casinos with 'bit' or 'stake' in their name: wagering, minimum deposit, maximum win, and the turnover that your own deposit would need.",
  },
];

/** The variant that a path asks for. */
export function bonusListVariant(path: string): BonusListVariant {
  return bonusListVariants.find((variant) => variant.path === path) ?? noDeposit;
}
