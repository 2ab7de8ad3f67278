import { ASSUMED_RETURN } from "../../shared/limits";
import { formatMoney } from "./money";
import { expectedLoss, type Turnover } from "./turnover";

/** What the bets lose on average, with the assumption behind it. */
export function ExpectedLoss({ cost }: { cost: Turnover }) {
  if (cost.kind !== "bets") return null;
  const losses = cost.readings.map(({ bets }) =>
    formatMoney({ amount: expectedLoss(bets), currency: cost.stake.currency }),
  );
  return (
    <>
      On slots that return {ASSUMED_RETURN}%, that costs about <b>{losses.join(" or ")}</b> on average.
    </>
  );
}
