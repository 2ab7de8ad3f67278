/** What a search can be narrowed and sorted by: the words, how an address spells each choice, and what it asks of the API. */
import type { CasinoFilter, SearchQueryVariables } from "../../graphql/generated";

interface FilterChoice {
  /** As the address has it. */
  value: string;
  label: string;
  filter: CasinoFilter;
}

interface FeatureChoice extends FilterChoice {
  /** What the choice really tests, where its words could promise more. */
  note?: string;
}

interface SortChoice {
  value: string;
  label: string;
  orderBy: SearchQueryVariables["orderBy"];
}

/** In the stored scale, which is not the one that cards show: hence the words beside the figure. */
export const ratingChoices: readonly FilterChoice[] = [4.5, 4, 3.5, 3].map((minRating) => ({
  value: minRating.toFixed(1),
  label: `${minRating.toFixed(1)}+ of 5`,
  filter: { minRating },
}));

function openedIn(establishedFrom: number, establishedTo: number): FilterChoice {
  const value = `${establishedFrom}-${establishedTo}`;
  return { value, label: value, filter: { establishedFrom, establishedTo } };
}

export const yearChoices: readonly FilterChoice[] = [
  openedIn(2020, 2024),
  openedIn(2015, 2019),
  openedIn(2010, 2014),
  openedIn(2000, 2009),
];

export const featureChoices: readonly FeatureChoice[] = [
  { value: "crypto", label: "Crypto Friendly", filter: { acceptsCrypto: true } },
  { value: "mobile", label: "Mobile Optimized", filter: { mobileOptimized: true } },
  {
    value: "live_chat",
    label: "Live Support",
    filter: { hasLiveGames: true },
    note: "Keeps the casinos with live games: who answers a chat is not in our data.",
  },
  {
    value: "fast_withdrawal",
    label: "Fast Withdrawals",
    filter: {},
    note: "Keeps every casino: how fast each one pays is not in our data yet.",
  },
];

export const sortChoices = [
  { value: "rating", label: "Highest Rated", orderBy: "RATING_DESC" },
  { value: "name", label: "Name A-Z", orderBy: "NAME_ASC" },
  { value: "established", label: "Most Established", orderBy: "ESTABLISHED_DESC" },
  { value: "newest", label: "Newest Added", orderBy: "CREATED_DESC" },
] as const satisfies readonly SortChoice[];
