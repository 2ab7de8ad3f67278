/** Reads the counts of analytics events. None of this ever reads the events themselves. */
import type { DataSource } from "typeorm";

import { AnalyticsRollUp } from "../../database/entities/analyticsCounts.entity.js";
import { AnalyticsEventType } from "../../database/entities/analyticsEvent.entity.js";
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

/** The moment up to which events are counted; null where none is. */
export async function findCountedUntil(db: DataSource): Promise<Date | null> {
  const rollUp = await db.getRepository(AnalyticsRollUp).findOneBy({ isOnly: true });
  return rollUp?.countedUntil ?? null;
}

/** The columns of a day. A `float8` reaches JavaScript as a number. */
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
 * What happened on each day of the range. Sign-ups come from the newsletter list itself: a subscriber who asks not to be
 * recorded leaves no event, but is on it.
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
       GROUP BY 1
     ) AS subscribed USING (day)
     GROUP BY days.day ORDER BY days.day`,
    [from, to],
  );
}

/** The sums of the days. */
export function sumOf(days: ReportDay[]): ReportTotals {
  const sum = (field: keyof ReportTotals) => days.reduce((total, day) => total + day[field], 0);
  const fields = Object.keys(dayCounts) as (keyof ReportTotals)[];
  return Object.fromEntries(fields.map((field) => [field, sum(field)])) as unknown as ReportTotals;
}

interface SubjectOptions {
  /** The column of the counts. */
  count?: "events" | CasinoClickTarget;
  /** SQL: what a subject must have, and what the first ones have most of. */
  having?: string;
  by?: string;
}

/** SQL of the subjects with the highest counts. Parameters: the kind of event, the first day, the last day, how many. */
function topSubjects({ count = "events", having = `sum(${count}) > 0`, by = `sum(${count})` }: SubjectOptions = {}) {
  return `SELECT subject, sum(${count})::float8 AS events, sum(without_result)::float8 AS "withoutResult",
      row_number() OVER (ORDER BY ${by} DESC, subject COLLATE "C") AS place
    FROM analytics_subjects WHERE event_type = $1 AND day BETWEEN $2 AND $3
    GROUP BY subject HAVING ${having} ORDER BY place LIMIT $4`;
}

/** The pages that were opened most. */
export function findViewedPages(db: DataSource, { from, to }: ReportRangeArgs, first: number): Promise<ViewedPage[]> {
  return db.query<ViewedPage[]>(
    `SELECT subject AS path, events AS views FROM (${topSubjects()}) AS top ORDER BY place`,
    [AnalyticsEventType.PAGE_VIEW, from, to, first],
  );
}

/** The terms that were searched for most, among those that are used often enough to be shown. */
export function findSearchedTerms(db: DataSource, range: ReportRangeArgs, first: number): Promise<SearchedTerm[]> {
  return findTerms(db, range, first, { having: `sum(events) >= ${minTermUses}` });
}

/** The same for those that found nothing at least once, by how often they did. */
export function findTermsWithoutResult(db: DataSource, range: ReportRangeArgs, first: number): Promise<SearchedTerm[]> {
  const having = `sum(events) >= ${minTermUses} AND sum(without_result) > 0`;
  return findTerms(db, range, first, { having, by: "sum(without_result)" });
}

function findTerms(db: DataSource, { from, to }: ReportRangeArgs, first: number, options: SubjectOptions) {
  return db.query<SearchedTerm[]>(
    `SELECT subject AS term, events AS searches, "withoutResult" FROM (${topSubjects(options)}) AS top ORDER BY place`,
    [AnalyticsEventType.SEARCH, from, to, first],
  );
}

/** The casinos whose links were followed most, all or only those to one target; deleted ones under their last name. */
export function findClickedCasinos(
  db: DataSource,
  { from, to }: ReportRangeArgs,
  { target, first }: { target: CasinoClickTarget | null; first: number },
): Promise<ClickedCasino[]> {
  return db.query<ClickedCasino[]>(
    `SELECT top.subject AS "casinoId", COALESCE(casinos.name, last.row->>'name') AS name,
       COALESCE(casinos.slug, last.row->>'slug') AS slug, casinos.id IS NULL AS "isDeleted", top.events AS clicks
     FROM (${topSubjects({ count: target ?? "events" })}) AS top LEFT JOIN casinos ON casinos.id = top.subject::uuid
     LEFT JOIN LATERAL (${lastKnown("casino")}) AS last ON casinos.id IS NULL
     ORDER BY place`,
    [AnalyticsEventType.CASINO_CLICK, from, to, first],
  );
}

/** The bonuses that were claimed most, deleted ones under their last title. */
export function findClaimedBonuses(
  db: DataSource,
  { from, to }: ReportRangeArgs,
  first: number,
): Promise<ClaimedBonus[]> {
  return db.query<ClaimedBonus[]>(
    `SELECT top.subject AS "bonusId", COALESCE(bonuses.title, last.row->>'title') AS title,
       casinos.name AS "casinoName", bonuses.id IS NULL AS "isDeleted", top.events AS claims
     FROM (${topSubjects()}) AS top LEFT JOIN bonuses ON bonuses.id = top.subject::uuid
     LEFT JOIN LATERAL (${lastKnown("bonus")}) AS last ON bonuses.id IS NULL
     LEFT JOIN casinos ON casinos.id = COALESCE(bonuses.casino_id, (last.row->>'casinoId')::uuid)
     ORDER BY place`,
    [AnalyticsEventType.BONUS_CLAIM, from, to, first],
  );
}

/** What the history knows of a deleted row. */
function lastKnown(noun: "casino" | "bonus"): string {
  return `SELECT COALESCE(after, before) AS row FROM history WHERE row_id = top.subject::uuid AND noun = '${noun}'
    ORDER BY version DESC LIMIT 1`;
}
