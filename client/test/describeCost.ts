import { offerValueOf } from "../../shared/offerValue";
import { proposeTerms, type BonusTexts } from "../admin/bonuses/proposal/proposeTerms";
import { currencySign } from "../shared/format/money";

/**
 * Describes the cost of a bonus with the terms that we propose based on its text. An example is '$100 + 50: 1500', the
 * deposit, the bonus and the required bets. If the cost is unknown, returns the reason.
 */
export function describeCost(bonus: BonusTexts, deposit: number): string {
  const { wageringBase, ...terms } = proposeTerms(bonus);
  const depositCurrency = terms.currency ?? "USD";
  const isSpins = /\bspins?\b/i.test(bonus.bonusAmount ?? "");
  const value = offerValueOf(
    {
      ...terms,
      bonusType: bonus.bonusType.toLowerCase(),
      wageringBase: wageringBase?.toLowerCase() ?? null,
      freeSpins: isSpins ? 1 : null,
      contributionSlots: null,
      isBonusRemoved: null,
      spinValue: null,
      spinsWageringMultiple: null,
      spinsMaxCashout: null,
    },
    { deposit: deposit * 100, depositCurrency },
  );
  if (value.cost === null) return value.reason ?? "";
  const major = (minor: number | null) => Math.round(minor ?? 0) / 100;
  return `${currencySign(depositCurrency)}${major(value.deposit)} + ${major(value.bonus)}: ${major(value.turnover)}`;
}
