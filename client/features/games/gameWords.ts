import type { GameCategory, Volatility } from "../../graphql/generated";
import type { Term } from "../../shared/ui/Terms";

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

interface GameWithFigures {
  rtp: number | null;
  volatility: Volatility | null;
  maxWin: string | null;
}

/** The figures that are known of a game: what nobody has published is left out. */
export function gameFigures({ rtp, volatility, maxWin }: GameWithFigures): Term[] {
  const figures: Term[] = [];
  // The form of a new game begins with 0: nobody publishes a game that returns nothing.
  if (rtp) figures.push({ label: "RTP", value: `${rtp}%` });
  if (volatility) figures.push({ label: "Volatility", value: VOLATILITY_LABELS[volatility] });
  if (maxWin) figures.push({ label: "Max win", value: maxWin });
  return figures;
}
