import { useEffect, type RefObject } from "react";

/** Moves the focus into a region when its hotkey is pressed, while the region is the active one of its kind. */
export function useRegionHotkey(
  region: RefObject<HTMLElement | null>,
  isHotkey: (event: KeyboardEvent) => boolean,
  isActive: boolean,
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const focus = (event: KeyboardEvent) => {
      if (isHotkey(event)) region.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [region, isHotkey, isActive]);
}
