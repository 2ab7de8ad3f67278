/** An email address on the newsletter list, with the proof of its owner's consent. */
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({ description: "An email address on the newsletter list.", simpleResolvers: true })
@Entity("newsletter_subscriptions")
export class NewsletterSubscription {
  @Field(() => ID, { description: "The id of the subscription." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String, {
    description: "The email address as entered, without surrounding spaces. Unique, ignoring case.",
  })
  @Column("text")
  email!: string;

  @Field(() => Date, { description: "When the address was added to the list." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  subscribedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The path of the page with the form; null if the caller sent none.",
  })
  @Column("text", { nullable: true })
  pagePath!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The consent text shown next to the form; null if the caller sent none.",
  })
  @Column("text", { nullable: true })
  wording!: string | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  unsubscribedAt!: Date | null;
}
