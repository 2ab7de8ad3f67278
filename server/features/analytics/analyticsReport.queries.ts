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

const nothing: ReportTotals = {
  pageViews: 0,
  casinoClicks: 0,
  websiteClicks: 0,
  reviewClicks: 0,
  bonusClaims: 0,
  searches: 0,
  newsletterSignUps: 0,
};

const fieldOf: Partial<Record<AnalyticsEventType, keyof ReportTotals>> = {
  [AnalyticsEventType.PAGE_VIEW]: "pageViews",
  [AnalyticsEventType.CASINO_CLICK]: "casinoClicks",
  [AnalyticsEventType.BONUS_CLAIM]: "bonusClaims",
  [AnalyticsEventType.SEARCH]: "searches",
};

interface DayCount {
  day: string;
  type: AnalyticsEventType;
  events: string;
  website: string;
  review: string;
}

/**
 * What happened on each of the days. Sign-ups come from the newsletter list itself: who asks not to be recorded leaves
 * no event, but is on it.
 */
export async function findReportDays(db: DataSource, days: string[]): Promise<ReportDay[]> {
  const range = [days[0], days.at(-1)];
  const counts = await db.query<DayCount[]>(
    `SELECT day::text AS day, event_type AS type, events, website_clicks AS website, review_clicks AS review FROM analytics_days WHERE day BETWEEN $1 AND $2`,
    range,
  );
  const signUps = await db.query<{ day: string; events: string }[]>(
    `SELECT (subscribed_at AT TIME ZONE 'UTC')::date::text AS day, count(*) AS events FROM newsletter_subscriptions
     WHERE subscribed_at >= $1::date::timestamp AT TIME ZONE 'UTC'
       AND subscribed_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
     GROUP BY 1`,
    range,
  );
  const byDay = new Map(days.map((day): [string, ReportDay] => [day, { day, ...nothing }]));
  for (const { day, type, events, website, review } of counts) {
    const field = fieldOf[type];
    const found = byDay.get(day)!;
    if (field) found[field] = Number(events);
    if (type === AnalyticsEventType.CASINO_CLICK)
      Object.assign(found, { websiteClicks: Number(website), reviewClicks: Number(review) });
  }
  for (const { day, events } of signUps) byDay.get(day)!.newsletterSignUps = Number(events);
  return [...byDay.values()];
}

/** The sums of the days. */
export function sumOf(days: ReportDay[]): ReportTotals {
  const total = { ...nothing };
  for (const field of Object.keys(nothing) as (keyof ReportTotals)[])
    for (const day of days) total[field] += day[field];
  return total;
}

interface SubjectCount {
  subject: string;
  events: number;
  withoutResult: number;
}

interface SubjectOptions {
  type: AnalyticsEventType;
  /** Of SQL: what a subject must hold, and what the first ones have most of. */
  having?: string;
  by?: string;
  /** The column of the counts. */
  count?: "events" | CasinoClickTarget;
  first: number;
}

async function findSubjects(
  db: DataSource,
  { from, to }: ReportRangeArgs,
  { type, count = "events", having = `sum(${count}) > 0`, by = `sum(${count})`, first }: SubjectOptions,
): Promise<SubjectCount[]> {
  const rows = await db.query<{ subject: string; events: string; without_result: string }[]>(
    `SELECT subject, sum(${count}) AS events, sum(without_result) AS without_result FROM analytics_subjects
     WHERE event_type = $1 AND day BETWEEN $2 AND $3
     GROUP BY subject HAVING ${having} ORDER BY ${by} DESC, subject COLLATE "C" LIMIT $4`,
    [type, from, to, first],
  );
  return rows.map(({ subject, events, without_result }) => ({
    subject,
    events: Number(events),
    withoutResult: Number(without_result),
  }));
}

/** The pages that were opened most. */
export async function findViewedPages(db: DataSource, range: ReportRangeArgs, first: number): Promise<ViewedPage[]> {
  const pages = await findSubjects(db, range, { type: AnalyticsEventType.PAGE_VIEW, first });
  return pages.map(({ subject, events }) => ({ path: subject, views: events }));
}

