import { paths } from "../shared/paths";
import type { IconName } from "../shared/ui/Icon";

export interface HomeCategory {
  path: string;
  title: string;
  text: string;
  icon: IconName;
}

/** The six ways in that the home page offers, in their order. */
export const homeCategories: readonly HomeCategory[] = [
  { path: paths.liveCasinos, title: "Live Casinos", text: "Real dealers, on camera", icon: "live" },
  { path: paths.bitcoinCasinos, title: "Bitcoin Casinos", text: "Pay and get paid in coins", icon: "coin" },
  { path: paths.noDeposit, title: "No Deposit", text: "Try before you pay", icon: "gift" },
  { path: paths.jackpots, title: "Jackpots", text: "Long odds, said plainly", icon: "trophy" },
  { path: paths.newCasinos, title: "New Casinos", text: "Lately opened or listed", icon: "sparkle" },
  { path: paths.mobileCasinos, title: "Mobile Casinos", text: "Tried on a phone", icon: "phone" },
];
