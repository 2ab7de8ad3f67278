/** A trust score as a receipt: what each line of it says and how it is shown. The sum is the server's; nothing is added up here. */
import type { ReceiptLine } from "../../shared/ui/Receipt";

export interface ReceiptFactor {
  label: string;
  /** The most that the line can add; 0 for the cap. */
  points: number;
  /** What it added; negative for the cap. */
  earned: number;
}

const MINUS = "\u2212";

function amountOf({ points, earned }: ReceiptFactor): string {
  if (earned < 0) return `${MINUS}${-earned}`;
  if (earned === 0) return `0 of ${points}`;
  return earned < points ? `+${earned} of ${points}` : `+${earned}`;
}

/** The lines in the server's order. The first one is where every casino starts, so it carries no sign. */
export function receiptLines(factors: readonly ReceiptFactor[]): ReceiptLine[] {
  return factors.map((factor, position) => ({
    label: factor.label,
    amount: position === 0 ? String(factor.earned) : amountOf(factor),
    isMissed: factor.earned === 0 && factor.points > 0,
  }));
}

/** A receipt with a missed line and no cap teaches the most, so the home page prefers a casino that has one. */
export function pickReceiptCasino<C extends { trustScore: { factors: readonly { earned: number }[] } }>(
  casinos: readonly C[],
): C | undefined {
  const isOpen = (casino: C) => casino.trustScore.factors.every(({ earned }) => earned >= 0);
  const isInstructive = (casino: C) => casino.trustScore.factors.some(({ earned }) => earned === 0);
  return casinos.find((casino) => isOpen(casino) && isInstructive(casino)) ?? casinos.find(isInstructive) ?? casinos[0];
}
