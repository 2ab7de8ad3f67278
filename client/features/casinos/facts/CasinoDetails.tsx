/** What a casino states about its payment methods and licenses. */
import { licensePath, paymentMethodPath } from "../../../shared/paths";
import { link, receipt, srOnly, text } from "../../../theme/classes";
import { Link } from "../../../ui/Link";
import { webUrl } from "../../../ui/OutboundLink";
import { NOT_STATED } from "../../../shared/notAvailable";
import { payoutTime } from "../../../shared/format/payoutTime";
import type { CasinoTabContent_casinoFragment } from "../CasinoTabContent.generated";

type Payment = CasinoTabContent_casinoFragment["casinoPaymentMethods"][number];
type License = CasinoTabContent_casinoFragment["casinoLicenses"][number];

export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  return (
    <table className={`${receipt("root")} ${text({ size: "small" })}`}>
      <tbody>
        {payments.map(({ method, canDeposit, canWithdraw, fee, ...payout }) => (
          <tr key={method.slug}>
            <th scope="row">
              <Link className={link()} to={paymentMethodPath(method.slug)}>
                {method.name}
              </Link>
            </th>
            <td>
              Payout: {payoutTime(payout)}
              <span className={receipt("note")}>
                Deposits: {yesOrNo(canDeposit)} · Withdrawals: {yesOrNo(canWithdraw)} · Fee: {fee ?? NOT_STATED}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LicenseTable({ licenses }: { licenses: readonly License[] }) {
  return (
    <table className={`${receipt("root")} ${text({ size: "small" })}`}>
      <tbody>
        {licenses.map(({ authority, number, registerUrl }) => {
          const url = webUrl(registerUrl);
          return (
            <tr key={authority.slug}>
              <th scope="row">
                <Link className={link()} to={licensePath(authority.slug)}>
                  {authority.name}
                </Link>
              </th>
              <td>
                {number ?? `Number ${NOT_STATED}`}
                {url && (
                  <span className={receipt("note")}>
                    <a href={url} rel="nofollow noopener" target="_blank">
                      Public register
                      <span className={srOnly()}> (opens in a new tab)</span>
                    </a>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function yesOrNo(value: boolean | null): string {
  return value === null ? NOT_STATED : value ? "yes" : "no";
}
