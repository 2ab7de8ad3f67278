import type { GameCategory, Volatility } from "../../graphql/schemaTypes.generated";
import type { Term } from "../../ui/Terms";

/** The label of each game category. */
export const GAME_CATEGORY_LABELS: Record<GameCategory, string> = {
  SLOTS: "Slots",
  TABLE_GAMES: "Table game",
  LIVE_GAMES: "Live game",
  JACKPOTS: "Jackpot",
};

/** The label of each volatility, which says how strongly a game's wins vary. */
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

/** Returns the known values of a game. Omits unpublished values. */
export function gameFigures({ rtp, volatility, maxWin }: GameWithFigures): Term[] {
  const figures: Term[] = [];
  // New games start with 0, which means unknown, because no real game returns nothing.
  if (rtp) figures.push({ label: "RTP", value: `${rtp}%` });
  if (volatility) figures.push({ label: "Volatility", value: VOLATILITY_LABELS[volatility] });
  if (maxWin) figures.push({ label: "Max win", value: maxWin });
  return figures;
}
