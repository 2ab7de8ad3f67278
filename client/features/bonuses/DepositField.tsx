import { slotClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";
import { useState, useSyncExternalStore } from "react";
import { currencySign } from "../../shared/format/money";
import { readTypedNumber } from "../../shared/format/readNumber";
import { largestDeposit, usualDeposit } from "../../../shared/offerValue";
import { readStored, storageKeys, subscribeKey, writeStored } from "../../shared/storage";

const cost = slotClass<typeof recipes.cost>("cost");

/** The deposit is also kept in memory, because browser storage can be full or blocked. */
let inMemory = usualDeposit;

function isDeposit(value: unknown): value is number {
  return typeof value === "number" && value >= 1 && value <= largestDeposit;
}

function readDeposit(): number {
  inMemory = readStored(storageKeys.bonusDeposit, isDeposit, inMemory);
  return inMemory;
}

function readDepositOnServer(): number {
  return usualDeposit;
}

/** Parses the visitor's input as an amount. Returns null if the amount is invalid or unrealistically high. */
export function parseDeposit(typed: string): number | null {
  const text = readTypedNumber(typed.trim().replace(/^[$€£]\s?/, ""), true);
  if (!/^\d+(?:\.\d{1,2})?$/.test(text)) return null;
  const amount = Number(text);
  return isDeposit(amount) ? amount : null;
}

export function chooseDeposit(amount: number): void {
  inMemory = amount;
  writeStored(storageKeys.bonusDeposit, amount);
}

function subscribeDeposit(listener: () => void): () => void {
  return subscribeKey(storageKeys.bonusDeposit, listener);
}

/** Returns the deposit that the visitor last entered, in this tab or another. */
export function useDeposit(): number {
  return useSyncExternalStore(subscribeDeposit, readDeposit, readDepositOnServer);
}

interface DepositFieldProps {
  /** The deposit, in major units. */
  amount: number;
  /** Called with each valid amount that the visitor types. */
  onChoose: (amount: number) => void;
  currency: string;
  /** The id of the element that shows the error message for an invalid amount. */
  descriptionId: string;
  /** Called after each change of the input. */
  onWrong: (isWrong: boolean) => void;
  /** The id of the form that sends the amount as the parameter `deposit` in a browser without JavaScript. */
  form?: string;
}

/** The field for the visitor's deposit. */
export function DepositField({ amount, onChoose, currency, descriptionId, onWrong, form }: DepositFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseDeposit(typed) === null;
  // Another amount, for example after Back, replaces what the visitor typed.
  const isCurrent = isWrong || (typed !== null && parseDeposit(typed) === amount);

  function handleChange(text: string) {
    const chosen = parseDeposit(text);
    setTyped(text);
    onWrong(chosen === null);
    if (chosen !== null) onChoose(chosen);
  }

  function handleBlur() {
    setTyped(null);
    onWrong(false);
  }

  return (
    <label className={cost("field")}>
      If you deposit
      <span className={cost("box")}>
        {currencySign(currency)}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          maxLength={12}
          value={isCurrent ? typed! : amount.toLocaleString("en-US")}
          aria-invalid={isWrong}
          aria-describedby={descriptionId}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => handleChange(target.value)}
          onBlur={handleBlur}
          // Each valid amount already applies, so the form does not need to be sent.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          {...(form !== undefined && { form, name: "deposit" })}
        />
      </span>
    </label>
  );
}
