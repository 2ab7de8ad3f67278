/** How a trust score adds up: every line that it is made of, what was missed too, and the sum. */
import type { FragmentType } from "@apollo/client";
import { useTrustReceipt_casinoFragment } from "../../graphql/documents/TrustReceipt_casino";
import type { TrustReceipt_casinoFragment } from "../../graphql/generated";
import { TRUST_SCORE_MAX } from "../../shared/limits";
import { receiptLines } from "./receiptLines";

export function TrustReceipt({ casino: ref }: { casino: FragmentType<TrustReceipt_casinoFragment> }) {
  const { name, trustScore } = useTrustReceipt_casinoFragment(ref);
  return (
    <table className="receipt">
      <caption className="sr-only">How the trust score of {name} adds up</caption>
      <tbody>
        {receiptLines(trustScore.factors).map(({ label, amount, isMissed }) => (
          <tr key={label} className={isMissed ? "is-missed" : undefined}>
            <th scope="row">{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="is-sum">
          <th scope="row">Trust score</th>
          <td>
            {trustScore.score}/{TRUST_SCORE_MAX}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
