/** Shows how a trust score adds up. The receipt shows every line, including missed points, and the server's total. */
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../graphql/useFragmentData";
import { TRUST_SCORE_MAX } from "../../../shared/limits";
import { Receipt, type ReceiptLine } from "../../../ui/Receipt";
import { TrustReceipt_casinoFragmentDoc, type TrustReceipt_casinoFragment } from "./TrustReceipt.generated";

export function TrustReceipt({ casino: ref }: { casino: FragmentType<TrustReceipt_casinoFragment> }) {
  const { name, trustScore } = useFragmentData(TrustReceipt_casinoFragmentDoc, ref);
  return (
    <Receipt
      caption={`How the trust score of ${name} adds up`}
      lines={receiptLines(trustScore.factors)}
      sum={{ label: "Trust score", amount: `${trustScore.score}/${TRUST_SCORE_MAX}` }}
    />
  );
}

interface ReceiptFactor {
  label: string;
  /** The maximum number of points for the line, or 0 for the cap, which only subtracts points. */
  points: number;
  /** The points that the casino got for the line. For the cap, this number is negative. */
  earned: number;
}

const MINUS = "\u2212";

function amountOf({ points, earned }: ReceiptFactor): string {
  if (earned < 0) return `${MINUS}${-earned}`;
  if (earned === 0) return `0 of ${points}`;
  return earned < points ? `+${earned} of ${points}` : `+${earned}`;
}

/**
 * Returns the lines in the server's order. The first line is the same starting value for every casino, so it has no
 * sign.
 */
export function receiptLines(factors: readonly ReceiptFactor[]): ReceiptLine[] {
  return factors.map((factor, position) => ({
    label: factor.label,
    amount: position === 0 ? String(factor.earned) : amountOf(factor),
    isMissed: factor.earned === 0 && factor.points > 0,
  }));
}

/**
 * Returns the casino whose receipt the home page shows. Prefers a casino that got no points for at least one line and
 * whose score is not capped.
 */
export function pickReceiptCasino<C extends { trustScore: { factors: readonly { earned: number }[] } }>(
  casinos: readonly C[],
): C | undefined {
  const isOpen = (casino: C) => casino.trustScore.factors.every(({ earned }) => earned >= 0);
  const isInstructive = (casino: C) => casino.trustScore.factors.some(({ earned }) => earned === 0);
  return casinos.find((casino) => isOpen(casino) && isInstructive(casino)) ?? casinos.find(isInstructive) ?? casinos[0];
}
