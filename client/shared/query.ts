/** Reads the query of a URL. Every page loads this file, so the facets themselves are in facets.ts. */

export const PAYOUT_PARAMETER = "payout";

/** The parameters that a form can send more than once. All of their values count. */
const lists = ["license", "payment", "provider", "volatility"];

/** The parameters of the casino facets. facets.ts defines what they mean. */
export const facetParameters: readonly string[] = ["license", "payment", "provider", PAYOUT_PARAMETER];

/** The parameters of the bonus lists, with which visitors filter and sort. bonusChoices.ts defines what they mean. */
export const bonusParameters = [
  "casinos",
  "currency",
  "deposit",
  "minDeposit",
  "sort",
  "spins",
  "type",
  "wagering",
] as const;

export type BonusParameter = (typeof bonusParameters)[number];

/**
 * Returns the query parameters. Joins the repeated values of a facet with commas. For any other parameter, only the
 * first value counts.
 */
export function readQuery(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, lists.includes(name) ? values.join(",") : (values[0] ?? "")];
    }),
  );
}
