import { formatMoney } from "./money";
import type { Turnover } from "./turnover";

type BetsCost = Extract<Turnover, { kind: "bets" }>;
type WinningsCost = Extract<Turnover, { kind: "winnings" }>;

/** The cost in one sentence. Where the terms leave two readings, both figures with what each of them means. */
export function BetsSentence({ cost }: { cost: Turnover }) {
  if (cost.kind === "bets") return <Bets cost={cost} />;
  if (cost.kind === "winnings") return <BetsOnWinnings cost={cost} />;
  if (cost.kind === "nothing") return <>No bets are needed before you can withdraw what it gives.</>;
  return cost.unread === "wagering" ? (
    <>We can't work this out: its wagering requirement can't be read as one figure.</>
  ) : (
    <>We can't work this out: its amount does not follow from a deposit.</>
  );
}

function Bets({ cost: { offer, stake, readings } }: { cost: BetsCost }) {
  const money = (amount: number) => formatMoney({ amount, currency: stake.currency });
  const [first, second] = readings;
  if (!first) return null;
  if (second)
    return (
      <>
        <b>{money(first.bets)}</b> of bets if the bonus alone counts, <b>{money(second.bets)}</b> if bonus and deposit
        do: the terms don't say which.
      </>
    );
  if (offer === "cashback")
    return (
      <>
        Lose all of it and {money(stake.bonus)} comes back; you must place <b>{money(first.bets)}</b> of bets with that.
      </>
    );
  return (
    <>
      You must place <b>{money(first.bets)}</b> of bets before you can withdraw.
    </>
  );
}

function BetsOnWinnings({ cost: { won, bets, onDeposit, isStated } }: { cost: WinningsCost }) {
  const money = (amount: number) => formatMoney({ amount, currency: won.currency });
  return (
    <>
      For every {money(won.amount)} that the spins win you must place <b>{money(bets)}</b> of bets
      {onDeposit > 0 && isStated && (
        <>
          , and <b>{money(onDeposit)}</b> for your deposit
        </>
      )}
      {onDeposit > 0 && !isStated && (
        <>
          {" "}
          if winnings alone count, and <b>{money(onDeposit)}</b> more if your deposit does too: the terms don't say
          which
        </>
      )}
      .
    </>
  );
}
