import { Receipt } from "../../shared/ui/Receipt";
import { formatMoney } from "./money";
import type { Turnover } from "./turnover";

/** The cost as the lines that it adds up from, where the terms leave one reading. */
export function CostReceipt({ cost }: { cost: Extract<Turnover, { kind: "bets" }> }) {
  const { offer, multiple, stake, readings } = cost;
  const [only] = readings;
  if (readings.length !== 1 || !only) return null;

  const times = multiple === 1 ? "to bet once" : `to bet ${multiple} times`;
  const money = (amount: number) => formatMoney({ amount, currency: stake.currency });
  const line = (label: string, amount: number, isCounted: boolean) => ({
    label: `${label}, ${money(amount)}`,
    note: isCounted ? times : "not counted",
    amount: money(isCounted ? amount * multiple : 0),
  });
  const bonus = line(offer === "cashback" ? "The cashback" : "The bonus", stake.bonus, only.base !== "deposit");
  const deposit = line("Your deposit", stake.deposit, only.base !== "bonus");
  return (
    <Receipt
      caption="How the bets add up"
      lines={stake.deposit > 0 && offer !== "cashback" ? [bonus, deposit] : [bonus]}
      sum={{ label: "Bets before you can withdraw", amount: money(only.bets) }}
    />
  );
}
