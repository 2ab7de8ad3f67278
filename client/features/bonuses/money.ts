import { groupDigits } from "../../shared/figures";

/** Amounts as people write them: '$1,000', '€50', '0.5 BTC'. */
export interface Money {
  amount: number;
  /** As it is written in front of the figure, or behind it: '$', 'C$', 'BTC'. */
  currency: string;
}

const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/** An amount with its currency, as part of a larger pattern: the groups `sign`, `front`, `back` and `code`. */
export const moneyPattern = String.raw`(?:(?<sign>[A-Z]{0,2}[$€£¥])\s?(?<front>${figure})|(?<back>${figure})\s?(?<code>[A-Z]{3,4}))(?![\d.,]*\d|k|m)`;

/** What a pattern with `moneyPattern` in it has found. */
export function moneyOf(groups: Readonly<Record<string, string | undefined>> = {}): Money {
  const digits = groups["front"] ?? groups["back"] ?? "";
  return { amount: Number(digits.replaceAll(",", "")), currency: groups["sign"] ?? groups["code"] ?? "" };
}

const wholeAmount = new RegExp(String.raw`^\s*${moneyPattern}\s*$`);

/** A text that is one amount and nothing else; null for any other. */
export function parseMoney(text: string | null): Money | null {
  const found = wholeAmount.exec(text ?? "");
  return found && moneyOf(found.groups);
}

/** '$7,000', '$12.50', '0.5 BTC': whole where it can be, to the cent where it can't. */
export function formatMoney({ amount, currency }: Money): string {
  const isCode = /^[A-Z]+$/.test(currency);
  const [whole = "", cents] = (Math.round(amount * 100) / 100).toFixed(2).split(".");
  const digits = groupDigits(whole) + (cents === "00" ? "" : `.${cents}`);
  return isCode ? `${digits} ${currency}` : `${currency}${digits}`;
}
