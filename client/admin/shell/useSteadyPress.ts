import { useEffect } from "react";

const pressable = "button, a[href], label";

/**
 * Moves the focus out of a form's field at the end of a click, not when the mouse button goes down. The field's error
 * message appears when the field loses the focus. It would otherwise move the pressed button away before the release,
 * and the browser would send no click.
 */
export function useSteadyPress(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const keepFocus = (event: MouseEvent) => {
      pressed = null;
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
      if (!document.activeElement?.closest("form")) return;
      pressed = event.target.closest<HTMLElement>(pressable);
      if (pressed) event.preventDefault();
    };
    // Runs before React's handlers, which then find the values that the field stores when it loses the focus.
    const moveFocus = ({ target }: MouseEvent) => {
      if (pressed && target instanceof Node && pressed.contains(target)) pressed.focus({ preventScroll: true });
      pressed = null;
    };
    document.addEventListener("mousedown", keepFocus);
    document.addEventListener("click", moveFocus, true);
    return () => {
      document.removeEventListener("mousedown", keepFocus);
      document.removeEventListener("click", moveFocus, true);
    };
  }, []);
}
