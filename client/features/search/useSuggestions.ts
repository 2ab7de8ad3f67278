import { useQuery } from "@apollo/client/react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { casinoBonusesPath, casinoPath, paths, paymentMethodPath, providerPath, searchPath } from "../../shared/paths";
import { failureOf } from "../../graphql/failure";
import { loadError, messages } from "../../shared/messages";
import { useDebounced } from "../../shared/hooks/useDebounced";
import type { IconName } from "../../ui/Icon";
import { isHelpSearch } from "./helpSearch";
import { popularSearchPath } from "./popularSearches";
import { useRecentSearches, cleanSearchText } from "./recentSearches";
import { SearchSuggestionsDocument } from "./SearchSuggestions.generated";
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
  /** The text that the suggestion searches for, or null if the suggestion opens its own page. */
  searched: string | null;
  /** The id of the suggested casino. Other suggestions have none. */
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

/**
 * Returns a group of recent or popular searches. If one list page shows all results of a search, the search opens that
 * page.
 */
function knownSearches(label: string, icon: IconName, texts: readonly string[]): SuggestionGroup {
  return { label, icon, items: texts.map((text) => ({ label: text, to: popularSearchPath(text), searched: text })) };
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
  const casinos = (suggestions?.casinos ?? [])
    .filter(({ name }) => fits(name))
    .slice(0, suggestionLimits.casinos)
    .map(({ id, name, slug }) => ({ label: name, to: casinoPath(slug), searched: null, casinoId: id }));
  const games = (suggestions?.games ?? []).map(({ name }) => name).filter(fits);
  const bonuses = (suggestions?.bonuses ?? [])
    .filter(({ title, casino }) => fits(`${title} ${casino?.name ?? ""}`))
    .slice(0, suggestionLimits.bonuses)
    .map(({ title, casino }) =>
      casino
        ? { label: `${title} at ${casino.name}`, to: casinoBonusesPath(casino.slug), searched: null }
        : { label: title, to: searchPath(title), searched: title },
    );
  const providers = (suggestions?.providers ?? [])
    .filter(({ name }) => fits(name))
    .slice(0, suggestionLimits.providers)
    .map(({ name, slug }) => ({ label: name, to: providerPath(slug), searched: null }));
  const paymentMethods = (suggestions?.paymentMethods ?? [])
    .filter(({ name }) => fits(name))
    .slice(0, suggestionLimits.paymentMethods)
    .map(({ name, slug }) => ({ label: name, to: paymentMethodPath(slug), searched: null }));
  const help = isHelpSearch(typed) ? [{ label: "Play Safe", to: paths.playSafe, searched: null }] : [];
  const pages = findSitePages(typed)
    .filter(({ path }) => help.length === 0 || path !== paths.playSafe)
    .map(({ label, path }) => ({ label, to: path, searched: null }));
  const all: SuggestionGroup[] = [
    { label: "Help with gambling", icon: "shield", items: help },
    { label: "Casinos", icon: "casino", items: casinos },
    searches("Games", "cards", games.slice(0, suggestionLimits.games)),
    { label: "Bonuses", icon: "gift", items: bonuses },
    { label: "Game providers", icon: "slots", items: providers },
    { label: "Payment methods", icon: "coin", items: paymentMethods },
    { label: "Pages", icon: "arrowRight", items: pages },
  ];
  const groups = all.filter((group) => group.items.length > 0);
  if (isWaiting) return { groups, note: "" };
  if (error) return { groups, note: loadError("suggestions", failureOf(error).message) };
  return { groups, note: groups.length === 0 ? messages.noSuggestions : "" };
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
