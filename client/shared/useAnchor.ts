import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Brings a place of the page into sight, and the focus to it, when the address asks for it and it stands there at last. */
export function useAnchor<E extends HTMLElement>(id: string, isThere: boolean) {
  const place = useRef<E>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return undefined;
    // After the page change, which begins at the top.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView();
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isThere, hash]);
  return place;
}