/** The terms that were searched for most, among those that are used often enough to be shown. */
export function findSearchedTerms(db: DataSource, range: ReportRangeArgs, first: number): Promise<SearchedTerm[]> {
  return findTerms(db, range, { having: `sum(events) >= ${minTermUses}`, first });
}

/** The same for those that found nothing at least once, by how often they did. */
export function findTermsWithoutResult(db: DataSource, range: ReportRangeArgs, first: number): Promise<SearchedTerm[]> {
  const having = `sum(events) >= ${minTermUses} AND sum(without_result) > 0`;
  return findTerms(db, range, { having, by: "sum(without_result)", first });
}

async function findTerms(
  db: DataSource,
  range: ReportRangeArgs,
  options: Omit<SubjectOptions, "type">,
): Promise<SearchedTerm[]> {
  const terms = await findSubjects(db, range, { type: AnalyticsEventType.SEARCH, ...options });
  return terms.map(({ subject, events, withoutResult }) => ({ term: subject, searches: events, withoutResult }));
}

/** The casinos whose links were followed most, all or only those to one target; deleted ones under their last name. */
export async function findClickedCasinos(
  db: DataSource,
  range: ReportRangeArgs,
  { target, first }: { target: CasinoClickTarget | null; first: number },
): Promise<ClickedCasino[]> {
  const count = target ?? "events";
  const clicked = await findSubjects(db, range, { type: AnalyticsEventType.CASINO_CLICK, count, first });
  const rows = await db.query<{ id: string; name: string | null; slug: string | null; is_deleted: boolean }[]>(
    `SELECT asked.id, COALESCE(casinos.name, last.row->>'name') AS name, COALESCE(casinos.slug, last.row->>'slug') AS slug,
       casinos.id IS NULL AS is_deleted
     FROM unnest($1::uuid[]) AS asked (id) LEFT JOIN casinos ON casinos.id = asked.id
     LEFT JOIN LATERAL (${lastKnown("casino")}) AS last ON casinos.id IS NULL`,
    [clicked.map(({ subject }) => subject)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return clicked.map(({ subject, events }) => {
    const { name = null, slug = null, is_deleted = true } = known.get(subject) ?? {};
    return { casinoId: subject, name, slug, isDeleted: is_deleted, clicks: events };
  });
}

/** The bonuses that were claimed most, deleted ones under their last title. */
export async function findClaimedBonuses(
  db: DataSource,
  range: ReportRangeArgs,
  first: number,
): Promise<ClaimedBonus[]> {
  const claimed = await findSubjects(db, range, { type: AnalyticsEventType.BONUS_CLAIM, first });
  const rows = await db.query<{ id: string; title: string | null; casino_name: string | null; is_deleted: boolean }[]>(
    `SELECT asked.id, COALESCE(bonuses.title, last.row->>'title') AS title, casinos.name AS casino_name,
       bonuses.id IS NULL AS is_deleted
     FROM unnest($1::uuid[]) AS asked (id) LEFT JOIN bonuses ON bonuses.id = asked.id
     LEFT JOIN LATERAL (${lastKnown("bonus")}) AS last ON bonuses.id IS NULL
     LEFT JOIN casinos ON casinos.id = COALESCE(bonuses.casino_id, (last.row->>'casinoId')::uuid)`,
    [claimed.map(({ subject }) => subject)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return claimed.map(({ subject, events }) => {
    const { title = null, casino_name = null, is_deleted = true } = known.get(subject) ?? {};
    return { bonusId: subject, title, casinoName: casino_name, isDeleted: is_deleted, claims: events };
  });
}

/** What the history knows of a row that is gone. */
function lastKnown(noun: "casino" | "bonus"): string {
  return `SELECT COALESCE(after, before) AS row FROM history WHERE row_id = asked.id AND noun = '${noun}'
    ORDER BY version DESC LIMIT 1`;
}
