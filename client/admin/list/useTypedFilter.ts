import { useEffect, useEffectEvent } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { useTypedText } from "../../shared/hooks/useTypedText";

/**
 * Returns what the editor types into a filter, and the function that changes it. After a pause in typing, calls
 * `onRest` with the trimmed text. `text` is the filter that the list shows, for example from the URL.
 */
export function useTypedFilter(text: string, onRest: (text: string) => void) {
  const { typed, setTyped, noteSent } = useTypedText(text);
  const query = typed.trim();
  const handleRest = useEffectEvent(() => {
    noteSent(query);
    onRest(query);
  });
  useEffect(() => {
    if (query === text) return undefined;
    const timer = setTimeout(handleRest, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, text]);
  return [typed, setTyped] as const;
}
