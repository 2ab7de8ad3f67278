import { turnoverOf, type BonusTexts } from "../features/bonuses/turnover";

/** A bonus's cost in one line, such as '$100 + 50: 1500 on bonus or 4500 on bonusAndDeposit'. */
export function describeCost(bonus: BonusTexts, deposit: number): string {
  const cost = turnoverOf(bonus, deposit);
  if (cost.kind === "nothing") return "nothing";
  if (cost.kind === "unknown") return `unknown ${cost.unread}`;
  if (cost.kind === "winnings") {
    const onDeposit = cost.onDeposit ? `, ${cost.onDeposit} on the deposit` : "";
    return `${cost.bets} for ${cost.won.currency}${cost.won.amount} won${onDeposit}${cost.isStated ? "" : ", not stated"}`;
  }
  const { currency, deposit: counted, bonus: amount } = cost.stake;
  return `${currency}${counted} + ${amount}: ${cost.readings.map(({ base, bets }) => `${bets} on ${base}`).join(" or ")}`;
}
