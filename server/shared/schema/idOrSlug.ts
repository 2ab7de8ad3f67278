/** The arguments of the queries that find one row by its id or by its slug. */
import { Arg, ID } from "type-graphql";

import { BadUserInputError } from "../errors.js";

export interface IdOrSlug {
  id?: string | null;
  slug?: string | null;
}

export function IdArg() {
  return Arg("id", () => ID, { nullable: true, description: "The id. Cannot be combined with `slug`." });
}

export function SlugArg() {
  return Arg("slug", () => String, {
    nullable: true,
    description:
      "The slug. If the returned `slug` differs, use the returned slug in links. Cannot be combined with `id`.",
  });
}

/** @throws BadUserInputError unless exactly one of the two is given. */
export function requireIdOrSlug({ id, slug }: IdOrSlug): void {
  if ((id == null) === (slug == null))
    throw new BadUserInputError([{ field: "id", message: "Use either `id` or `slug`." }]);
}
