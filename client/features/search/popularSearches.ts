/** Popular searches. If a list page shows all matches of a search, the search leads to that page. */
import { paths, searchPath, slotsByRtpPath } from "../../shared/paths";

const lists: ReadonlyMap<string, string> = new Map([
  ["crypto casinos", paths.bitcoinCasinos],
  ["no deposit bonus", paths.noDeposit],
  ["high RTP slots", slotsByRtpPath],
  ["mobile casino", paths.mobileCasinos],
  ["progressive jackpots", paths.jackpots],
]);

/** Returns the path to which a recent or popular search leads. */
export function popularSearchPath(text: string): string {
  return lists.get(text) ?? searchPath(text);
}

/** The popular searches in the header's popup. */
export const popularSearches = [
  "crypto casinos",
  "no deposit bonus",
  "live blackjack",
  "high RTP slots",
  "fast withdrawal",
  "VIP program",
  "mobile casino",
  "progressive jackpots",
];

/** The popular searches on the search page, which are fewer. */
export const searchPagePopular = [
  "crypto casinos",
  "no deposit bonus",
  "live blackjack",
  "high RTP slots",
  "fast withdrawal",
  "mobile casino",
];
