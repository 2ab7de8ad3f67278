import { useSearchSuggestionsQuery } from "../../graphql/documents/SearchSuggestions";
import {
  SEARCH_DEBOUNCE_MS,
  SUGGESTED_BONUSES,
  SUGGESTED_CASINOS,
  SUGGESTED_GAMES,
  SUGGESTED_PAYMENT_METHODS,
  SUGGESTED_PROVIDERS,
} from "../../shared/limits";
import { casinoBonusesPath, casinoPath, searchPath } from "../../shared/paths";
import { useDebounced } from "../../shared/useDebounced";
import type { IconName } from "../../shared/ui/Icon";
import { popularSearches, popularSearchPath } from "./popularSearches";
import { useRecentSearches } from "./recentSearches";
import { cleanSearchText } from "./searchText";
import { findSitePages } from "./sitePages";

export interface Suggestion {
  label: string;
  /** Where choosing it leads. */
  to: string;
  /** The text that choosing it searches for; null for what has a page of its own. */
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

/** Recent and popular searches lead to a list where it shows all that they ask for. */
function knownSearches(label: string, icon: IconName, texts: readonly string[]): SuggestionGroup {
  return { label, icon, items: texts.map((text) => ({ label: text, to: popularSearchPath(text), searched: text })) };
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
      knownSearches("Recent searches", "clock", recent),
      knownSearches("Popular searches", "trend", popularSearches),
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
  const games = (found?.games ?? []).map(({ name }) => name).filter(fits);
  const bonuses = (found?.bonuses ?? [])
    .filter(({ title, casino }) => fits(`${title} ${casino?.name ?? ""}`))
    .slice(0, SUGGESTED_BONUSES)
    .map(({ title, casino }) =>
      casino
        ? { label: `${title} at ${casino.name}`, to: casinoBonusesPath(casino.slug), searched: null }
        : { label: title, to: searchPath(title), searched: title },
    );
  const pages = findSitePages(typed).map(({ label, path }) => ({ label, to: path, searched: null }));
  const all: SuggestionGroup[] = [
    { label: "Casinos", icon: "casino", items: casinos },
    searches("Games", "cards", games.slice(0, SUGGESTED_GAMES)),
    { label: "Bonuses", icon: "gift", items: bonuses },
    searches("Game providers", "slots", (found?.providers ?? []).filter(fits).slice(0, SUGGESTED_PROVIDERS)),
    searches("Payment methods", "coin", (found?.paymentMethods ?? []).filter(fits).slice(0, SUGGESTED_PAYMENT_METHODS)),
    { label: "Pages", icon: "arrowRight", items: pages },
  ];
  const groups = all.filter((group) => group.items.length > 0);
  return { groups, isNone: !isWaiting && !error && groups.length === 0 };
}
