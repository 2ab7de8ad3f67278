import { useSearchSuggestionsQuery } from "../../graphql/documents/SearchSuggestions";
import {
  SEARCH_DEBOUNCE_MS,
  SUGGESTED_CASINOS,
  SUGGESTED_PAYMENT_METHODS,
  SUGGESTED_PROVIDERS,
} from "../../shared/limits";
import { casinoPath, searchPath } from "../../shared/paths";
import { useDebounced } from "../../shared/useDebounced";
import type { IconName } from "../../shared/ui/Icon";
import { popularSearches } from "./popularSearches";
import { useRecentSearches } from "./recentSearches";

export interface Suggestion {
  label: string;
  /** Where choosing it leads. */
  to: string;
  /** The text that choosing it searches for; a casino is no search. */
  searched: string | null;
  /** The casino that it is. */
  casinoId?: string;
}

export interface SuggestionGroup {
  label: string;
  icon: IconName;
  items: readonly Suggestion[];
}

function searches(label: string, icon: IconName, texts: readonly string[]): SuggestionGroup {
  return { label, icon, items: texts.map((text) => ({ label: text, to: searchPath(text), searched: text })) };
}

/** What to offer for the text as typed so far. `isSettled` is false while the answer is on its way. */
export function useSuggestions(text: string): { groups: SuggestionGroup[]; isSettled: boolean } {
  const typed = text.trim();
  const rested = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const recent = useRecentSearches();
  const { data, previousData, loading } = useSearchSuggestionsQuery({
    variables: { text: rested },
    skip: rested === "",
  });

  if (typed === "") {
    const groups = [
      searches("Recent searches", "clock", recent),
      searches("Popular searches", "trend", popularSearches),
    ];
    return { groups: groups.filter((group) => group.items.length > 0), isSettled: true };
  }
  const found = (data ?? previousData)?.searchSuggestions;
  const casinos = (found?.casinos ?? [])
    .slice(0, SUGGESTED_CASINOS)
    .map(({ id, name, slug }) => ({ label: name, to: casinoPath(slug), searched: null, casinoId: id }));
  const groups = [
    { label: "Casinos", icon: "casino" as const, items: casinos },
    searches("Game providers", "slots", (found?.providers ?? []).slice(0, SUGGESTED_PROVIDERS)),
    searches("Payment methods", "coin", (found?.paymentMethods ?? []).slice(0, SUGGESTED_PAYMENT_METHODS)),
  ];
  return { groups: groups.filter((group) => group.items.length > 0), isSettled: !loading && rested === typed };
}
