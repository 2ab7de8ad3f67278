/** The site's bonus lists, which share one page. */
import type { BonusFilter } from "../../graphql/schemaTypes.generated";
import { messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import type { ListVariant } from "./ListHeader";

interface BonusListVariant extends ListVariant {
  filter: BonusFilter;
  /** The title of the message for an empty list. */
  empty: string;
}

const noDeposit: BonusListVariant = {
  path: paths.noDeposit,
  title: "No Deposit Bonuses",
  text: "Credit or spins that you get before you deposit anything. They are small, the wagering is steep, and the amount that you can keep is capped. Check the maximum win first.",
  icon: "gift",
  filter: { isActive: true, bonusType: "NO_DEPOSIT" },
  empty: messages.noBonuses,
  seoTitle: "No Deposit Bonuses and What They Really Cost",
  seoDescription:
    "Casino bonuses that need no deposit, with their wagering, maximum win and codes, and how much you must bet before you can withdraw.",
};

export const bonusListVariants: readonly BonusListVariant[] = [
  noDeposit,
  {
    path: paths.welcomeBonus,
    title: "Welcome Bonuses",
    text: "What a casino adds to a first deposit. The percentage gets the attention; the bets that you must place before you can withdraw are the price. Choose your deposit and compare the cost.",
    icon: "gift",
    filter: { isActive: true, bonusType: "WELCOME" },
    empty: messages.noBonuses,
    seoTitle: "Welcome Bonuses Compared by What They Really Cost",
    seoDescription:
      "Casino welcome bonuses with their wagering, minimum deposit and terms, and how much you would have to bet for a deposit of your choice.",
  },
  {
    path: paths.freeSpins,
    title: "Free Spins",
    text: "Spins that the casino pays for. The winnings are usually bonus money that you must bet again; a few casinos pay them as cash, with 0x wagering.",
    icon: "sparkle",
    filter: { isActive: true, bonusType: "FREE_SPINS" },
    empty: messages.noFreeSpins,
    seoTitle: "Free Spins and What Happens to Their Winnings",
    seoDescription:
      "Free spins offers from online casinos, with their wagering on winnings, maximum win, minimum deposit and codes.",
  },
  {
    path: paths.cashback,
    title: "Cashback Bonuses",
    text: "A share of your losses, paid back. It softens a loss and never turns it into a gain. The good ones pay cash without wagering.",
    icon: "coin",
    filter: { isActive: true, bonusType: "CASHBACK" },
    empty: messages.noBonuses,
    seoTitle: "Casino Cashback Bonuses Compared",
    seoDescription:
      "Casino cashback offers with their rates, caps and wagering requirements, including offers paid in cash.",
  },
  {
    path: paths.cryptoBonuses,
    title: "Crypto Bonuses",
    text: "Bonuses of every type from casinos with 'bit' or 'stake' in their name, in uppercase or lowercase. This simple rule misses some casinos that accept coins and includes some that do not.",
    icon: "coin",
    filter: { isActive: true, casinoNameContainsAny: ["bit", "stake"] },
    empty: messages.noBonuses,
    seoTitle: "Crypto Casino Bonuses and What They Really Cost",
    seoDescription:
      "Bonuses from casinos with 'bit' or 'stake' in their name: wagering, minimum deposit, maximum win, and how much you would have to bet for a deposit of your choice.",
  },
];

/** Returns the list variant for a path, or the list of no-deposit bonuses if no variant matches. */
export function bonusListVariant(path: string): BonusListVariant {
  return bonusListVariants.find((variant) => variant.path === path) ?? noDeposit;
}
