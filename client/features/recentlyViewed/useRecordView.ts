import { useEffect } from "react";
import { recordView } from "./recentlyViewed";

/** Remembers, in this browser only, that a casino's review was opened. */
export function useRecordView(casinoId: string) {
  useEffect(() => recordView(casinoId), [casinoId]);
}
