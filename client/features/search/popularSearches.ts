/** Popular searches. If one list page shows all results of a search, the search opens that page. */
import { paths, searchPath, slotsByRtpPath } from "../../shared/paths";

const lists: ReadonlyMap<string, string> = new Map([
  ["crypto casinos", paths.bitcoinCasinos],
  ["no deposit bonus", paths.noDeposit],
  ["high RTP slots", slotsByRtpPath],
  ["mobile casino", paths.mobileCasinos],
  ["progressive jackpots", paths.jackpots],
]);

/** Returns the path that a recent or popular search opens. */
export function popularSearchPath(text: string): string {
  return lists.get(text) ?? searchPath(text);
}

/** The popular searches on the search page, which shows fewer than the popup. */
export const searchPagePopular = [
  "crypto casinos",
  "no deposit bonus",
  "live blackjack",
  "high RTP slots",
  "fast withdrawal",
  "mobile casino",
];
