/** What narrows a list of games in addition to its category, as its address spells it. Unknown values are ignored. */
import { VOLATILITY_LABELS } from "../../features/games/gameLabels";
import type { GameFilter, Volatility } from "../../graphql/schemaTypes.generated";
import { readSlugs, toggleValue } from "../../shared/facets";
import type { RouteMatch } from "../../shared/route";
import type { FacetCounts, FacetValue } from "./facetValues";

/** The chosen values of each facet, by URL parameter: a game has one of them. */
export interface GameChoices {
  readonly provider: readonly string[];
  readonly volatility: readonly string[];
}

/** `name` is the parameter of the address, and `key` that of the API's counts. */
export const gameFacets = [
  { name: "provider", label: "Game provider", key: "PROVIDER" },
  { name: "volatility", label: "Volatility", key: "VOLATILITY" },
] as const;

/** The values of the API's filter, by their values in the address. */
const volatilities = new Map(Object.keys(VOLATILITY_LABELS).map((each) => [each.toLowerCase(), each as Volatility]));

/** Returns the values of a facet, which are its counted values and the chosen ones. A volatility has few, always listed. */
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

/** Returns the parameters of an address. What is not chosen is empty. */
export function writeGameChoices({ provider, volatility }: GameChoices): Record<string, string> {
  return { provider: provider.join(","), volatility: volatility.join(",") };
}

export function countGameChoices({ provider, volatility }: GameChoices): number {
  return provider.length + volatility.length;
}

export function toggleGameChoice(choices: GameChoices, name: keyof GameChoices, value: string): GameChoices {
  return { ...choices, [name]: toggleValue(choices[name], value) };
}

/** Returns the part of the API's filter. */
export function gameFilter({ provider, volatility }: GameChoices): GameFilter {
  return {
    ...(provider.length > 0 && { providers: [...provider] }),
    ...(volatility.length > 0 && { volatility: volatility.map((value) => volatilities.get(value)!) }),
  };
}
