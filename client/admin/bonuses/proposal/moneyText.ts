/** Parses amounts as people write them: '$1,000', '€50', '0.5 BTC'. */

export interface WrittenMoney {
  amount: number;
  /** The currency as written before or after the number: '$', 'C$', 'BTC'. */
  currency: string;
}

const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/**
 * A pattern for an amount with its currency, for use in larger patterns. Its groups are `sign`, `front`, `back` and
 * `code`.
 */
export const moneyPattern = String.raw`(?:(?<sign>[A-Z]{0,2}[$€£¥])\s?(?<front>${figure})|(?<back>${figure})\s?(?<code>[A-Z]{3,4}))(?![\d.,]*\d|k|m)`;

/** Converts the groups of a `moneyPattern` match to an amount. */
export function moneyOf(groups: Readonly<Record<string, string | undefined>> = {}): WrittenMoney {
  const digits = groups["front"] ?? groups["back"] ?? "";
  return { amount: Number(digits.replaceAll(",", "")), currency: groups["sign"] ?? groups["code"] ?? "" };
}

const wholeAmount = new RegExp(String.raw`^\s*${moneyPattern}\s*$`);

/** Parses text that consists of exactly one amount. Returns null for any other text. */
export function parseMoney(text: string | null): WrittenMoney | null {
  const found = wholeAmount.exec(text ?? "");
  return found && moneyOf(found.groups);
}
