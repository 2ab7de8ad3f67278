/** The facets of a casino list, such as licenses, and the URL parameters that store the visitor's choices. */
import { plural } from "./format/plural";
import { PAYOUT_PARAMETER } from "./query";
import { maxFilterSlugs } from "../../shared/apiLimits";
import { directorySlugMax } from "../../shared/textLimits";

/**
 * `name` is the URL parameter, `field` is the field of the API's filter, and `key` is the facet in the API's counts.
 */
export const facets = [
  { name: "license", label: "License", field: "authorities", key: "AUTHORITY" },
  { name: "payment", label: "Payment method", field: "paymentMethods", key: "PAYMENT_METHOD" },
  { name: "provider", label: "Game provider", field: "providers", key: "PROVIDER" },
] as const;

/** Returns the facet's key in the API's counts. */
export function keyOf(facet: FacetName) {
  return facets.find(({ name }) => name === facet)!.key;
}

export type FacetName = (typeof facets)[number]["name"];

/** The choices for the longest acceptable payout time. The values are in hours. */
export const payoutChoices = [1, 12, 24, 48, 72].map((hours) => ({
  value: String(hours),
  label: `Within ${plural(hours, "hour")}`,
}));

/**
 * The chosen slugs of each facet. A casino matches a facet if it has at least one of the slugs. `payout` is the longest
 * payout time in hours, or empty for any.
 */
export type FacetChoices = Readonly<Record<FacetName, readonly string[]>> & { readonly payout: string };

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function readSlugs(value = ""): string[] {
  const slugs = value.split(",").filter((slug) => slugForm.test(slug) && slug.length <= directorySlugMax);
  return [...new Set(slugs)].toSorted().slice(0, maxFilterSlugs);
}

type Query = Readonly<Record<string, string | undefined>>;

export function readFacets(query: Query): FacetChoices {
  const payout = payoutChoices.find(({ value }) => value === query[PAYOUT_PARAMETER])?.value ?? "";
  const lists = facets.map(({ name }) => [name, readSlugs(query[name])]);
  return { ...(Object.fromEntries(lists) as Record<FacetName, string[]>), payout };
}

/** Returns the URL parameters for these choices. A facet without a choice has an empty value. */
export function writeFacets(choices: FacetChoices): Record<string, string> {
  const lists = facets.map(({ name }) => [name, choices[name].join(",")]);
  return { ...Object.fromEntries(lists), [PAYOUT_PARAMETER]: choices.payout };
}

export function countFacets(choices: FacetChoices): number {
  const listed = facets.reduce((sum, { name }) => sum + choices[name].length, 0);
  return listed + (choices.payout === "" ? 0 : 1);
}

/** Adds a value to the chosen values, or removes the value if it is already chosen. */
export function toggleValue(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].toSorted();
}

export function toggleFacet(choices: FacetChoices, name: FacetName, slug: string): FacetChoices {
  return { ...choices, [name]: toggleValue(choices[name], slug) };
}

interface FacetFilter {
  authorities?: string[];
  paymentMethods?: string[];
  providers?: string[];
  maxPayoutHours?: number;
}

/** Returns the fields of the API's filter for these choices. */
export function facetFilter(choices: FacetChoices): FacetFilter {
  const lists = facets.flatMap(({ name, field }) => (choices[name].length > 0 ? [[field, [...choices[name]]]] : []));
  return { ...Object.fromEntries(lists), ...(choices.payout !== "" && { maxPayoutHours: Number(choices.payout) }) };
}
