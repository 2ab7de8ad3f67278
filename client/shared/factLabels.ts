/** The display names of the facts that editors check. The keys are the values of the API's `FactField` enum. */
export const factLabels = {
  LICENSES: "Licenses",
  ESTABLISHED_YEAR: "Established",
  WAGERING_REQUIREMENT: "Wagering",
  MIN_DEPOSIT: "Min deposit",
  FREE_SPINS: "Free spins",
  WITHDRAWAL_HOURS: "Withdrawals",
  PAYMENT_METHODS: "Payment methods",
  GAME_PROVIDERS: "Game providers",
  ACCEPTS_CRYPTO: "Crypto",
  HAS_LIVE_GAMES: "Live games",
  MOBILE_OPTIMIZED: "Mobile optimized",
  CODE: "Bonus code",
  TERMS: "Terms",
} as const;
