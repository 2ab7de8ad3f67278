/** The site's game lists, which share one page. */
import type { GameFilter } from "../../graphql/schemaTypes.generated";
import { paths } from "../../shared/paths";
import type { ListVariant } from "./ListHeader";

interface GameListVariant extends ListVariant {
  filter: GameFilter;
}

const slots: GameListVariant = {
  path: paths.slots,
  title: "Slots",
  text: "Slots with their published return to player (RTP) and volatility, popular slots first. The RTP is an average over millions of spins, and says nothing about the next hundred.",
  icon: "slots",
  filter: { category: "SLOTS" },
  seoTitle: "Slots and Their Published RTP",
  seoDescription:
    "Popular slots with their provider, published return to player, volatility and maximum win, where the studio publishes them.",
};

export const gameListVariants: readonly GameListVariant[] = [
  slots,
  {
    path: paths.tableGames,
    title: "Table Games",
    text: "Blackjack, roulette, baccarat and poker against the house. A table's rules affect its return more than its name does. The figures assume good play.",
    icon: "cards",
    filter: { category: "TABLE_GAMES" },
    seoTitle: "Table Games with Their Published RTP",
    seoDescription: "Blackjack, roulette, baccarat and poker games with their provider and published return to player.",
  },
  {
    path: paths.liveGames,
    title: "Live Games",
    text: "Real dealers and hosts on camera. Bets here often count little or nothing toward a bonus, so read its terms before you play with bonus money.",
    icon: "live",
    filter: { category: "LIVE_GAMES" },
    seoTitle: "Live Casino Games and Shows with Their RTP",
    seoDescription: "Live dealer tables and game shows with their provider and published return to player.",
  },
  {
    path: paths.jackpots,
    title: "Jackpots",
    text: "Games that set aside a share of every bet for one large prize. Ordinary rounds never pay that share back: only the winner of the prize gets it.",
    icon: "trophy",
    filter: { category: "JACKPOTS" },
    seoTitle: "Progressive Jackpot Games with Their RTP",
    seoDescription:
      "Progressive jackpot slots with their provider and published return to player, and what the famous ones can pay.",
  },
];

/** Returns the list variant for a path, or the list of slots if no variant matches. */
export function gameListVariant(path: string): GameListVariant {
  return gameListVariants.find((variant) => variant.path === path) ?? slots;
}
