/** The reason that an editor may give for a change. */
import type { GraphQLResolveInfo } from "graphql";
import { Arg } from "type-graphql";

import { BadUserInputError } from "../../errors.js";
import { withoutHidden } from "../../../../shared/rules/text.js";
import { textLimits } from "../../../../shared/textLimits.js";
import type { Change } from "./catalogueWrites.js";
import type { Viewer } from "../policies.js";

/** Declares the argument `reason` of a mutation. */
export function ReasonArg() {
  return Arg("reason", () => String, {
    nullable: true,
    description: `The reason for the change, at most ${textLimits.reason} characters. The team can see the reason in the history.`,
  });
}

/**
 * Describes a write for the history. The guard ensures that the viewer is not null.
 * @throws BadUserInputError for a reason that is too long, or that has hidden characters.
 */
export function changeOf(
  { viewer }: { viewer: Viewer | null },
  { fieldName }: Pick<GraphQLResolveInfo, "fieldName">,
  reason: string | null | undefined = null,
): Change {
  const text = reason?.trim() || null;
  if (text !== null) {
    const isTooLong = [...text].length > textLimits.reason;
    const tooLong = `Shorten the reason to ${textLimits.reason} characters or fewer.`;
    const message = isTooLong ? tooLong : withoutHidden("reason")(text);
    if (message !== null) throw new BadUserInputError([{ field: "reason", message }]);
  }
  return { actor: viewer!.name, actorId: viewer!.id, operation: fieldName, reason: text };
}
