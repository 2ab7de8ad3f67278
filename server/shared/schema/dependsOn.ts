/**
 * The dependencies of a response: the tables whose changes invalidate it, and the year or the day if it depends on the
 * date.
 */
import { allNouns, nouns, type NounTable } from "../../../shared/nouns/registry.js";
import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

/** The other tables whose changes invalidate responses. */
const otherTables = ["slug_redirects", "article_redirects", "fact_checks"] as const;

export type CountedTable = NounTable | (typeof otherTables)[number];

/** The tables whose changes invalidate responses: the tables of all nouns, and a few others. */
export const countedTables: readonly CountedTable[] = [...allNouns.map((noun) => nouns[noun].table), ...otherTables];

/** All dependencies. The last two are the year and the day in UTC. */
export type Dependency = CountedTable | "year" | "day";

export const dependencies: readonly Dependency[] = [...countedTables, "year", "day"];

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
