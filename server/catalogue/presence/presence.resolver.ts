import { Arg, Args, Ctx, ID, Mutation, Resolver } from "type-graphql";

import { isUuid } from "../../shared/input/uuid.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { removePresence, recordPresence } from "./presence.commands.js";
import { PresenceArgs, RowEditor } from "./presence.inputs.js";

@Resolver()
export class PresenceResolver {
  @Allow("seeEditors")
  @Mutation(() => [RowEditor], {
    description:
      "Records that you have a row open in a form, and returns the other editors who have it open, at most 10. Repeat the call every 20 seconds: the server forgets the form after about a minute. " +
      "Send the header `x-session: background`, so the call does not extend your session.",
  })
  recordPresence(@Ctx() { db, viewer }: Context, @Args(() => PresenceArgs) args: PresenceArgs): Promise<RowEditor[]> {
    return recordPresence(db, viewer!, args);
  }

  @Allow("seeEditors")
  @Mutation(() => Boolean, {
    description: "Removes the record of a form that you have closed. Returns true, even for an unknown form.",
  })
  async removePresence(
    @Ctx() { db, viewer }: Context,
    @Arg("formId", () => ID, { description: "The UUID that you passed to `recordPresence`." }) formId: string,
  ): Promise<boolean> {
    if (isUuid(formId)) await removePresence(db, viewer!, formId);
    return true;
  }
}
