import { Field, ID, Int, ObjectType } from "type-graphql";

import { Role } from "../../shared/schema/policies.js";

@ObjectType({ description: "The account of a member of the team.", simpleResolvers: true })
export class Account {
  @Field(() => ID, { description: "The UUID of the account." })
  id!: string;

  @Field(() => String, { description: "The email address, in lowercase. The history records it as the editor's name." })
  email!: string;

  @Field(() => String, { nullable: true, description: "The person's name; null if they haven't entered one." })
  displayName!: string | null;

  @Field(() => Role, { description: "What the account can do." })
  role!: Role;

  @Field(() => Date, {
    nullable: true,
    description: "When an owner disabled the account; null if the account is enabled.",
  })
  disabledAt!: Date | null;

  @Field(() => Date, { description: "When the account was created." })
  createdAt!: Date;

  @Field(() => Date, { description: "When the password was last set." })
  passwordChangedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the account was last used, accurate to five minutes; null if it was never used.",
  })
  lastSeenAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the account has a second factor." })
  hasSecondFactor!: boolean;

  @Field(() => Int, { description: "The number of sessions that have not ended." })
  sessionCount!: number;
}

@ObjectType({ description: "An open invitation to the team.", simpleResolvers: true })
export class Invitation {
  @Field(() => ID, { description: "The UUID of the invitation." })
  id!: string;

  @Field(() => String, { description: "The email address of the invited person, in lowercase." })
  email!: string;

  @Field(() => Role, { description: "The role that the account will have." })
  role!: Role;

  @Field(() => String, { description: "The email address of the owner who invited the person." })
  createdBy!: string;

  @Field(() => Date, { description: "When the link was created." })
  createdAt!: Date;

  @Field(() => Date, { description: "When the link stops working." })
  expiresAt!: Date;
}

@ObjectType({ description: "The team: all accounts and open invitations.", simpleResolvers: true })
export class Team {
  @Field(() => [Account], { description: "The accounts, sorted by email address; at most 500." })
  accounts!: Account[];

  @Field(() => [Invitation], { description: "The open invitations, sorted by email address." })
  invitations!: Invitation[];

  @Field(() => Boolean, { description: "Whether every account must have a second factor." })
  requiresSecondFactor!: boolean;

  @Field(() => Boolean, { description: "Whether the server sends invitations by email." })
  canSendEmail!: boolean;
}

@ObjectType({
  description:
    "A link for an invitation or for account recovery. It works once. The server shows it only once, because it stores only a hash.",
  simpleResolvers: true,
})
export class OneTimeLink {
  @Field(() => String, { description: "The URL to send to the person. Its fragment is the secret token." })
  url!: string;

  @Field(() => String, { description: "The email address of the person whom the link is for." })
  email!: string;

  @Field(() => Date, { description: "When the link stops working." })
  expiresAt!: Date;

  @Field(() => Boolean, { description: "Whether the server also sends the link to the person by email." })
  isEmailed!: boolean;
}
