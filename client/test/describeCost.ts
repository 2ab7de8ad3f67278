import { offerOf } from "../admin/bonuses/offerOf";
import { proposeTerms, type BonusTexts } from "../admin/bonuses/proposal/proposeTerms";
import { currencySign } from "../shared/format/money";
import { turnoverOf } from "../features/bonuses/turnover";

/**
 * Describes the cost of a bonus with the terms that we propose based on its text. An example is '$100 + 50: 1500 on
 * bonus or 4500 on bonusAndDeposit'.
 */
export function describeCost(bonus: BonusTexts, deposit: number): string {
  const terms = proposeTerms(bonus);
  const columns = { ...terms, maxBetMinor: null, validDays: null, contributionSlots: null, isNewCustomersOnly: false };
  const isSpins = /\bspins?\b/i.test(bonus.bonusAmount ?? "");
  const { bonusType } = bonus;
  const offer = offerOf(columns);
  const cost = turnoverOf({ bonusType, freeSpins: isSpins ? 1 : null, currency: terms.currency, offer }, deposit);
  if (cost.kind === "nothing") return "nothing";
  if (cost.kind === "unknown") return `unknown ${cost.unread}`;
  if (cost.kind === "winnings") {
    const onDeposit = cost.onDeposit ? `, ${cost.onDeposit} on the deposit` : "";
    return `${cost.bets} for ${currencySign(cost.won.currency)}${cost.won.amount} won${onDeposit}${cost.isStated ? "" : ", not stated"}`;
  }
  const { currency, deposit: counted, bonus: amount } = cost.stake;
  return `${currencySign(currency)}${counted} + ${amount}: ${cost.interpretations.map(({ base, bets }) => `${bets} on ${base}`).join(" or ")}`;
}
