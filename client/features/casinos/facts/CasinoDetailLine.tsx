/**
 * One line on a casino's card. It says what the casino states about the payment method or license of the current page.
 */
import { card, link, srOnly } from "../../../theme/classes";
import { webUrl } from "../../../ui/OutboundLink";
import { NOT_STATED } from "../../../shared/notAvailable";
import { payoutTime, type PayoutHours } from "../../../shared/format/payoutTime";

interface StatedPayment extends PayoutHours {
  canWithdraw: boolean | null;
  fee: string | null;
}

export function PaymentLine({ payment, method }: { payment: StatedPayment | undefined; method: string }) {
  const { canWithdraw = null, fee = null, ...payout } = payment ?? { payoutHoursFrom: null, payoutHoursTo: null };
  return (
    <p className={card("detail")}>
      {canWithdraw === false ? `No withdrawals with ${method}` : `Payout with ${method}: ${payoutTime(payout)}`} · Fee:{" "}
      {fee ?? NOT_STATED}
    </p>
  );
}

interface StatedLicense {
  number: string | null;
  registerUrl: string | null;
}

export function LicenseLine({ license, casino }: { license: StatedLicense | undefined; casino: string }) {
  const url = webUrl(license?.registerUrl);
  return (
    <p className={card("detail")}>
      License number: {license?.number ?? NOT_STATED}
      {url && (
        <>
          {" · "}
          <a className={link()} href={url} rel="nofollow noopener" target="_blank">
            Public register
            <span className={srOnly()}> entry of {casino} (opens in a new tab)</span>
          </a>
        </>
      )}
    </p>
  );
}
