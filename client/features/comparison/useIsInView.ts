import { useEffect, useState } from "react";

/** Whether any part of the element with this id is on the screen. False while `isWatched` is false. */
export function useIsInView(id: string, isWatched: boolean): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = isWatched ? document.getElementById(id) : null;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsInView(false);
    };
  }, [id, isWatched]);
  return isInView;
}
