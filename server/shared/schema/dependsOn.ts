/** What an answer is made from: the tables whose changes end it, and the time of day where it plays a part. */
import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

/** The first four are tables; a year and a day are those of UTC. */
export const dependencies = ["casinos", "bonuses", "games", "slug_redirects", "year", "day"] as const;

export type Dependency = (typeof dependencies)[number];

/**
 * The cache policy of a field: what its own resolver reads beside the row that it stands on. Stands on what may be kept
 * for everybody; an answer with a resolver that does not say what it reads is never kept.
 */
export function DependsOn(...dependsOn: Dependency[]): MethodDecorator {
  return Extensions({ dependsOn });
}

/** Null where the field forbids keeping. A field without a resolver is a property of its row, which was read already. */
export function dependenciesOf({ extensions, resolve }: GraphQLField<unknown, unknown>): readonly Dependency[] | null {
  const declared = extensions["dependsOn"] as readonly Dependency[] | undefined;
  return declared ?? (resolve === undefined ? [] : null);
}
