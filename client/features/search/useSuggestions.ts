import { useQuery } from "@apollo/client/react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { casinoBonusesPath, casinoPath, gamePath, paths, searchPath } from "../../shared/paths";
import { foundPages } from "./foundPages";
import { failureOf } from "../../graphql/failure";
import { loadError, messages } from "../../shared/messages";
import { useDebounced } from "../../shared/hooks/useDebounced";
import type { IconName } from "../../ui/Icon";
import { isHelpSearch } from "./helpSearch";
import { popularSearchPath } from "./popularSearches";
import { useRecentSearches, cleanSearchText } from "./recentSearches";
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from "./SearchSuggestions.generated";
import { foldText } from "../../../shared/foldText";
import { suggestionLimits } from "../../../shared/apiLimits";
import { popularSearches } from "../../../shared/popularSearches";

/**
 * How many site pages are suggested, and the minimum length of a search text that gets these suggestions, in
 * characters.
 */
const SUGGESTED_PAGES = 3;
const SUGGESTED_PAGES_FROM = 3;

export interface Suggestion {
  label: string;
  /** The path that the suggestion opens. */
  to: string;
  /** The text that the suggestion searches for. Suggestions that open a page of their own have none. */
  searched?: string;
  /** The id of the suggested casino. Other suggestions have none. */
  casinoId?: string;
}

export interface SuggestionGroup {
  label: string;
  icon: IconName;
  items: readonly Suggestion[];
}

/**
 * Returns a group of recent or popular searches. If one list page shows all results of a search, the search opens that
 * page.
 */
function knownSearches(label: string, icon: IconName, texts: readonly string[]): SuggestionGroup {
  return { label, icon, items: texts.map((text) => ({ label: text, to: popularSearchPath(text), searched: text })) };
}

type Kind = keyof typeof suggestionLimits;

/** The kinds of suggestions, in the order of their groups if the groups fit the text equally well. */
const kinds: Record<Kind, Pick<SuggestionGroup, "label" | "icon">> = {
  casinos: { label: "Casinos", icon: "casino" },
  games: { label: "Games", icon: "cards" },
  bonuses: { label: "Bonuses", icon: "gift" },
  providers: { label: "Game providers", icon: "slots" },
  paymentMethods: { label: "Payment methods", icon: "coin" },
  licensingAuthorities: { label: "Licenses", icon: "shield" },
  articles: { label: "Articles", icon: "book" },
};

type FoundBonus = SearchSuggestionsQuery["searchSuggestions"]["bonuses"][number];

function suggestBonus({ title, casino }: FoundBonus): Suggestion {
  if (casino === null) return { label: title, to: searchPath(title), searched: title };
  return { label: `${title} at ${casino.name}`, to: casinoBonusesPath(casino.slug) };
}

/** Sorts groups by their best label: one that begins with the text, one that contains it, or any other. */
function byBestLabel(groups: readonly SuggestionGroup[], typed: string): SuggestionGroup[] {
  const text = foldText(typed);
  const rankOf = ({ label }: Suggestion) => {
    const at = foldText(label).indexOf(text);
    return at < 0 ? 2 : Math.min(at, 1);
  };
  const bestOf = ({ items }: SuggestionGroup) => Math.min(...items.map(rankOf));
  return groups.toSorted((one, other) => bestOf(one) - bestOf(other));
}

interface Suggestions {
  groups: SuggestionGroup[];
  /** Says that nothing was found, or why the suggestions could not be loaded. Empty while suggestions load. */
  note: string;
}

