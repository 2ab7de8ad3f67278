/** Reads the counts of analytics events, never the events themselves. */
import type { DataSource } from "typeorm";

import { AnalyticsRollUp } from "../../database/entities/analytics/analyticsCounts.entity.js";
import { AnalyticsEventType } from "../../database/entities/analytics/analyticsEvent.entity.js";
import type {
  CasinoClickTarget,
  ClaimedBonus,
  ClickedCasino,
  ReportDay,
  ReportTotals,
  SearchedTerm,
  ViewedPage,
} from "./analyticsReport.js";
import type { ReportRangeArgs } from "./analyticsReport.inputs.js";
import { minTermUses } from "./reportLimits.js";

/** Returns the time up to which the server has counted events, or null if it has counted none. */
export async function findCountedUntil(db: DataSource): Promise<Date | null> {
  const rollUp = await db.getRepository(AnalyticsRollUp).findOneBy({ isOnly: true });
  return rollUp?.countedUntil ?? null;
}

/** SQL for a day's counts. `findReportDays` casts each count to `float8`, which becomes a number in JavaScript. */
const dayCounts: Record<keyof ReportTotals, string> = {
  pageViews: "sum(events) FILTER (WHERE event_type = 'page_view')",
  casinoClicks: "sum(events) FILTER (WHERE event_type = 'casino_click')",
  websiteClicks: "sum(website_clicks)",
  reviewClicks: "sum(review_clicks)",
  bonusClaims: "sum(events) FILTER (WHERE event_type = 'bonus_claim')",
  searches: "sum(events) FILTER (WHERE event_type = 'search')",
  newsletterSignUps: "max(sign_ups)",
};

/**
 * Returns the counts of each day of the range. Sign-ups come from the newsletter list, because subscribers who opted
 * out of tracking create no events.
 */
export function findReportDays(db: DataSource, { from, to }: ReportRangeArgs): Promise<ReportDay[]> {
  const columns = Object.entries(dayCounts).map(([name, sql]) => `COALESCE(${sql}, 0)::float8 AS "${name}"`);
  return db.query<ReportDay[]>(
    `SELECT days.day::text AS day, ${columns.join(", ")}
     FROM (SELECT $1::date + generate_series(0, $2::date - $1::date) AS day) AS days
     LEFT JOIN analytics_days USING (day)
     LEFT JOIN (
       SELECT (subscribed_at AT TIME ZONE 'UTC')::date AS day, count(*) AS sign_ups FROM newsletter_subscriptions
       WHERE subscribed_at >= $1::date::timestamp AT TIME ZONE 'UTC'
         AND subscribed_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
         AND unsubscribed_at IS NULL
       GROUP BY 1
     ) AS subscribed USING (day)
     GROUP BY days.day ORDER BY days.day`,
    [from, to],
  );
}

export function sumOf(days: ReportDay[]): ReportTotals {
  const sum = (field: keyof ReportTotals) => days.reduce((total, day) => total + day[field], 0);
  const fields = Object.keys(dayCounts) as (keyof ReportTotals)[];
  return Object.fromEntries(fields.map((field) => [field, sum(field)])) as unknown as ReportTotals;
}

interface TopSubjects {
  eventType: AnalyticsEventType;
  /** The column that orders the subjects. The statement returns its sum as `count`. */
  by?: "events" | "without_result" | CasinoClickTarget;
  /** The minimum number of events that a subject needs to be listed. */
  minEvents?: number;
  range: ReportRangeArgs;
  first: number;
}

/**
 * Runs a statement that reads from `top`, which contains the subjects with the highest counts. Returns the highest
 * count first.
 */
function readTop<Row>(
  db: DataSource,
  { eventType, by = "events", minEvents = 1, range, first }: TopSubjects,
  sql: string,
) {
  return db.query<Row[]>(
    `WITH top AS (
       SELECT subject, sum(${by})::float8 AS count, sum(events)::float8 AS events,
         sum(without_result)::float8 AS "withoutResult",
         row_number() OVER (ORDER BY sum(${by}) DESC, subject COLLATE "C") AS place
       FROM analytics_subjects WHERE event_type = $1 AND day BETWEEN $2 AND $3
       GROUP BY subject HAVING sum(${by}) > 0 AND sum(events) >= ${minEvents} ORDER BY place LIMIT $4
     )
     ${sql} ORDER BY place`,
    [eventType, range.from, range.to, first],
  );
}

/** Returns the most viewed pages. */
export function findViewedPages(db: DataSource, range: ReportRangeArgs, first: number): Promise<ViewedPage[]> {
  const views = { eventType: AnalyticsEventType.PAGE_VIEW, range, first };
  return readTop<ViewedPage>(db, views, "SELECT subject AS path, count AS views FROM top");
}

/** Returns the terms that were searched most often, in total or without a result. Omits rare terms. */
export function findSearchedTerms(
  db: DataSource,
  range: ReportRangeArgs,
  { first, by }: { first: number; by: "events" | "without_result" },
): Promise<SearchedTerm[]> {
  const searches = { eventType: AnalyticsEventType.SEARCH, by, minEvents: minTermUses, range, first };
  return readTop<SearchedTerm>(db, searches, 'SELECT subject AS term, events AS searches, "withoutResult" FROM top');
}

/**
 * Returns the casinos with the most clicks, for one target or for all. A deleted casino appears under the name that it
 * had before the deletion.
 */
export function findClickedCasinos(
  db: DataSource,
  range: ReportRangeArgs,
  { target, first }: { target: CasinoClickTarget | null; first: number },
): Promise<ClickedCasino[]> {
  const clicks = { eventType: AnalyticsEventType.CASINO_CLICK, by: target ?? "events", range, first } as const;
  return readTop<ClickedCasino>(
    db,
    clicks,
    `SELECT subject AS "casinoId", COALESCE(casinos.name, last.row->>'name') AS name,
       COALESCE(casinos.slug, last.row->>'slug') AS slug, casinos.id IS NULL AS "isDeleted", count AS clicks
     FROM top LEFT JOIN casinos ON casinos.id = subject::uuid
     LEFT JOIN LATERAL (${lastKnown("casino")}) AS last ON casinos.id IS NULL`,
  );
}

/** Returns the most claimed bonuses. A deleted bonus appears under the title that it had before the deletion. */
export function findClaimedBonuses(db: DataSource, range: ReportRangeArgs, first: number): Promise<ClaimedBonus[]> {
  return readTop<ClaimedBonus>(
    db,
    { eventType: AnalyticsEventType.BONUS_CLAIM, range, first },
    `SELECT subject AS "bonusId", COALESCE(bonuses.title, last.row->>'title') AS title,
       casinos.name AS "casinoName", bonuses.id IS NULL AS "isDeleted", count AS claims
     FROM top LEFT JOIN bonuses ON bonuses.id = subject::uuid
     LEFT JOIN LATERAL (${lastKnown("bonus")}) AS last ON bonuses.id IS NULL
     LEFT JOIN casinos ON casinos.id = COALESCE(bonuses.casino_id, (last.row->>'casinoId')::uuid)`,
  );
}

/** Returns SQL for the last state of a deleted row, which comes from the history. */
function lastKnown(noun: "casino" | "bonus"): string {
  return `SELECT COALESCE(after, before) AS row FROM history WHERE row_id = subject::uuid AND noun = '${noun}'
    ORDER BY version DESC LIMIT 1`;
}
