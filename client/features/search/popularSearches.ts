/** What other visitors look for, as the header's popup offers it. */
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
