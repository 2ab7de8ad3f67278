/** The pages of the site that the search box suggests, with the other words by which visitors look for them. */
import { SUGGESTED_PAGES, SUGGESTED_PAGES_FROM } from "../../shared/limits";
import { paths } from "../../shared/paths";

interface SitePage {
  label: string;
  path: string;
  words: string;
}

export const sitePages: readonly SitePage[] = [
  { label: "All Casinos", path: paths.allCasinos, words: "casino list reviews ratings" },
  { label: "New Casinos", path: paths.newCasinos, words: "casino latest" },
  { label: "Mobile Casinos", path: paths.mobileCasinos, words: "casino phone app" },
  { label: "Live Casinos", path: paths.liveCasinos, words: "casino dealer" },
  { label: "Bitcoin Casinos", path: paths.bitcoinCasinos, words: "casino crypto btc cryptocurrency" },
  { label: "Ethereum Casinos", path: paths.ethereumCasinos, words: "casino crypto eth cryptocurrency" },
  { label: "No Deposit Bonuses", path: paths.noDeposit, words: "bonus offer code" },
  { label: "Welcome Bonuses", path: paths.welcomeBonus, words: "bonus offer sign-up deposit match" },
  { label: "Free Spins", path: paths.freeSpins, words: "bonus bonuses offer" },
  { label: "Cashback Bonuses", path: paths.cashback, words: "bonus offer cash back" },
  { label: "Crypto Bonuses", path: paths.cryptoBonuses, words: "bonus offer bitcoin" },
  { label: "Slots", path: paths.slots, words: "games slot machines rtp" },
  { label: "Table Games", path: paths.tableGames, words: "blackjack roulette baccarat poker" },
  { label: "Live Games", path: paths.liveGames, words: "dealer blackjack roulette shows" },
  { label: "Jackpots", path: paths.jackpots, words: "games progressive jackpot" },
  { label: "News", path: paths.news, words: "casino insights" },
  { label: "Guides", path: paths.guides, words: "how to learn" },
  { label: "Blog", path: paths.blog, words: "articles posts" },
  { label: "FAQ", path: paths.faq, words: "questions help answers" },
  { label: "Play Safe", path: paths.playSafe, words: "responsible gambling help limits addiction" },
  { label: "About Us", path: paths.aboutUs, words: "how we rate score contact" },
];

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The pages of which every typed word begins a word. None for a text that is too short to mean one. */
export function findSitePages(typed: string): SitePage[] {
  const wanted = wordsOf(typed);
  if (wanted.join("").length < SUGGESTED_PAGES_FROM) return [];
  const isWanted = ({ label, words }: SitePage) => {
    const all = wordsOf(`${label} ${words}`);
    return wanted.every((beginning) => all.some((word) => word.startsWith(beginning)));
  };
  return sitePages.filter(isWanted).slice(0, SUGGESTED_PAGES);
}
