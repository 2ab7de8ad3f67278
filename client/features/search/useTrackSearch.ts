import { useEffect, useRef } from "react";
import { track } from "../../graphql/track";
import { EVENT_TEXT_MAX, SEARCH_RECORD_MS } from "../../shared/limits";

/** Records a search once its text has rested; `resultCount` is not there while it is on its way. */
export function useTrackSearch(text: string, resultCount: number | undefined): void {
  const recorded = useRef<string>(null);
  useEffect(() => {
    if (text === "" || resultCount === undefined || recorded.current === text) return undefined;
    const timer = setTimeout(() => {
      recorded.current = text;
      track({ eventType: "SEARCH", metadata: { query: text.slice(0, EVENT_TEXT_MAX), results_count: resultCount } });
    }, SEARCH_RECORD_MS);
    return () => clearTimeout(timer);
  }, [text, resultCount]);
}
