/** Parses a bonus's text to find out what a player gets. */
import type { BonusType } from "../../../graphql/schemaTypes.generated";
import { moneyOf, moneyPattern, type WrittenMoney } from "./moneyText";

type WrittenOffer =
  /** A percentage of the deposit or of the losses, up to the cap. */
  | { kind: "match" | "cashback"; percent: number; cap: WrittenMoney | null }
  /** An amount that does not depend on the deposit. */
  | { kind: "fixed"; bonus: WrittenMoney }
  /** Free spins without bonus money. */
  | { kind: "spins" };

interface OfferTexts {
  bonusType: BonusType;
  title: string;
  bonusAmount: string | null;
}

const spins = String.raw`\d[\d,]*\s+(?:free\s+)?spins?`;
const extraSpins = String.raw`(?:\s*(?:\+|plus|and|&)\s*${spins})?`;
const kindPattern = String.raw`(?:\s+(?:match(?:ed)?|deposit|bonus|reload|welcome|cashback|back|of (?:net )?losses))*`;
const giftPattern = String.raw`(?:\s+(?:in|no deposit|welcome|free|bonus|cash|chips?|credit|match))*`;

const sharePattern = new RegExp(
  String.raw`^(?<percent>\d+(?:\.\d+)?)\s?%${kindPattern}(?:,?\s+up to\s+${moneyPattern})?${kindPattern}${extraSpins}$`,
);
const amount = new RegExp(String.raw`^${moneyPattern}${giftPattern}${extraSpins}$`);
const onlySpins = new RegExp(String.raw`^${spins}(?:\s+(?:no deposit|on .+))?$`, "i");

function shareOf(text: string): { percent: number; cap: WrittenMoney | null } | null {
  const { groups } = sharePattern.exec(text.trim()) ?? {};
  if (!groups) return null;
  const cap = moneyOf(groups);
  return { percent: Number(groups["percent"]), cap: cap.currency ? cap : null };
}

/**
 * Looks for the percentage in the title, because editors may enter only the cap as the amount. An example is '$500'
 * with the title '100% up to $500'.
 */
function shareInTitle(title: string, ceiling: WrittenMoney | null): ReturnType<typeof shareOf> {
  const found = shareOf(title);
  const isSame = !ceiling || (found?.cap?.amount === ceiling.amount && found.cap.currency === ceiling.currency);
  return isSame ? found : null;
}

/** Parses the offer. Returns null if the text is unclear or does not fit the type of bonus. */
export function parseOffer({ bonusType, title, bonusAmount }: OfferTexts): WrittenOffer | null {
  const text = (bonusAmount ?? "").trim();
  if (onlySpins.test(text)) return { kind: "spins" };
  const fixed = amount.exec(text);
  const bonus = fixed && moneyOf(fixed.groups);
  const share = shareOf(text) ?? (bonus || text === "" ? shareInTitle(title, bonus) : null);
  if (share && bonusType === "CASHBACK") return { kind: "cashback", ...share };
  if (share && bonusType !== "NO_DEPOSIT") return { kind: "match", ...share };
  return bonus && bonusType !== "CASHBACK" ? { kind: "fixed", bonus } : null;
}
