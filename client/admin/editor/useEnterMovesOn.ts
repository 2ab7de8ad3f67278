import { useEffect, type RefObject } from "react";

/**
 * In a long form, Enter moves to the next field, and Ctrl+Enter or Command+Enter saves the form. This prevents Enter
 * from publishing an incomplete row.
 */
export function useEnterMovesOn(form: RefObject<HTMLFormElement | null>, isLong: boolean): void {
  useEffect(() => {
    if (!isLong) return undefined;
    function handleKey(event: KeyboardEvent): void {
      // This press of Enter only confirms an input method's suggestion.
      if (event.isComposing) return;
      const { target } = event;
      if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (!form.current?.contains(target)) return;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        form.current.requestSubmit();
      } else if (target.matches("input")) {
        event.preventDefault();
        const fields = [...form.current.querySelectorAll<HTMLElement>("input, select, textarea, [type=submit]")];
        fields[fields.indexOf(target) + 1]?.focus();
      }
    }
    // This listener is on the document, so the fields' own handlers run first.
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [form, isLong]);
}
