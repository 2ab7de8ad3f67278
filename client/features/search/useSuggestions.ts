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
import { cleanSearchText } from "./searchText";

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

interface Suggestions {
  groups: SuggestionGroup[];
  /** The text is answered, and nothing matches it. */
  isNone: boolean;
}

/** What to offer for the text as typed so far. */
export function useSuggestions(text: string): Suggestions {
  const typed = cleanSearchText(text);
  const rested = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const recent = useRecentSearches();
  const { data, previousData, loading, error } = useSearchSuggestionsQuery({
    variables: { text: rested },
    skip: rested === "",
  });

  if (typed === "") {
    const groups = [
      searches("Recent searches", "clock", recent),
      searches("Popular searches", "trend", popularSearches),
    ];
    return { groups: groups.filter((group) => group.items.length > 0), isNone: false };
  }
  const isWaiting = loading || rested !== typed;
  const found = (data ?? (isWaiting ? previousData : undefined))?.searchSuggestions;
  // Until the text is answered: of what was found for the one before, what contains it, as what will be found does.
  const fits = (label: string) => !isWaiting || label.toLowerCase().includes(typed.toLowerCase());
  const casinos = (found?.casinos ?? [])
    .filter(({ name }) => fits(name))
    .slice(0, SUGGESTED_CASINOS)
    .map(({ id, name, slug }) => ({ label: name, to: casinoPath(slug), searched: null, casinoId: id }));
  const all = [
    { label: "Casinos", icon: "casino" as const, items: casinos },
    searches("Game providers", "slots", (found?.providers ?? []).filter(fits).slice(0, SUGGESTED_PROVIDERS)),
    searches("Payment methods", "coin", (found?.paymentMethods ?? []).filter(fits).slice(0, SUGGESTED_PAYMENT_METHODS)),
  ];
  const groups = all.filter((group) => group.items.length > 0);
  return { groups, isNone: !isWaiting && !error && groups.length === 0 };
}
