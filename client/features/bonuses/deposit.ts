/** The deposit for which every bonus of the page is worked out: in memory, and remembered in this browser. */
import { useSyncExternalStore } from "react";
import { DEFAULT_DEPOSIT, MAX_DEPOSIT } from "../../shared/limits";
import { readStored, storageKeys, subscribeKey, writeStored } from "../../shared/storage";

/** What a refused or full storage can't keep, the page still knows. */
let inMemory = DEFAULT_DEPOSIT;

function isDeposit(value: unknown): value is number {
  return typeof value === "number" && value >= 1 && value <= MAX_DEPOSIT;
}

function readDeposit(): number {
  inMemory = readStored(storageKeys.bonusDeposit, isDeposit, inMemory);
  return inMemory;
}

function readDepositOnServer(): number {
  return DEFAULT_DEPOSIT;
}

/** What a visitor typed, as an amount; null where it is none, or more than anybody deposits. */
export function parseDeposit(typed: string): number | null {
  const text = typed.trim().replace(/^[$€£]\s?/, "");
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/.test(text)) return null;
  const amount = Number(text.replaceAll(",", ""));
  return isDeposit(amount) ? amount : null;
}

export function chooseDeposit(amount: number): void {
  inMemory = amount;
  writeStored(storageKeys.bonusDeposit, amount);
}

function subscribeDeposit(listener: () => void): () => void {
  return subscribeKey(storageKeys.bonusDeposit, listener);
}

/** The chosen deposit, as this tab or another last chose it. */
export function useDeposit(): number {
  return useSyncExternalStore(subscribeDeposit, readDeposit, readDepositOnServer);
}
