import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Once the element is on the page, scrolls to it and focuses it if the URL has its anchor. */
export function useAnchor<E extends HTMLElement>(id: string, isThere: boolean) {
  const place = useRef<E>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return undefined;
    // The route change scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView();
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isThere, hash]);
  return place;
}
