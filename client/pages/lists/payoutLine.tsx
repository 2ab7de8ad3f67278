/** The line on a casino's card that states the payout which a list is filtered by. */
import { PaymentLine } from "../../features/casinos/facts/CasinoDetailLine";
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { fastestPayoutText } from "../../shared/format/payoutTime";
import { card } from "../../theme/classes";
import { detailLimits } from "../../../shared/textLimits";
import type { PayoutLine_casinoFragment } from "./payoutLine.generated";

/** Returns the variables that select the payout of each casino. */
export function payoutVariables({ paymentMethods, maxPayoutHours }: CasinoFilter) {
  const withMethods = (paymentMethods ?? []).length > 0;
  return { withMethods, withPayout: !withMethods && maxPayoutHours != null };
}

/** Returns a function that makes the line of a casino, or undefined if the list is not filtered by payout. */
export function payoutLineOf(filter: CasinoFilter) {
  const { withMethods, withPayout } = payoutVariables(filter);
  if (!withMethods && !withPayout) return undefined;
  const chosen = filter.paymentMethods ?? [];
  return (casino: PayoutLine_casinoFragment) => <PayoutLine casino={casino} chosen={chosen} />;
}

interface PayoutLineProps {
  casino: PayoutLine_casinoFragment;
  /** The slugs of the chosen payment methods. */
  chosen: readonly string[];
}

type Payment = NonNullable<PayoutLine_casinoFragment["casinoPaymentMethods"]>[number];

/** Methods without withdrawals come last, after those whose time is not stated. */
function rankOf({ canWithdraw, payoutHoursTo }: Payment): number {
  return canWithdraw === false ? detailLimits.payoutHours + 2 : (payoutHoursTo ?? detailLimits.payoutHours + 1);
}

/** States the payout by the chosen method that is fastest, or the fastest payout if no method is chosen. */
function PayoutLine({ casino: { casinoPaymentMethods = [], fastestPayout }, chosen }: PayoutLineProps) {
  const [payment] = casinoPaymentMethods
    .filter(({ method }) => chosen.includes(method.slug))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  if (payment) return <PaymentLine method={payment.method.name} payment={payment} />;
  return fastestPayout ? <p className={card("detail")}>Fastest payout: {fastestPayoutText(fastestPayout)}</p> : null;
}
