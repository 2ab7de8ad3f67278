/** The open modal dialogs, the topmost last. The browser makes everything outside of the topmost one inert. */
import { useSyncExternalStore } from "react";

let openModals: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  openModals = next;
  for (const listener of listeners) listener();
}

/** Called when a modal dialog opens. Returns what to call when it closes. */
export function addModal(id: string): () => void {
  change([...openModals, id]);
  return () => change(openModals.filter((open) => open !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The topmost modal dialog; undefined while none is open. */
export function useTopModal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1),
    () => undefined,
  );
}
