/** The casinos chosen for comparison: one list in memory, at most three, gone with the page. */
import { COMPARISON_MAX } from "../../shared/limits";

export interface ComparedCasino {
  id: string;
  /** Null while only an address has named it. */
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

/** What the server renders: nobody has chosen anything there. */
export function readComparisonOnServer(): readonly ComparedCasino[] {
  return NONE;
}

export function subscribeToComparison(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function refuse(reason: string) {
  console.log(reason); // oxlint-disable-line eslint/no-console -- specified output: a refusal is only logged
}

/** Refused, with nothing but a line in the log, when the list is full or has the casino already. */
export function addToComparison(casino: { id: string; name: string }) {
  if (compared.some(({ id }) => id === casino.id)) {
    refuse(`${casino.name} is already in the comparison`);
  } else if (compared.length >= COMPARISON_MAX) {
    refuse(`Comparison is full: ${casino.name} was not added`);
  } else {
    change([...compared, casino]);
  }
}

/** Puts the casinos of an address in the place of the list. Names that are known stay known. */
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
