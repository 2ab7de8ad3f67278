/** Reads the query of an address. Every page loads this file, so it has only the names of the facets. */

export const PAYOUT_PARAMETER = "payout";

/** The parameters that a form may send several times: a facet's values all count. */
const lists = ["license", "payment", "provider", "volatility"];

/** The parameters of the facets of casinos, whose meaning is in facets.ts. */
export const facetParameters: readonly string[] = ["license", "payment", "provider", PAYOUT_PARAMETER];

/** Returns the query parameters. The first of several with the same name counts, except for those of a facet. */
export function readQuery(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, lists.includes(name) ? values.join(",") : (values[0] ?? "")];
    }),
  );
}
