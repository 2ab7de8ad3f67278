import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from "type-graphql";

import { actorOf } from "../../../database/audit/auditLog.js";
import { passwordCost, topFieldCost } from "../../../shared/limits.js";
import { Allow } from "../../../shared/schema/allow.js";
import { Role } from "../../../shared/schema/policies.js";
import type { Context } from "../../../catalogue/context.js";
import { changeOwnName, changeOwnPassword, getOwnAccount } from "./ownAccount.commands.js";

@ObjectType({ description: "Your own account.", simpleResolvers: true })
export class OwnAccount {
  @Field(() => ID, { description: "The UUID of the account." })
  id!: string;

  @Field(() => String, { description: "The email address, in lowercase." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Your name; null if you haven't entered one." })
  displayName!: string | null;

  @Field(() => Role, { description: "What the account can do." })
  role!: Role;

  @Field(() => Date, { description: "When the account was created." })
  createdAt!: Date;

  @Field(() => Date, { description: "When the password was last set." })
  passwordChangedAt!: Date;
}

@Resolver(() => OwnAccount)
export class OwnAccountResolver {
  @Allow("manageOwnAccount")
  @Query(() => OwnAccount, { nullable: true, description: "Your own account; null in demo mode." })
  ownAccount(@Ctx() { db, viewer }: Context): Promise<OwnAccount> | null {
    return viewer?.session ? getOwnAccount(db, viewer.session) : null;
  }

  @Allow("manageOwnAccount")
  @Mutation(() => OwnAccount, {
    description: "Changes the name of your own account. Fails with NOT_FOUND in demo mode.",
  })
  changeOwnName(
    @Ctx() context: Context,
    @Arg("name", () => String, {
      description: "The name that the team sees, at most 200 characters. A blank value removes the name.",
    })
    name: string,
  ): Promise<OwnAccount> {
    return changeOwnName(context.db, { session: context.viewer!.session, name }, actorOf(context));
  }

  @Allow("manageOwnAccount")
  @Mutation(() => Boolean, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + 2 * passwordCost + childComplexity,
    description:
      "Changes the password of your own account, ends its other sessions and returns true. A wrong current password counts as a failed sign-in: the call fails with BAD_USER_INPUT, and with RATE_LIMITED after too many failures. Fails with NOT_FOUND in demo mode.",
  })
  async changeOwnPassword(
    @Ctx() context: Context,
    @Arg("currentPassword", () => String, { description: "The current password." }) currentPassword: string,
    @Arg("newPassword", () => String, { description: "The new password, 8 to 200 characters." }) newPassword: string,
  ): Promise<boolean> {
    const { viewer, cookie, clientAddress } = context;
    const deviceToken = await changeOwnPassword(context, {
      session: viewer!.session,
      currentPassword,
      newPassword,
      clientAddress,
      deviceToken: cookie.deviceToken,
    });
    cookie.setDevice(deviceToken);
    return true;
  }
}
