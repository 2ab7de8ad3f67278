/** An address on the newsletter list, with what proves that its owner agreed. */
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

@Entity("newsletter_subscriptions")
@Index("newsletter_subscriptions_email_key", { synchronize: false })
@Index("newsletter_subscriptions_by_date", { synchronize: false })
export class NewsletterSubscription {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** As typed, trimmed. Unique without regard to case. */
  @Column("text")
  email!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  subscribedAt!: Date;

  /** The page whose form was used; null for a program. */
  @Column("text", { nullable: true })
  pagePath!: string | null;

  /** The sentence that stood beside the form. */
  @Column("text", { nullable: true })
  wording!: string | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  unsubscribedAt!: Date | null;
}
