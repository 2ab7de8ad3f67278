/** Stores the compared casinos in memory until the page closes. There are at most three. */
import { COMPARISON_MAX } from "../../shared/limits";
import { useState, useSyncExternalStore } from "react";

interface ComparedCasino {
  id: string;
  /** The casino's name, or null if only the casino's id is known from a URL. */
  name: string | null;
}

const NONE: readonly ComparedCasino[] = [];
const listeners = new Set<() => void>();
let compared: readonly ComparedCasino[] = NONE;

function change(next: readonly ComparedCasino[]) {
  compared = next;
  for (const listener of listeners) listener();
}

export function readComparison(): readonly ComparedCasino[] {
  return compared;
}

function readComparisonOnServer(): readonly ComparedCasino[] {
  return NONE;
}

function subscribeToComparison(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function refuse(reason: string) {
  console.log(reason); // oxlint-disable-line eslint/no-console -- specified output: a refusal is only logged
}

/** Adds a casino. If the list is full or already contains the casino, logs the reason instead. */
export function addToComparison(casino: { id: string; name: string }) {
  if (compared.some(({ id }) => id === casino.id)) {
    refuse(`${casino.name} is already in the comparison`);
  } else if (compared.length >= COMPARISON_MAX) {
    refuse(`Comparison is full: ${casino.name} was not added`);
  } else {
    change([...compared, casino]);
  }
}

/** Replaces the list with the casinos whose ids are in a URL. Keeps the names that are already known. */
export function replaceComparison(casinoIds: readonly string[]) {
  const nameOf = (id: string) => compared.find((casino) => casino.id === id)?.name ?? null;
  change(casinoIds.slice(0, COMPARISON_MAX).map((id) => ({ id, name: nameOf(id) })));
}

export function removeFromComparison(casinoId: string) {
  if (compared.some(({ id }) => id === casinoId)) change(compared.filter(({ id }) => id !== casinoId));
}

export function clearComparison() {
  if (compared.length > 0) change(NONE);
}

/** Returns the casinos in the comparison, in the order in which the visitor chose them. */
export function useComparison(): readonly ComparedCasino[] {
  return useSyncExternalStore(subscribeToComparison, readComparison, readComparisonOnServer);
}

/**
 * Returns whether a casino has been compared since the first render. With this value, the tray stays loaded after the
 * visitor removes the last casino.
 */
export function useIsComparisonUsed(): boolean {
  const isChosen = useComparison().length > 0;
  const [isUsed, setIsUsed] = useState(false);
  if (isChosen && !isUsed) setIsUsed(true);
  return isUsed;
}
