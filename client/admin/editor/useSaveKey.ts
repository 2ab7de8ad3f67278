import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Ctrl+S or Command+S saves the form instead of opening the browser's dialog. In a dialog above the form, the keys do
 * nothing.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const saveNow = useEffectEvent((target: EventTarget | null) => {
    if (target !== document.body && !(target instanceof Node && form.current?.contains(target))) return;
    // Some fields store their value only when they lose the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    save();
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat) saveNow(event.target);
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
