/**
 * The dependencies of a response: the tables whose changes invalidate it, and the year or day if it depends on the
 * date.
 */
import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

/** All dependencies. All except the last two are tables. The year and the day are in UTC. */
export const dependencies = [
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
  "year",
  "day",
] as const;

export type Dependency = (typeof dependencies)[number];

/**
 * Sets the cache policy of a field: the dependencies that its resolver reads in addition to its own row. Use this only
 * where every caller may get the value. A response with a resolver without this decorator is never cached.
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
