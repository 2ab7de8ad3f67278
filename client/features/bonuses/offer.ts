/** What a bonus gives for a deposit, read from its texts. */
import type { BonusType } from "../../graphql/generated";
import { moneyOf, moneyPattern, type Money } from "./money";

export type Offer =
  /** A share of the deposit, or of what was lost of it, at most the cap. */
  | { kind: "match" | "cashback"; percent: number; cap: Money | null }
  /** The same amount for every deposit. */
  | { kind: "fixed"; bonus: Money }
  /** Spins and no money. */
  | { kind: "spins" };

interface OfferTexts {
  bonusType: BonusType;
  title: string;
  bonusAmount: string | null;
}

const spins = String.raw`\d[\d,]*\s+(?:free\s+)?spins?`;
const extraSpins = String.raw`(?:\s*(?:\+|plus|and|&)\s*${spins})?`;
const kindWords = String.raw`(?:\s+(?:match(?:ed)?|deposit|bonus|reload|welcome|cashback|back|of (?:net )?losses))*`;
const giftWords = String.raw`(?:\s+(?:in|no deposit|welcome|free|bonus|cash|chips?|credit|match))*`;

const share = new RegExp(
  String.raw`^(?<percent>\d+(?:\.\d+)?)\s?%${kindWords}(?:,?\s+up to\s+${moneyPattern})?${kindWords}${extraSpins}$`,
);
const amount = new RegExp(String.raw`^${moneyPattern}${giftWords}${extraSpins}$`);
const onlySpins = new RegExp(String.raw`^${spins}(?:\s+(?:no deposit|on .+))?$`, "i");

function shareOf(text: string): { percent: number; cap: Money | null } | null {
  const { groups } = share.exec(text.trim()) ?? {};
  if (!groups) return null;
  const cap = moneyOf(groups);
  return { percent: Number(groups["percent"]), cap: cap.currency ? cap : null };
}

/** An editor may give the ceiling as the amount, and the percentage in the title: '$500', '100% up to $500'. */
function shareInTitle(title: string, ceiling: Money | null): ReturnType<typeof shareOf> {
  const found = shareOf(title);
  const isSame = !ceiling || (found?.cap?.amount === ceiling.amount && found.cap.currency === ceiling.currency);
  return isSame ? found : null;
}

/** The offer; null where the texts can't be read as one, or depend on more than a deposit. */
export function parseOffer({ bonusType, title, bonusAmount }: OfferTexts): Offer | null {
  const text = (bonusAmount ?? "").trim();
  if (onlySpins.test(text)) return { kind: "spins" };
  const fixed = amount.exec(text);
  const bonus = fixed && moneyOf(fixed.groups);
  const found = shareOf(text) ?? (bonus || text === "" ? shareInTitle(title, bonus) : null);
  if (found && bonusType === "CASHBACK") return { kind: "cashback", ...found };
  if (found && bonusType !== "NO_DEPOSIT") return { kind: "match", ...found };
  return bonus && bonusType !== "CASHBACK" ? { kind: "fixed", bonus } : null;
}
