/** Tracks the open modal dialogs. The last one is on top, and the browser makes everything outside it inert. */
import { useSyncExternalStore } from "react";

let openModals: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  openModals = next;
  for (const listener of listeners) listener();
}

/** Registers an open modal dialog. Returns a function to call when the dialog closes. */
export function addModal(id: string): () => void {
  change([...openModals, id]);
  return () => change(openModals.filter((open) => open !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the id of the topmost modal dialog, or undefined if none is open. */
export function useTopModal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1),
    () => undefined,
  );
}
