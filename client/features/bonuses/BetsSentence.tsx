import { formatMoney } from "../../shared/format/money";
import type { Turnover } from "./turnover";

type BetsCost = Extract<Turnover, { kind: "bets" }>;
type WinningsCost = Extract<Turnover, { kind: "winnings" }>;

const unreadReasons: Record<Extract<Turnover, { kind: "unknown" }>["unread"], string> = {
  wagering: "the casino does not state the full wagering requirement",
  slots: "bets on slots don't count toward the wagering requirement",
  amount: "we don't know the bonus amount for this deposit",
};

/**
 * States the cost of a bonus in one sentence. If the terms have two readings, the sentence contains both amounts and
 * says when each applies.
 */
export function BetsSentence({ cost }: { cost: Turnover }) {
  if (cost.kind === "bets") return <Bets cost={cost} />;
  if (cost.kind === "winnings") return <BetsOnWinnings cost={cost} />;
  if (cost.kind === "nothing") return <>You can withdraw the bonus without placing any bets.</>;
  return <>We can't calculate this: {unreadReasons[cost.unread]}.</>;
}

function Bets({ cost: { offer, stake, interpretations } }: { cost: BetsCost }) {
  const money = (amount: number) => formatMoney({ amount, currency: stake.currency });
  const [first, second] = interpretations;
  if (!first) return null;
  if (second)
    return (
      <>
        <b>{money(first.bets)}</b> in bets if only the bonus counts, or <b>{money(second.bets)}</b> if the bonus and the
        deposit both count. The terms don't say which.
      </>
    );
  if (offer === "cashback")
    return (
      <>
        If you lose your whole deposit, you get {money(stake.bonus)} back, and must place <b>{money(first.bets)}</b> in
        bets before you can withdraw it.
      </>
    );
  return (
    <>
      You must place <b>{money(first.bets)}</b> in bets before you can withdraw.
    </>
  );
}

function BetsOnWinnings({ cost: { won, bets, onDeposit, isStated } }: { cost: WinningsCost }) {
  const money = (amount: number) => formatMoney({ amount, currency: won.currency });
  return (
    <>
      For every {money(won.amount)} you win with the spins, you must place <b>{money(bets)}</b> in bets
      {onDeposit > 0 && isStated && (
        <>
          , plus <b>{money(onDeposit)}</b> for your deposit
        </>
      )}
      {onDeposit > 0 && !isStated && (
        <>
          {" "}
          if only winnings count, and <b>{money(onDeposit)}</b> more if your deposit counts too: the terms don't say
          which
        </>
      )}
      .
    </>
  );
}

/**
 * Returns a sentence with the amounts that the multiple applies to, such as '40x the bonus and deposit, $150 + $100.'
 */
function basis({ offer, multiple, stake, interpretations }: BetsCost): string {
  const money = (amount: number) => formatMoney({ amount, currency: stake.currency });
  const bonus = `the ${money(stake.bonus)} ${offer === "cashback" ? "cashback" : "bonus"}`;
  if (interpretations.length > 1)
    return `${multiple}x ${bonus}, or ${multiple}x the bonus plus the ${money(stake.deposit)} deposit.`;
  if (interpretations[0]?.base === "deposit") return `${multiple}x the ${money(stake.deposit)} deposit.`;
  if (interpretations[0]?.base === "bonus") return `${multiple}x ${bonus}.`;
  return `${multiple}x the bonus and deposit, ${money(stake.bonus)} + ${money(stake.deposit)}.`;
}

/**
 * Returns a sentence that says why the calculation does not use the visitor's deposit, or an empty string if it does.
 */
function limit({ offer, stake, isChosen }: BetsCost): string {
  const deposit = formatMoney({ amount: stake.deposit, currency: stake.currency });
  if (!isChosen || !stake.limit) return "";
  if (stake.limit === "minimum") return ` The minimum deposit is ${deposit}, so we use that.`;
  return offer === "cashback"
    ? ` Losses above ${deposit} do not increase the cashback.`
    : ` Depositing more than ${deposit} does not increase the bonus.`;
}

/** Returns the note below a bonus's cost. */
export function costNote(cost: Turnover): string {
  if (cost.kind === "bets") return `${basis(cost)}${limit(cost)}`;
  if (cost.kind === "winnings") return `${cost.multiple}x the winnings from the spins.`;
  return cost.kind === "nothing"
    ? "The bonus's other terms still apply."
    : "Ask the casino before you accept the bonus.";
}
