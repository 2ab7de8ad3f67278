/** The counts of analytics events. Only features/analytics/rollUp.ts writes them. */
import { Check, Column, Entity, Index, PrimaryColumn } from "typeorm";

import type { AnalyticsEventType } from "./analyticsEvent.entity.js";

/** Events of one kind on one UTC day: all of them. */
@Entity("analytics_days")
export class AnalyticsDay {
  @PrimaryColumn("date", { primaryKeyConstraintName: "analytics_days_pkey" })
  day!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "analytics_days_pkey" })
  eventType!: AnalyticsEventType;

  @Column("bigint")
  events!: string;

  /** Of these, the clicks on a casino that led to its own website. */
  @Column("bigint", { default: 0 })
  websiteClicks!: string;

  /** Of these, the clicks on a casino that led to our review. */
  @Column("bigint", { default: 0 })
  reviewClicks!: string;
}

/** The same by what they were about, as far as there is room: what comes late on a day of very many goes uncounted here. */
@Entity("analytics_subjects")
@Index("analytics_subjects_rare", { synchronize: false })
export class AnalyticsSubject {
  @PrimaryColumn("text", { primaryKeyConstraintName: "analytics_subjects_pkey" })
  eventType!: AnalyticsEventType;

  @PrimaryColumn("date", { primaryKeyConstraintName: "analytics_subjects_pkey" })
  day!: string;

  /** The path of a page, the id of a casino or bonus, or a search term. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "analytics_subjects_pkey" })
  subject!: string;

  @Column("bigint")
  events!: string;

  /** Of these, the searches that found nothing. */
  @Column("bigint")
  withoutResult!: string;

  /** Of these, the clicks on a casino that led to its own website. */
  @Column("bigint", { default: 0 })
  websiteClicks!: string;

  /** Of these, the clicks on a casino that led to our review. */
  @Column("bigint", { default: 0 })
  reviewClicks!: string;
}

/** How far the events are counted. One row. */
@Entity("analytics_roll_up")
@Check("analytics_roll_up_only", "is_only")
export class AnalyticsRollUp {
  @PrimaryColumn("boolean", { default: true, primaryKeyConstraintName: "analytics_roll_up_pkey" })
  isOnly!: boolean;

  /** The `seq` of the last event that is counted. */
  @Column("bigint", { default: 0 })
  seq!: string;

  /** What was recorded until then is counted; null where nothing is. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  countedUntil!: Date | null;
}
