/** The popular searches in the header's popup. Each finds something in the sample catalogue. */
export const popularSearches: readonly string[] = [
  "crypto casinos",
  "no deposit bonus",
  "live blackjack",
  "high RTP slots",
  "fast withdrawal",
  "VIP program",
  "mobile casino",
  "progressive jackpots",
];
