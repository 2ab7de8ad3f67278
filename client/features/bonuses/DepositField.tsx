import { useState } from "react";
import { chooseDeposit, parseDeposit, useDeposit } from "./deposit";

interface DepositFieldProps {
  /** Left out for bonuses in several currencies. */
  currency?: string;
  /** The element that says what is wrong with a typed amount. */
  descriptionId: string;
  /** Called when what is typed stops or starts being an amount. */
  onWrong: (isWrong: boolean) => void;
}

/** Where the visitor chooses the deposit: every bonus of the page follows at once. */
export function DepositField({ currency, descriptionId, onWrong }: DepositFieldProps) {
  const deposit = useDeposit();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseDeposit(typed) === null;

  function handleChange(text: string) {
    const amount = parseDeposit(text);
    setTyped(text);
    onWrong(amount === null);
    if (amount !== null) chooseDeposit(amount);
  }

  function handleBlur() {
    setTyped(null);
    onWrong(false);
  }

  return (
    <label className="deposit-field">
      If you deposit
      <span className="deposit-box">
        {currency}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          maxLength={12}
          value={typed ?? deposit.toLocaleString("en-US")}
          aria-invalid={isWrong}
          aria-describedby={descriptionId}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => handleChange(target.value)}
          onBlur={handleBlur}
        />
      </span>
    </label>
  );
}
