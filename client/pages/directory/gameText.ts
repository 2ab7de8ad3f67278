import type { Volatility } from "../../graphql/schemaTypes.generated";

const VOLATILITY_TEXTS: Record<Volatility, string> = {
  LOW: "Low volatility means frequent small wins. Your balance lasts longer, without big swings.",
  MEDIUM: "Medium volatility is a mix of small wins and longer waits.",
  HIGH: "High volatility means long stretches without a win, and a few large ones. A small balance can run out before one comes.",
};

interface GameFigures {
  name: string;
  provider: string;
  rtp: number | null;
  volatility: Volatility | null;
  maxWin: string | null;
}

/** Rounds to two decimals, because a subtraction can leave a floating-point error. */
function percent(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Returns sentences that explain a game's published figures to a player. `hasCasinos` says whether the page lists
 * casinos below.
 */
export function explainFigures(
  { name, provider, rtp, volatility, maxWin }: GameFigures,
  hasCasinos: boolean,
): string[] {
  const sentences = [
    rtp
      ? `Of every 100 dollars that players bet, ${name} returns ${percent(rtp)} on average over millions of rounds and keeps ${percent(100 - rtp)}. A single evening can turn out very differently.`
      : `${provider} has not published the return of ${name}, so we can't show it.`,
  ];
  if (volatility) sentences.push(VOLATILITY_TEXTS[volatility]);
  if (maxWin) sentences.push(`The published maximum win is ${maxWin}. It is a limit, not something to expect.`);
  if (hasCasinos)
    sentences.push(
      `The casinos below offer games by ${provider}. Some of them may not offer this game, or may run it with a lower return. Before you play, check the return on the game's help page.`,
    );
  return sentences;
}
