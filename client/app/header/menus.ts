import { paths } from "../../shared/paths";

export interface MenuLink {
  label: string;
  to: string;
}

export interface Menu {
  label: string;
  badge?: string;
  links: readonly MenuLink[];
}

export const topLinks: readonly MenuLink[] = [
  { label: "About Us", to: paths.aboutUs },
  { label: "Guides", to: paths.guides },
  { label: "Blog", to: paths.blog },
  { label: "FAQ", to: paths.faq },
  { label: "Play Safe", to: paths.playSafe },
  { label: "Favorites", to: paths.favorites },
];

export const menus: readonly Menu[] = [
  {
    label: "Casino Browser",
    links: [
      { label: "All Casinos", to: paths.allCasinos },
      { label: "New Casinos", to: paths.newCasinos },
      { label: "Mobile Casinos", to: paths.mobileCasinos },
      { label: "Live Casinos", to: paths.liveCasinos },
    ],
  },
  {
    label: "Bonuses",
    links: [
      { label: "No Deposit", to: paths.noDeposit },
      { label: "Welcome Bonus", to: paths.welcomeBonus },
      { label: "Free Spins", to: paths.freeSpins },
      { label: "Cashback", to: paths.cashback },
    ],
  },
  {
    label: "Games",
    links: [
      { label: "Slots", to: paths.slots },
      { label: "Table Games", to: paths.tableGames },
      { label: "Live Games", to: paths.liveGames },
      { label: "Jackpots", to: paths.jackpots },
    ],
  },
  {
    label: "Crypto",
    badge: "HOT",
    links: [
      { label: "Bitcoin Casinos", to: paths.bitcoinCasinos },
      { label: "Ethereum Casinos", to: paths.ethereumCasinos },
      { label: "Crypto Bonuses", to: paths.cryptoBonuses },
    ],
  },
];

/** The id of the link lists in the footer. */
export const SITE_LINKS_ID = "site-links";

export const newsLink: MenuLink = { label: "News", to: paths.news };

/** The link to the search page in the mobile menu. */
export const searchLink: MenuLink = { label: "Advanced Search", to: paths.search };
