/** Reads and writes the filters in the URL of a game list. Ignores unknown values. */
import { VOLATILITY_LABELS } from "../../../features/games/gameLabels";
import type { GameFilter, Volatility } from "../../../graphql/schemaTypes.generated";
import { readSlugs, toggleValue } from "../../../shared/facets";
import type { RouteMatch } from "../../../shared/route";
import type { FacetCounts, FacetValue } from "./facetValues";

/** The chosen values of each facet, by URL parameter. For each facet with a choice, a game must have a chosen value. */
export interface GameChoices {
  readonly provider: readonly string[];
  readonly volatility: readonly string[];
}

/** `name` is the URL parameter. `key` is the facet's key in the API. */
export const gameFacets = [
  { name: "provider", label: "Game provider", key: "PROVIDER" },
  { name: "volatility", label: "Volatility", key: "VOLATILITY" },
] as const;

/** Maps the URL parameter's values to the API filter's values. */
const volatilities = new Map(Object.keys(VOLATILITY_LABELS).map((each) => [each.toLowerCase(), each as Volatility]));

/** Returns the counted and the chosen values of a facet. Volatility always has all three of its values. */
export function gameFacetValues(
  { valuesOf }: FacetCounts,
  facet: (typeof gameFacets)[number],
  choices: GameChoices,
): readonly FacetValue[] {
  if (facet.name === "provider") return valuesOf(facet.key, choices.provider);
  const counted = valuesOf(facet.key, [...volatilities.values()]);
  return [...volatilities].map(([slug, key]) => ({
    slug,
    name: VOLATILITY_LABELS[key],
    count: counted.find((value) => value.slug === key)?.count ?? null,
  }));
}

export function readGameChoices({ provider, volatility }: RouteMatch["query"]): GameChoices {
  const known = readSlugs(volatility).filter((value) => volatilities.has(value));
  return { provider: readSlugs(provider), volatility: known };
}

/** Returns the URL parameters of the choices. A parameter without a choice is empty. */
export function writeGameChoices({ provider, volatility }: GameChoices): Record<string, string> {
  return { provider: provider.join(","), volatility: volatility.join(",") };
}

export function countGameChoices({ provider, volatility }: GameChoices): number {
  return provider.length + volatility.length;
}

export function toggleGameChoice(choices: GameChoices, name: keyof GameChoices, value: string): GameChoices {
  return { ...choices, [name]: toggleValue(choices[name], value) };
}

/** Converts the choices to the API's filter. */
export function gameFilter({ provider, volatility }: GameChoices): GameFilter {
  return {
    ...(provider.length > 0 && { providers: [...provider] }),
    ...(volatility.length > 0 && { volatility: volatility.map((value) => volatilities.get(value)!) }),
  };
}
