import type { GameCategory, Volatility } from "../../graphql/schemaTypes.generated";
import type { Term } from "../../ui/Terms";

export const GAME_CATEGORY_LABELS: Record<GameCategory, string> = {
  SLOTS: "Slots",
  TABLE_GAMES: "Table game",
  LIVE_GAMES: "Live game",
  JACKPOTS: "Jackpot",
};

/** The labels of the volatility levels. Volatility is how much a game's wins vary. */
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

/** Returns the values that a game's provider has published, with labels. */
export function gameFigures({ rtp, volatility, maxWin }: GameWithFigures): Term[] {
  const figures: Term[] = [];
  // A new game has a return of 0, which means unknown. No real game returns 0%.
  if (rtp) figures.push({ label: "RTP", value: `${rtp}%` });
  if (volatility) figures.push({ label: "Volatility", value: VOLATILITY_LABELS[volatility] });
  if (maxWin) figures.push({ label: "Max win", value: maxWin });
  return figures;
}
