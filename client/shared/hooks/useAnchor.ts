import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls to the anchor in the URL and focuses its element when the element is on the page. */
export function useAnchor<E extends HTMLElement>(id: string, isThere: boolean) {
  const place = useRef<E>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return undefined;
    // Runs after the route change, which scrolls to the top.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView();
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isThere, hash]);
  return place;
}
