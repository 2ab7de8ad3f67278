import { formatMoney } from "./money";
import type { Turnover } from "./turnover";

type BetsCost = Extract<Turnover, { kind: "bets" }>;

/** What the bets are counted from, such as '40x bonus and deposit, $150 + $100'. */
function basis({ offer, multiple, stake, readings }: BetsCost): string {
  const money = (amount: number) => formatMoney({ amount, currency: stake.currency });
  const bonus = `${offer === "cashback" ? "the cashback" : "the bonus"} of ${money(stake.bonus)}`;
  if (readings.length > 1) return `${multiple}x ${bonus}, or that and ${money(stake.deposit)} of deposit.`;
  if (readings[0]?.base === "deposit") return `${multiple}x the deposit of ${money(stake.deposit)}.`;
  if (readings[0]?.base === "bonus") return `${multiple}x ${bonus}.`;
  return `${multiple}x bonus and deposit, ${money(stake.bonus)} + ${money(stake.deposit)}.`;
}

/** Why another deposit counts than the chosen one. */
function limit({ offer, stake, isChosen }: BetsCost): string {
  const deposit = formatMoney({ amount: stake.deposit, currency: stake.currency });
  if (!isChosen || !stake.limit) return "";
  if (stake.limit === "minimum") return ` It takes ${deposit} or more, so we count that.`;
  return offer === "cashback" ? ` Losses above ${deposit} bring no more.` : ` More than ${deposit} adds nothing.`;
}

/** The small print of a bonus's cost. */
export function costNote(cost: Turnover): string {
  if (cost.kind === "bets") return `${basis(cost)}${limit(cost)}`;
  if (cost.kind === "winnings") return `${cost.multiple}x what the spins win.`;
  return cost.kind === "nothing" ? "Its other terms still hold." : "Ask the casino before you take it.";
}
