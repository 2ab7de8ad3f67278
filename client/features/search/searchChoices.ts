/** The filters and sort orders of a search, with their labels, URL values and API values. */
import type { CasinoFilter, CasinoOrder } from "../../graphql/schemaTypes.generated";
import { messages } from "../../shared/messages";

/** A casino that pays out within this many hours qualifies for 'Fast Withdrawals'. */
const FAST_PAYOUT_HOURS = 24;

interface FilterChoice {
  /** The value in the URL. */
  value: string;
  label: string;
  filter: CasinoFilter;
}

interface FeatureChoice extends FilterChoice {
  /** Says what the filter really checks, if its label might suggest more. */
  note?: string;
}

interface SortChoice {
  value: string;
  label: string;
  /** The sentence above the results that describes this order. */
  sentence: string;
  orderBy: CasinoOrder;
}

/** These choices use the stored scale, so their labels say "of 5". Cards show ratings out of 10. */
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
    note: "Shows casinos with live games, because we have no data about live support.",
  },
  {
    value: "fast_withdrawal",
    label: "Fast Withdrawals",
    filter: { maxPayoutHours: FAST_PAYOUT_HOURS },
    note: `Shows casinos that state a payout within ${FAST_PAYOUT_HOURS} hours.`,
  },
];

export const sortChoices = [
  { value: "rating", label: "Highest Rated", sentence: messages.sortedByRating, orderBy: "RATING_DESC" },
  { value: "name", label: "Name A-Z", sentence: "Sorted by name.", orderBy: "NAME_ASC" },
  {
    value: "established",
    label: "Most Established",
    sentence: "Sorted by opening year, latest first.",
    orderBy: "ESTABLISHED_DESC",
  },
  { value: "newest", label: "Newest Added", sentence: "Newest first.", orderBy: "CREATED_DESC" },
] as const satisfies readonly SortChoice[];
