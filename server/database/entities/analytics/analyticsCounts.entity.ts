/** The counts of analytics events. Only insight/analytics/rollUp.ts adds to these tables. */
import { Check, Column, Entity, PrimaryColumn } from "typeorm";

import type { AnalyticsEventType } from "./analyticsEvent.entity.js";

/** The number of events of one type on one UTC day. */
@Entity("analytics_days")
export class AnalyticsDay {
  @PrimaryColumn("date", { primaryKeyConstraintName: "analytics_days_pkey" })
  day!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "analytics_days_pkey" })
  eventType!: AnalyticsEventType;

  @Column("bigint")
  events!: string;

  /** How many of the events are clicks on a link to a casino's own website. */
  @Column("bigint", { default: 0 })
  websiteClicks!: string;

  /** How many of the events are clicks on a link to our review of a casino. */
  @Column("bigint", { default: 0 })
  reviewClicks!: string;
}

/** The number of events per subject and day. On a very busy day, subjects beyond a limit have no counts. */
@Entity("analytics_subjects")
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

  /** How many of the events are searches without a result. */
  @Column("bigint")
  withoutResult!: string;

  /** How many of the events are clicks on a link to a casino's own website. */
  @Column("bigint", { default: 0 })
  websiteClicks!: string;

  /** How many of the events are clicks on a link to our review of a casino. */
  @Column("bigint", { default: 0 })
  reviewClicks!: string;
}

/** Records which event was counted last. The table has only one row. */
@Entity("analytics_roll_up")
@Check("analytics_roll_up_only", "is_only")
export class AnalyticsRollUp {
  @PrimaryColumn("boolean", { default: true, primaryKeyConstraintName: "analytics_roll_up_pkey" })
  isOnly!: boolean;

  /** The `seq` of the last counted event. */
  @Column("bigint", { default: 0 })
  seq!: string;

  /** The time up to which all recorded events are counted. Null if none are. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  countedUntil!: Date | null;
}
