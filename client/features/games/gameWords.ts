import type { GameCategory, Volatility } from "../../graphql/generated";

/** What each category of games is called. */
export const GAME_CATEGORY_LABELS: Record<GameCategory, string> = {
  SLOTS: "Slots",
  TABLE_GAMES: "Table game",
  LIVE_GAMES: "Live game",
  JACKPOTS: "Jackpot",
};

/** How strongly a game's wins vary. */
export const VOLATILITY_LABELS: Record<Volatility, string> = {
  LOW: "Low",
  MEDIUM: "Medium",
  HIGH: "High",
};