export function useSuggestions(text: string): Suggestions {
  const typed = cleanSearchText(text);
  const debounced = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const recent = useRecentSearches();
  const { data, previousData, loading, error } = useQuery(SearchSuggestionsDocument, {
    variables: { text: debounced },
    skip: debounced === "",
  });

  if (typed === "") {
    const groups = [
      knownSearches("Recent searches", "clock", recent),
      knownSearches("Popular searches", "trend", popularSearches),
    ];
    return { groups: groups.filter((group) => group.items.length > 0), note: "" };
  }
  const isWaiting = loading || debounced !== typed;
  const suggestions = (data ?? (isWaiting ? previousData : undefined))?.searchSuggestions;
  // While a response is pending, show the previous suggestions that contain the new text.
  const fits = (label: string) => !isWaiting || label.toLowerCase().includes(typed.toLowerCase());
  const found: Record<Kind, readonly Suggestion[]> = {
    casinos: (suggestions?.casinos ?? []).map(({ id, name, slug }) => ({
      label: name,
      to: casinoPath(slug),
      casinoId: id,
    })),
    games: (suggestions?.games ?? []).map(({ name, slug }) => ({ label: name, to: gamePath(slug) })),
    bonuses: (suggestions?.bonuses ?? []).map(suggestBonus),
    ...foundPages(suggestions),
  };
  const help = isHelpSearch(typed) ? [{ label: "Play Safe", to: paths.playSafe }] : [];
  const pages = findSitePages(typed).filter(({ path }) => help.length === 0 || path !== paths.playSafe);
  const rows: SuggestionGroup[] = (Object.keys(kinds) as Kind[]).map((kind) => ({
    ...kinds[kind],
    items: found[kind].filter(({ label }) => fits(label)).slice(0, suggestionLimits[kind]),
  }));
  rows.push({ label: "Pages", icon: "arrowRight", items: pages.map(({ label, path }) => ({ label, to: path })) });
  const groups = [{ label: "Help with gambling", icon: "shield" as const, items: help }, ...byBestLabel(rows, typed)];
  const all = groups.filter((group) => group.items.length > 0);
  if (isWaiting) return { groups: all, note: "" };
  if (error) return { groups: all, note: loadError("suggestions", failureOf(error).message) };
  return { groups: all, note: all.length === 0 ? messages.noSuggestions : "" };
}

interface SitePage {
  label: string;
  path: string;
  keywords: string;
}

/** The site's pages that the search field can suggest, with keywords that visitors may search for. */
export const sitePages: readonly SitePage[] = [
  { label: "All Casinos", path: paths.allCasinos, keywords: "casino list reviews ratings" },
  { label: "New Casinos", path: paths.newCasinos, keywords: "casino latest" },
  { label: "Mobile Casinos", path: paths.mobileCasinos, keywords: "casino phone app" },
  { label: "Live Casinos", path: paths.liveCasinos, keywords: "casino dealer" },
  { label: "Bitcoin Casinos", path: paths.bitcoinCasinos, keywords: "casino crypto btc cryptocurrency" },
  { label: "Ethereum Casinos", path: paths.ethereumCasinos, keywords: "casino crypto eth cryptocurrency" },
  { label: "No Deposit Bonuses", path: paths.noDeposit, keywords: "bonus offer code" },
  { label: "Welcome Bonuses", path: paths.welcomeBonus, keywords: "bonus offer sign-up deposit match" },
  { label: "Free Spins", path: paths.freeSpins, keywords: "bonus bonuses offer" },
  { label: "Cashback Bonuses", path: paths.cashback, keywords: "bonus offer cash back" },
  { label: "Crypto Bonuses", path: paths.cryptoBonuses, keywords: "bonus offer bitcoin" },
  { label: "Slots", path: paths.slots, keywords: "games slot machines rtp" },
  { label: "Table Games", path: paths.tableGames, keywords: "blackjack roulette baccarat poker" },
  { label: "Live Games", path: paths.liveGames, keywords: "dealer blackjack roulette shows" },
  { label: "Jackpots", path: paths.jackpots, keywords: "games progressive jackpot" },
  { label: "News", path: paths.news, keywords: "casino insights" },
  { label: "Guides", path: paths.guides, keywords: "how to learn" },
  { label: "Blog", path: paths.blog, keywords: "articles posts" },
  { label: "FAQ", path: paths.faq, keywords: "questions help answers" },
  { label: "Play Safe", path: paths.playSafe, keywords: "responsible gambling help limits addiction" },
  { label: "About Us", path: paths.aboutUs, keywords: "mission story score contact" },
  { label: "How We Rate", path: paths.howWeRate, keywords: "trust score rules points order paid" },
];

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the pages whose label or keywords contain a word that starts with each typed word. Returns none if the text
 * is too short.
 */
function findSitePages(typed: string): SitePage[] {
  const typedWords = wordsOf(typed);
  if (typedWords.join("").length < SUGGESTED_PAGES_FROM) return [];
  const isMatch = ({ label, keywords }: SitePage) => {
    const all = wordsOf(`${label} ${keywords}`);
    return typedWords.every((beginning) => all.some((word) => word.startsWith(beginning)));
  };
  return sitePages.filter(isMatch).slice(0, SUGGESTED_PAGES);
}
