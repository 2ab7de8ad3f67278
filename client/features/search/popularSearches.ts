/** What other visitors look for. Where a list shows all of it, the words lead there instead of to a text search. */
import { paths, searchPath, slotsByRtpPath } from "../../shared/paths";

const lists: ReadonlyMap<string, string> = new Map([
  ["crypto casinos", paths.bitcoinCasinos],
  ["no deposit bonus", paths.noDeposit],
  ["high RTP slots", slotsByRtpPath],
  ["mobile casino", paths.mobileCasinos],
  ["progressive jackpots", paths.jackpots],
]);

/** Where a recent or popular search leads. */
export function popularSearchPath(text: string): string {
  return lists.get(text) ?? searchPath(text);
}

/** As the header's popup offers them. */
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

/** The shorter list on the search page. */
export const searchPagePopular = [
  "crypto casinos",
  "no deposit bonus",
  "live blackjack",
  "high RTP slots",
  "fast withdrawal",
  "mobile casino",
];
