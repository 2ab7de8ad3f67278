import { useRef, useState, type PointerEvent } from "react";

/** Lets the visitor push something to the side: `onAway` is called when it was moved by `threshold` px. */
export function useSwipeAway(threshold: number, onAway: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = () => {
    if (Math.abs(offset) >= threshold) onAway();
    else setOffset(0);
    start.current = null;
  };
  const swipeProps = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const moved = event.clientX - start.current;
      // Taking the pointer at once would take the click from a button inside.
      if (Math.abs(moved) > 4) event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved);
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      setOffset(0);
    },
  };
  return { swipeProps, style: offset === 0 ? undefined : { transform: `translateX(${offset}px)` } };
}
