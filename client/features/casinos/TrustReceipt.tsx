/** How a trust score adds up: every line that it is made of, what was missed too, and the sum. */
import type { FragmentType } from "@apollo/client";
import { useTrustReceipt_casinoFragment } from "../../graphql/documents/TrustReceipt_casino";
import type { TrustReceipt_casinoFragment } from "../../graphql/generated";
import { TRUST_SCORE_MAX } from "../../shared/limits";
import { Receipt } from "../../shared/ui/Receipt";
import { receiptLines } from "./receiptLines";

export function TrustReceipt({ casino: ref }: { casino: FragmentType<TrustReceipt_casinoFragment> }) {
  const { name, trustScore } = useTrustReceipt_casinoFragment(ref);
  return (
    <Receipt
      caption={`How the trust score of ${name} adds up`}
      lines={receiptLines(trustScore.factors)}
      sum={{ label: "Trust score", amount: `${trustScore.score}/${TRUST_SCORE_MAX}` }}
    />
  );
}
