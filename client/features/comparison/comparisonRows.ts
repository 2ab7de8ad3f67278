/** The rows of the comparison, with their words for each casino (spec section 3). What is missing is N/A. */
import { formatRating, isRated } from "../../shared/rating";
import { formatSpins, NOT_AVAILABLE, orNotAvailable } from "../../shared/terms";
import type { CasinoDetails } from "./useComparedCasinos";

export interface ComparisonRow {
  label: string;
  valueOf: (casino: CasinoDetails) => string;
}

function yesOrNo(isYes: boolean): string {
  return isYes ? "Yes" : "No";
}

export const comparisonRows: readonly ComparisonRow[] = [
  { label: "Welcome Bonus", valueOf: ({ welcomeBonus }) => orNotAvailable(welcomeBonus) },
  { label: "Min Deposit", valueOf: ({ minDeposit }) => orNotAvailable(minDeposit) },
  { label: "Wagering Req.", valueOf: ({ wageringRequirement }) => orNotAvailable(wageringRequirement) },
  { label: "Rating", valueOf: ({ rating }) => (isRated(rating) ? formatRating(rating) : NOT_AVAILABLE) },
  { label: "Established", valueOf: ({ establishedYear }) => orNotAvailable(establishedYear) },
  { label: "Crypto Support", valueOf: ({ acceptsCrypto }) => yesOrNo(acceptsCrypto) },
  { label: "Mobile Optimized", valueOf: ({ mobileOptimized }) => yesOrNo(mobileOptimized) },
  { label: "Live Games", valueOf: ({ hasLiveGames }) => yesOrNo(hasLiveGames) },
  { label: "Free Spins", valueOf: ({ freeSpins }) => formatSpins(freeSpins) },
];

/** Whether the casinos have different words in a row. */
export function isDiffering({ valueOf }: ComparisonRow, casinos: readonly CasinoDetails[]): boolean {
  return new Set(casinos.map(valueOf)).size > 1;
}
