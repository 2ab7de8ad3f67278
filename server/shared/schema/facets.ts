/** The GraphQL types of facets: the values that a filter can have, with the number of rows for each value. */
import { Extensions, Field, Int, ObjectType, registerEnumType } from "type-graphql";

import type { Connection } from "./connection.js";
import type { Dependency } from "./dependsOn.js";
import { maxFacetValues } from "../../../shared/apiLimits.js";

export enum FacetKey {
  PROVIDER = "PROVIDER",
  PAYMENT_METHOD = "PAYMENT_METHOD",
  AUTHORITY = "AUTHORITY",
  VOLATILITY = "VOLATILITY",
  GAME_CATEGORY = "GAME_CATEGORY",
  BONUS_TYPE = "BONUS_TYPE",
  WAGERING_BASE = "WAGERING_BASE",
  CURRENCY = "CURRENCY",
}

registerEnumType(FacetKey, {
  name: "FacetKey",
  description: "What a facet counts. Each description names the matching filter field.",
  valuesConfig: {
    PROVIDER: { description: "Game providers: `providers`." },
    PAYMENT_METHOD: { description: "Payment methods: `paymentMethods`." },
    AUTHORITY: { description: "Licensing authorities: `authorities`." },
    VOLATILITY: { description: "Game volatility: `volatility`." },
    GAME_CATEGORY: { description: "Game categories: `category`." },
    BONUS_TYPE: { description: "Bonus types: `bonusType`." },
    WAGERING_BASE: { description: "Wagering bases: `wageringBase`." },
    CURRENCY: { description: "Currencies of bonuses: `currency`." },
  },
});

@ObjectType({ description: "A value of a facet.", simpleResolvers: true })
export class FacetValue {
  @Field(() => String, { description: "The value for the filter: a slug, or the name of an enum value." })
  slug!: string;

  @Field(() => String, { description: "The display name." })
  name!: string;

  @Field(() => Int, {
    description:
      "The number of rows that match this value and all other filters. Only a value that the filter contains can have a count of 0.",
  })
  count!: number;
}

@ObjectType({ description: "The values of one filter field, with their counts.", simpleResolvers: true })
export class Facet {
  @Field(() => FacetKey, { description: "What the facet counts." })
  key!: FacetKey;

  @Field(() => [FacetValue], {
    description: `The values with at least one row, at most ${maxFacetValues}. Values with the most rows come first; ties are sorted by name. Counts ignore the filter field that the facet belongs to. Providers, payment methods and authorities that the filter contains are always included, in a list of casinos or games.`,
  })
  values!: FacetValue[];
}

/** A list with facets. The server counts them only if they are selected. */
export interface Faceted {
  facets: () => Promise<Facet[]>;
}

export type FacetedConnection<
  Row,
  Edge extends Connection<Row>["edges"][number] = Connection<Row>["edges"][number],
> = Connection<Row, Edge> & Faceted;

/** Declares the `facets` field of a connection. */
export function FacetsField(...dependsOn: Dependency[]): PropertyDecorator {
  return (target, property) => {
    Field(() => [Facet], {
      // The list adds `facetsCost` once. A cost declared here would count once for each row of the list.
      complexity: () => 0,
      description:
        "The values of the filters, with their counts. The server counts them only if this field is selected.",
    })(target, property);
    Extensions({ dependsOn })(target, property);
  };
}

/**
 * Sorts the values by count, highest first, then by name. Returns at most `maxFacetValues` values with rows, plus the
 * values that the filter contains.
 */
export function sortedValues(values: FacetValue[], chosen: readonly string[] = []): FacetValue[] {
  const byName = (one: FacetValue, other: FacetValue) => (one.name < other.name ? -1 : 1);
  return values
    .filter(({ slug, count }) => count > 0 || chosen.includes(slug))
    .toSorted((one, other) => (one.count === other.count ? byName(one, other) : other.count - one.count))
    .filter(({ slug }, place) => place < maxFacetValues || chosen.includes(slug));
}

/**
 * Converts counts of stored enum values to facet values. Their slugs are the API's names for the enum values, which the
 * filter accepts. For example, `TABLE_GAMES` gets the display name "Table games".
 */
export function namedValues(values: Record<string, string>, counts: { slug: string; count: number }[]): FacetValue[] {
  const namesOf = new Map(Object.entries(values).map(([name, value]) => [value, name]));
  const named = counts.map(({ slug, count }) => {
    const name = namesOf.get(slug) ?? slug;
    return { slug: name, name: name.charAt(0) + name.slice(1).toLowerCase().replaceAll("_", " "), count };
  });
  return sortedValues(named);
}
