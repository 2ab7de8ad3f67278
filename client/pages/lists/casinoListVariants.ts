/** The site's casino lists, which share one page. */
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { paths } from "../../shared/paths";
import type { ListVariant } from "./ListHeader";

interface CasinoListVariant extends ListVariant {
  filter: CasinoFilter;
}

const allCasinos: CasinoListVariant = {
  path: paths.allCasinos,
  title: "All Casinos",
  text: "Every casino we have reviewed, highest rated first. Open one to see how its trust score adds up.",
  icon: "casino",
  filter: {},
  seoTitle: "All Online Casinos, Reviewed and Scored",
  seoDescription:
    "Compare every online casino that we have reviewed: trust score, player rating, welcome offer, wagering and minimum deposit at a glance.",
};

export const casinoListVariants: readonly CasinoListVariant[] = [
  allCasinos,
  {
    path: paths.newCasinos,
    title: "New Casinos",
    text: "Casinos that recently opened or are new to our catalogue. Young sites have short track records, and their scores show it.",
    icon: "sparkle",
    filter: { isNew: true },
    seoTitle: "New Online Casinos, Reviewed and Scored",
    seoDescription:
      "The newest online casinos in our catalogue, with trust scores that show what a young site has not earned yet.",
  },
  {
    path: paths.mobileCasinos,
    title: "Mobile Casinos",
    text: "Casinos whose lobby, cashier and limits all work on a phone. We tested each one.",
    icon: "phone",
    filter: { mobileOptimized: true },
    seoTitle: "Mobile Casinos Tested on a Phone",
    seoDescription:
      "Online casinos optimized for phones: we tested the lobby, the cashier and the limits on a small screen before we listed them.",
  },
  {
    path: paths.liveCasinos,
    title: "Live Casinos",
    text: "Casinos with real dealers on camera: roulette, blackjack, baccarat and game shows.",
    icon: "live",
    filter: { hasLiveGames: true },
    seoTitle: "Live Dealer Casinos, Reviewed and Scored",
    seoDescription:
      "Online casinos with live dealer tables, compared by trust score, player rating, welcome offer and terms.",
  },
  {
    path: paths.bitcoinCasinos,
    title: "Bitcoin Casinos",
    text: "Casinos that accept cryptocurrency, especially Bitcoin. A crypto deposit can't be reversed, so look for a license before you pay.",
    icon: "coin",
    filter: { acceptsCrypto: true },
    seoTitle: "Bitcoin Casinos, Reviewed and Scored",
    seoDescription:
      "Online casinos that accept Bitcoin, compared by trust score, license, welcome offer, wagering and minimum deposit.",
  },
  {
    path: paths.ethereumCasinos,
    title: "Ethereum Casinos",
    text: "Casinos that accept cryptocurrency. Most of them accept Ethereum; the Payments tab of each review lists the coins. Watch the network fee: on a small deposit it can cost more than the bonus is worth.",
    icon: "coin",
    filter: { acceptsCrypto: true },
    seoTitle: "Ethereum Casinos, Reviewed and Scored",
    seoDescription:
      "Online casinos that accept Ethereum or other coins, compared by trust score, license, welcome offer, wagering and minimum deposit.",
  },
];

/** Returns the list variant for a path, or the list of all casinos if no variant matches. */
export function casinoListVariant(path: string): CasinoListVariant {
  return casinoListVariants.find((variant) => variant.path === path) ?? allCasinos;
}
