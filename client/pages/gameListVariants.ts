/** The game lists of the site: one page, and here what tells its addresses apart. */
import type { GameFilter } from "../graphql/generated";
import { paths } from "../shared/paths";
import type { ListVariant } from "./ListHead";

export interface GameListVariant extends ListVariant {
  filter: GameFilter;
}

const slots: GameListVariant = {
  path: paths.slots,
  title: "Slots",
  text: "Reels with their published return and volatility, the popular ones first. The return is a promise over millions of spins, and says nothing about the next hundred.",
  icon: "slots",
  filter: { category: "SLOTS" },
  seoTitle: "Slots with Their Published RTP",
  seoDescription:
    "Popular slots with their provider, published return to player, volatility and maximum win, as far as the studios state them.",
};

export const gameListVariants: readonly GameListVariant[] = [
  slots,
  {
    path: paths.tableGames,
    title: "Table Games",
    text: "Blackjack, roulette, baccarat and poker against the house. The rules of a table move its return more than its name does; where a figure is printed it is for good play.",
    icon: "cards",
    filter: { category: "TABLE_GAMES" },
    seoTitle: "Table Games with Their Published RTP",
    seoDescription: "Blackjack, roulette, baccarat and poker games with their provider and published return to player.",
  },
  {
    path: paths.liveGames,
    title: "Live Games",
    text: "Real dealers and hosts on camera. Bonus money often counts little or not at all here, so read a bonus's terms before you sit down with it.",
    icon: "live",
    filter: { category: "LIVE_GAMES" },
    seoTitle: "Live Casino Games and Shows with Their RTP",
    seoDescription: "Live dealer tables and game shows with their provider and published return to player.",
  },
  {
    path: paths.jackpots,
    title: "Jackpots",
    text: "Games that save a share of every bet for one large prize. That share does not come back in an ordinary round: only the one who wins the prize gets it.",
    icon: "trophy",
    filter: { category: "JACKPOTS" },
    seoTitle: "Progressive Jackpot Games with Their RTP",
    seoDescription:
      "Progressive jackpot slots with their provider and published return to player, and what the famous ones can pay.",
  },
];

/** The variant that a path asks for. */
export function gameListVariant(path: string): GameListVariant {
  return gameListVariants.find((variant) => variant.path === path) ?? slots;
}
