import { useEffect, useEffectEvent, type RefObject } from "react";
import { storageKeys } from "../../shared/storage";
import { useStored } from "../../shared/useStored";
import { LIST_TEXT_ID } from "./ListToolbar";

function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** Whether single keys, such as `n` and `j`, do something in lists. An editor can turn them off under 'Shortcuts'. */
export function useSingleKeys(): boolean {
  return useStored(storageKeys.panelSingleKeys, isFlag, true);
}

/** Where a key is typed, or where a dialog has the focus. */
function hasOwnKeys(target: EventTarget | null): boolean {
  const own =
    "input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=alertdialog]";
  return target instanceof Element && target.closest(own) !== null;
}

/** The keys that work anywhere in the list, but not outside of it and not in what it opens. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  actions: { help: () => void; add: () => void },
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || hasOwnKeys(event.target)) return;
    const found = { "/": () => document.getElementById(LIST_TEXT_ID)?.focus(), "?": actions.help, n: actions.add }[
      event.key
    ];
    if (!found) return;
    event.preventDefault();
    found();
  });
  useEffect(() => {
    const element = list.current;
    if (!isOn || !element) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [list, isOn]);
}
