import { useState } from "react";

/** Which of `count` listed things the arrow keys are at; before the first and after the last comes none. */
export function useActiveItem(count: number) {
  const [position, setPosition] = useState(-1);
  const isListed = position >= 0 && position < count;
  return {
    active: isListed ? position : null,
    moveBy: (step: number) =>
      setPosition((now) => {
        const places = count + 1;
        const from = now < count ? now : -1;
        return ((from + 1 + step + places) % places) - 1;
      }),
    reset: () => setPosition(-1),
  };
}
