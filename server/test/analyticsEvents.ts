/** Inserts analytics events for tests. */
import type { DataSource } from "typeorm";

import { AnalyticsEventType } from "../database/entities/analytics/analyticsEvent.entity.js";
import type { NewEvent } from "../insight/analytics/eventBuffer.js";

export type TestEvent = Partial<Omit<NewEvent, "createdAt">> & { at: string };

const plain: NewEvent = {
  eventType: AnalyticsEventType.PAGE_VIEW,
  casinoId: null,
  bonusId: null,
  pagePath: "/",
  userAgent: null,
  referrer: null,
  metadata: {},
  createdAt: new Date(0),
};

export async function writeEvents(db: DataSource, events: TestEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += 500) {
    const rows = events.slice(start, start + 500).map(({ at, ...event }) => ({ ...plain, ...event, createdAt: at }));
    await db.query(
      `INSERT INTO analytics_events (event_type, casino_id, bonus_id, page_path, metadata, created_at)
       SELECT "eventType", "casinoId", "bonusId", "pagePath", metadata, "createdAt"
       FROM jsonb_to_recordset($1::jsonb) AS given
         ("eventType" text, "casinoId" uuid, "bonusId" uuid, "pagePath" text, metadata jsonb, "createdAt" timestamptz)`,
      [JSON.stringify(rows)],
    );
  }
}

export function search(at: string, query: unknown, resultCount: unknown = 3): TestEvent {
  return { at, eventType: AnalyticsEventType.SEARCH, metadata: { query, results_count: resultCount } };
}

/** Returns an array that contains the same event `count` times. */
export function times(count: number, event: TestEvent): TestEvent[] {
  return Array.from({ length: count }, () => event);
}
