/**
 * Analytics: what a visitor did, kept in this browser and sent to the API, both when the page is at rest.
 * Fire and forget: nothing waits for it, and what goes wrong is only logged. Records nothing of those who ask not to be.
 */
import { print } from "graphql";
import { isOffline } from "../shared/connection";
import { EVENT_TEXT_MAX } from "../shared/limits";
import { keepLocalEvents, type LocalEvent } from "../shared/localEvents";
import { messages } from "../shared/messages";
import { mayRecord } from "../shared/privacy";
import { whenIdle } from "../shared/whenIdle";
import { recordEventDocument } from "./documents/recordEvent";
import type { AnalyticsEventType, recordEventMutationVariables } from "./generated";
import { isMock } from "./mock";

export interface TrackedEvent {
  eventType: AnalyticsEventType;
  casinoId?: string | undefined;
  bonusId?: string | undefined;
  /** What belongs to this kind of event; what every event carries is added. */
  metadata?: Readonly<Record<string, unknown>>;
  /** The same, but kept in this browser and never sent. */
  privateMetadata?: Readonly<Record<string, unknown>>;
}

interface WaitingEvent {
  sent: recordEventMutationVariables["input"];
  kept: LocalEvent;
}

let waiting: WaitingEvent[] = [];

/** Longer texts than the API takes help nobody. */
function clip(text: string): string {
  return text.slice(0, EVENT_TEXT_MAX);
}

function commonMetadata(timestamp: string) {
  return {
    timestamp,
    url: clip(window.location.href),
    screen_resolution: `${window.screen.width}x${window.screen.height}`,
    viewport_size: `${window.innerWidth}x${window.innerHeight}`,
  };
}

function eventOf({ eventType, casinoId, bonusId, metadata, privateMetadata }: TrackedEvent): WaitingEvent {
  const timestamp = new Date().toISOString();
  const pagePath = clip(window.location.pathname);
  const sentMetadata = { ...commonMetadata(timestamp), ...metadata };
  const referrer = clip(document.referrer) || null;
  return {
    sent: { eventType, pagePath, casinoId, bonusId, referrer, metadata: sentMetadata },
    kept: {
      event_type: eventType.toLowerCase(),
      page_path: pagePath,
      timestamp,
      casino_id: casinoId,
      bonus_id: bonusId,
      metadata: { ...sentMetadata, ...privateMetadata },
    },
  };
}

/** A request that outlives the page, so that leaving it need not wait. */
async function send(variables: recordEventMutationVariables): Promise<void> {
  try {
    const response = await fetch(import.meta.env.VITE_GRAPHQL_URL, {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ operationName: "recordEvent", query: print(recordEventDocument), variables }),
    });
    await response.text(); // An answer that nobody reads holds its connection.
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    console.error(messages.analyticsFailed, error); // oxlint-disable-line eslint/no-console -- specified output
  }
}

function flush(): void {
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  keepLocalEvents(events.map(({ kept }) => kept));
  if (!isMock && !isOffline()) for (const { sent } of events) void send({ input: sent });
}

function flushWhenLeaving(): void {
  if (document.visibilityState === "hidden") flush();
}

/** Records what the visitor did, unless the visitor's browser says not to. */
export function track(event: TrackedEvent): void {
  if (!mayRecord()) return;
  if (waiting.push(eventOf(event)) > 1) return;
  whenIdle(flush);
  document.addEventListener("visibilitychange", flushWhenLeaving);
}
