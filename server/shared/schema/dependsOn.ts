/**
 * The dependencies of a response: the tables whose changes invalidate it, and the year or the day if it depends on the
 * date.
 */
import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

/** The tables whose changes invalidate responses. */
export const countedTables = [
  "casinos",
  "bonuses",
  "games",
  "slug_redirects",
  "providers",
  "payment_methods",
  "licensing_authorities",
  "fact_checks",
  "site_settings",
  "articles",
  "article_redirects",
  "people",
  "redirects",
  "images",
] as const;

/** All dependencies. The last two are the year and the day in UTC. */
export const dependencies = [...countedTables, "year", "day"] as const;

export type Dependency = (typeof dependencies)[number];

/**
 * Sets the cache policy of a field: what its resolver depends on in addition to the field's own row. Use this only for
 * values that every caller may see. The server never caches a response that used a resolver without this decorator.
 */
export function DependsOn(...dependsOn: Dependency[]): MethodDecorator {
  return Extensions({ dependsOn });
}

/**
 * Returns the dependencies of a field, or null if the field must not be cached. A field without a resolver is a
 * property of its row and adds no dependency.
 */
export function dependenciesOf({ extensions, resolve }: GraphQLField<unknown, unknown>): readonly Dependency[] | null {
  const declared = extensions["dependsOn"] as readonly Dependency[] | undefined;
  return declared ?? (resolve === undefined ? [] : null);
}
