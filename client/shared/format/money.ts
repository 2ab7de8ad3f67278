import { groupDigits } from "../../../shared/formatCount";
import { NOT_STATED } from "../notAvailable";

/** An amount in the currency's major unit, with decimals, as in the API: 12.5 is $12.50. */
export interface Money {
  amount: number;
  /** An ISO 4217 code such as 'USD', or the symbol of a cryptocurrency such as 'BTC'. */
  currency: string;
}

const signs: Readonly<Record<string, string>> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  CAD: "C$",
  AUD: "A$",
  NZD: "NZ$",
};

/** Returns the currency's sign, such as '$', or its code if there is no sign. */
export function currencySign(currency: string): string {
  return signs[currency] ?? currency;
}

/** Formats an amount: '$7,000', '$12.50', '0.50 BTC'. Omits cents if they are zero. */
export function formatMoney({ amount, currency }: Money): string {
  const sign = currencySign(currency);
  const isCode = /^[A-Z]+$/.test(sign);
  const [whole = "", cents] = (Math.round(amount * 100) / 100).toFixed(2).split(".");
  const digits = groupDigits(whole) + (cents === "00" ? "" : `.${cents}`);
  return isCode ? `${digits} ${sign}` : `${sign}${digits}`;
}

interface PayoutLimit {
  currency: string | null;
  payoutLimitPerMonth: number | null;
}

/** Formats the largest amount that a casino pays out per month, which the API returns in hundredths. */
export function payoutLimit({ currency, payoutLimitPerMonth: minor }: PayoutLimit): string {
  return minor === null || currency === null ? NOT_STATED : formatMoney({ amount: minor / 100, currency });
}
