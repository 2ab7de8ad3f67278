/** A visitor's action. The table has no foreign keys, because an event outlives the rows that it refers to. */
import { Check, Column, Entity, Generated, Index, PrimaryGeneratedColumn } from "typeorm";

/** The database stores the values. The API uses the names. */
export enum AnalyticsEventType {
  PAGE_VIEW = "page_view",
  CASINO_CLICK = "casino_click",
  BONUS_CLAIM = "bonus_claim",
  NEWSLETTER_SUBSCRIPTION = "newsletter_subscription",
  SEARCH = "search",
}

@Entity("analytics_events")
@Check(
  "analytics_events_type_known",
  "event_type IN ('page_view', 'casino_click', 'bonus_claim', 'newsletter_subscription', 'search')",
)
@Index("analytics_events_seq_key", ["seq"], { unique: true })
export class AnalyticsEvent {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  eventType!: AnalyticsEventType;

  @Column("uuid", { nullable: true })
  casinoId!: string | null;

  @Column("uuid", { nullable: true })
  bonusId!: string | null;

  @Column("text")
  pagePath!: string;

  @Column("text", { nullable: true })
  userAgent!: string | null;

  @Column("text", { nullable: true })
  referrer!: string | null;

  @Column("jsonb", { default: () => "'{}'" })
  metadata!: Record<string, unknown>;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /**
   * Increases with each event. An event with a lower number may be committed later, unless a reader holds
   * `eventInsertLock` exclusively.
   */
  @Column("bigint", { select: false })
  @Generated("increment")
  seq!: string;
}
