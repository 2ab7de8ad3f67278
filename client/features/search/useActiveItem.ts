import { useState } from "react";

/**
 * Which of the listed things the arrow keys are at, by its id: it stays the same one when others come or go around it.
 * Before the first and after the last comes none.
 */
export function useActiveItem(ids: readonly string[]) {
  const [chosen, setChosen] = useState<string>();
  return {
    active: chosen !== undefined && ids.includes(chosen) ? chosen : undefined,
    moveBy: (step: number) =>
      setChosen((now) => {
        const places = ids.length + 1;
        const from = now === undefined ? -1 : ids.indexOf(now);
        return ids[((from + 1 + step + places) % places) - 1];
      }),
    reset: () => setChosen(undefined),
  };
}
