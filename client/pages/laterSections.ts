import { paths } from "../shared/paths";
import type { IconName } from "../shared/ui/Icon";

export interface LaterSection {
  title: string;
  icon: IconName;
}

/** Sections that have their address and their place in the menus, and open with a later release. */
export const laterSections: Readonly<Record<string, LaterSection>> = {
  [paths.favorites]: { title: "My Favorite Casinos", icon: "heart" },
  [paths.noDeposit]: { title: "No Deposit Bonuses", icon: "gift" },
  [paths.welcomeBonus]: { title: "Welcome Bonuses", icon: "gift" },
  [paths.freeSpins]: { title: "Free Spins", icon: "sparkle" },
  [paths.cashback]: { title: "Cashback Bonuses", icon: "coin" },
  [paths.cryptoBonuses]: { title: "Crypto Bonuses", icon: "coin" },
  [paths.slots]: { title: "Slots", icon: "slots" },
  [paths.tableGames]: { title: "Table Games", icon: "cards" },
  [paths.liveGames]: { title: "Live Games", icon: "live" },
  [paths.jackpots]: { title: "Jackpots", icon: "trophy" },
};
