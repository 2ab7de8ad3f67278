/** The rows in the sample import file for games. */
import type { GameValues } from "./gameFields";

export const gameSample: readonly Partial<GameValues>[] = [
  {
    name: "Example Reels",
    slug: "example-reels",
    provider: "Example Studio",
    rtp: "96.5",
    volatility: "HIGH",
    maxWin: "5,000x",
  },
  {
    name: "Example Wheel",
    slug: "example-wheel",
    provider: "Example Studio",
    category: "LIVE_GAMES",
    rtp: "",
    volatility: "",
  },
];
