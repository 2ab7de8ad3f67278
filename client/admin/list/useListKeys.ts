import { useEffect, useEffectEvent, type RefObject, useRef } from "react";
import { storageKeys } from "../../shared/storage";
import { useStored } from "../../shared/hooks/useStored";
import { LIST_TEXT_ID } from "./ListToolbar";

function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** Returns whether single-key shortcuts such as `n` and `j` are on. Editors can turn them off under 'Shortcuts'. */
export function useSingleKeys(): boolean {
  return useStored(storageKeys.panelSingleKeys, isFlag, true);
}

/** Returns whether the target is in a text input, a dialog or a menu. These have their own keys. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  const own =
    "input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=alertdialog], [role=menu]";
  return target instanceof Element && target.closest(own) !== null;
}

/** Handles the shortcuts that work anywhere in the list, but not in its dialogs. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  actions: { help: () => void; add: () => void },
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || hasOwnKeys(event.target)) return;
    const action = { "/": () => document.getElementById(LIST_TEXT_ID)?.focus(), "?": actions.help, n: actions.add }[
      event.key
    ];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const element = list.current;
    if (!isOn || !element) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [list, isOn]);
}

/**
 * Keeps the focus in the list when the focused row disappears. The focus moves to the next row. If no row is left, the
 * focus moves to the element with `otherId`, by default the search field.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, otherId = LIST_TEXT_ID): void {
  const last = useRef<{ element: Element; position: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest("[data-row]");
      const position = row ? [...element.querySelectorAll("[data-row]")].indexOf(row) : (last.current?.position ?? 0);
      last.current = { element: target, position };
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [list]);
  // Runs after every render, because any editor's write can remove rows.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const remaining = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const next = remaining[Math.min(last.current.position, remaining.length - 1)] ?? document.getElementById(otherId);
    next?.focus({ preventScroll: remaining.length > 0 });
  });
}
