import type { OfferTerms_bonusFragment } from "../../features/bonuses/OfferTerms.generated";
import type { WageringBase } from "../../graphql/schemaTypes.generated";

/** The columns of a bonus that determine its offer. Amounts are in hundredths of the currency's major unit. */
interface OfferColumns {
  matchPercent: number | null;
  currency: string | null;
  capMinor: number | null;
  minDepositMinor: number | null;
  wageringMultiple: number | null;
  wageringBase: WageringBase | null;
  maxBetMinor: number | null;
  maxCashoutMinor: number | null;
  isCashoutUncapped: boolean;
  validDays: number | null;
  isNewCustomersOnly: boolean;
}

/** Computes the offer in the same way as the server. */
export function offerOf(columns: OfferColumns): OfferTerms_bonusFragment["offer"] {
  const { wageringMultiple: multiple, wageringBase: base } = columns;
  const money = (minor: number | null) =>
    minor === null ? null : { __typename: "Money" as const, amount: minor / 100, currency: columns.currency ?? "" };
  return {
    __typename: "BonusOffer",
    matchPercent: columns.matchPercent,
    cap: money(columns.capMinor),
    minDeposit: money(columns.minDepositMinor),
    wagering: multiple === null ? null : { __typename: "Wagering", multiple, base },
    maxBet: money(columns.maxBetMinor),
    maxCashout: columns.isCashoutUncapped ? null : money(columns.maxCashoutMinor),
    isCashoutUncapped: columns.isCashoutUncapped,
    validDays: columns.validDays,
    isNewCustomersOnly: columns.isNewCustomersOnly,
  };
}
