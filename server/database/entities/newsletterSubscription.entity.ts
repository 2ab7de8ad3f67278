/** An email address on the newsletter list, with the proof of its owner's consent. */
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Generated, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({ description: "An email address on the newsletter list.", simpleResolvers: true })
@Entity("newsletter_subscriptions")
export class NewsletterSubscription {
  @Field(() => ID, { description: "The id of the subscription." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String, {
    description: "The email address as entered, without surrounding spaces. Unique, regardless of case.",
  })
  @Column("text")
  email!: string;

  @Field(() => Date, { description: "When the address was added to the list." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  subscribedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The path of the page with the form; null if the caller didn't send one.",
  })
  @Column("text", { nullable: true })
  pagePath!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The consent text shown next to the form; null if the caller didn't send one.",
  })
  @Column("text", { nullable: true })
  wording!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the subscriber confirmed the address with the link in an email; null if it is not confirmed.",
  })
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the subscriber unsubscribed; null if the subscriber has not.",
  })
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  unsubscribedAt!: Date | null;

  /** The token in the link that confirms the subscription. Unsubscribing replaces it. */
  @Column("uuid")
  @Generated("uuid")
  confirmToken!: string;

  /** When `confirmToken` expires. Null if the address needed no confirmation, or was unsubscribed. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  confirmExpiresAt!: Date | null;

  /** The token in the link to unsubscribe. It stays valid as long as the address is stored. */
  @Column("uuid")
  @Generated("uuid")
  unsubscribeToken!: string;
}
