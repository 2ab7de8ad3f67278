/** Proposes an offer's terms as numbers with units, based on the bonus's text. An editor confirms the proposal. */
import type { BonusType, WageringBase } from "../../../graphql/schemaTypes.generated";
import { parseMoney, type WrittenMoney } from "./moneyText";
import { parseOffer } from "./offer";
import { parseWagering, type WrittenBase } from "./wagering";

export interface BonusTexts {
  bonusType: BonusType;
  title: string;
  bonusAmount: string | null;
  minDeposit: string | null;
  maxWin: string | null;
  wageringRequirement: string | null;
  terms: string | null;
}

/**
 * The proposed terms. A term that the text does not state is null. Amounts are in hundredths of the currency's major
 * unit.
 */
export interface ProposedTerms {
  matchPercent: number | null;
  currency: string | null;
  capMinor: number | null;
  minDepositMinor: number | null;
  wageringMultiple: number | null;
  wageringBase: WageringBase | null;
  maxCashoutMinor: number | null;
  isCashoutUncapped: boolean;
}

const codes: Readonly<Record<string, string>> = {
  $: "USD",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
};

const bases: Record<WrittenBase, WageringBase | null> = {
  bonus: "BONUS",
  bonusAndDeposit: "BONUS_AND_DEPOSIT",
  deposit: "DEPOSIT",
  winnings: "WINNINGS",
  unstated: null,
};

const none = /^\s*(?:none|no deposit)\s*$/i;
const uncapped = /^\s*(?:no cap|no limit|unlimited|uncapped)\s*$/i;

export function proposeTerms(bonus: BonusTexts): ProposedTerms {
  const wagering = parseWagering(bonus.wageringRequirement, bonus.terms);
  const offer = parseOffer(bonus);
  const cap = offer && "cap" in offer ? offer.cap : offer && "bonus" in offer ? offer.bonus : null;
  const minDeposit = parseMoney(bonus.minDeposit);
  const maxWin = parseMoney(bonus.maxWin);
  const currency = (cap ?? minDeposit ?? maxWin)?.currency ?? null;
  // An offer has only one currency, so amounts in other currencies are not proposed.
  const minor = (money: WrittenMoney | null) =>
    money && money.currency === currency ? Math.round(money.amount * 100) : null;
  const base = wagering && bases[wagering.base];
  return {
    matchPercent: offer && "percent" in offer ? offer.percent : null,
    currency: currency && (codes[currency] ?? currency),
    capMinor: minor(cap),
    minDepositMinor: none.test(bonus.minDeposit ?? "") ? 0 : minor(minDeposit),
    wageringMultiple: wagering && wagering.multiple,
    // With cashback, only the returned losses can be wagered.
    wageringBase: base ?? (bonus.bonusType === "CASHBACK" && wagering && wagering.multiple > 0 ? "BONUS" : null),
    maxCashoutMinor: minor(maxWin),
    isCashoutUncapped: uncapped.test(bonus.maxWin ?? ""),
  };
}
