/** The casino lists of the site: one page, and here what tells its addresses apart. */
import type { CasinoFilter } from "../graphql/generated";
import { paths } from "../shared/paths";
import type { ListVariant } from "./ListHead";

export interface CasinoListVariant extends ListVariant {
  filter: CasinoFilter;
}

const allCasinos: CasinoListVariant = {
  path: paths.allCasinos,
  title: "All Casinos",
  text: "Every casino that we have reviewed, the best rated first. Open one to see how its trust score adds up.",
  icon: "casino",
  filter: {},
  seoTitle: "All Online Casinos, Reviewed and Scored",
  seoDescription:
    "Compare every online casino that we have reviewed: trust score, player rating, welcome offer, wagering and minimum deposit at one glance.",
};

export const casinoListVariants: readonly CasinoListVariant[] = [
  allCasinos,
  {
    path: paths.newCasinos,
    title: "New Casinos",
    text: "Casinos that opened or joined our catalogue lately. Young sites have thin records, and their scores say so.",
    icon: "sparkle",
    filter: { isNew: true },
    seoTitle: "New Online Casinos, Reviewed and Scored",
    seoDescription:
      "The newest online casinos of our catalogue, with a trust score that shows what a young site has not yet earned.",
  },
  {
    path: paths.mobileCasinos,
    title: "Mobile Casinos",
    text: "Casinos whose lobby, cashier and limits all work on a phone, tried on one.",
    icon: "phone",
    filter: { mobileOptimized: true },
    seoTitle: "Mobile Casinos That Work on a Phone",
    seoDescription:
      "Online casinos optimized for phones: we tried the lobby, the cashier and the limits on a small screen before we listed them.",
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
    text: "Casinos that take cryptocurrency, Bitcoin first of all. A deposit in coins can't be called back, so look for a license before you pay.",
    icon: "coin",
    filter: { acceptsCrypto: true },
    seoTitle: "Bitcoin Casinos, Reviewed and Scored",
    seoDescription:
      "Online casinos that accept Bitcoin, compared by trust score, license, welcome offer, wagering and minimum deposit.",
  },
  {
    path: paths.ethereumCasinos,
    title: "Ethereum Casinos",
    text: "Casinos that take cryptocurrency. Most of them take Ethereum; the Payments tab of a review lists the coins. Mind the network fee: on a small deposit it can outweigh the bonus.",
    icon: "coin",
    filter: { acceptsCrypto: true },
    seoTitle: "Ethereum Casinos, Reviewed and Scored",
    seoDescription:
      "Online casinos that accept Ethereum or other coins, compared by trust score, license, welcome offer, wagering and minimum deposit.",
  },
];

/** The variant that a path asks for. */
export function casinoListVariant(path: string): CasinoListVariant {
  return casinoListVariants.find((variant) => variant.path === path) ?? allCasinos;
}
