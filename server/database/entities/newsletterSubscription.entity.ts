/** An address on the newsletter list, with what proves that its owner agreed. */
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({ description: "An address on the newsletter list.", simpleResolvers: true })
@Entity("newsletter_subscriptions")
@Index("newsletter_subscriptions_email_key", { synchronize: false })
@Index("newsletter_subscriptions_by_date", { synchronize: false })
export class NewsletterSubscription {
  @Field(() => ID, { description: "Which subscription." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String, { description: "The address as typed, trimmed. Unique without regard to case." })
  @Column("text")
  email!: string;

  @Field(() => Date, { description: "When it joined the list." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  subscribedAt!: Date;

  @Field(() => String, { nullable: true, description: "The page whose form was used; null for a program." })
  @Column("text", { nullable: true })
  pagePath!: string | null;

  @Field(() => String, { nullable: true, description: "The sentence that stood beside the form; null for a program." })
  @Column("text", { nullable: true })
  wording!: string | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  unsubscribedAt!: Date | null;
}
