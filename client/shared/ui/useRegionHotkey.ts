import { useEffect, type RefObject } from "react";

/** Moves the focus into a region when its hotkey is pressed. */
export function useRegionHotkey(
  region: RefObject<HTMLElement | null>,
  isHotkey: (event: KeyboardEvent) => boolean,
): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (isHotkey(event)) region.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [region, isHotkey]);
}
