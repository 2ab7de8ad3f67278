/**
 * Records analytics events. Each event is stored in this browser and sent to the API when the page is idle. No code
 * waits for an event, and failures are only logged. Nothing is recorded for visitors who opt out.
 */
import { print } from "graphql";
import { isOffline } from "../shared/browser/connection";
import { storeLocalEvents, type LocalEvent } from "../shared/browser/localEvents";
import { messages } from "../shared/messages";
import { whenIdle } from "../shared/browser/whenIdle";
import { isMock } from "./isMock";
import { recordEventDocument, type recordEventMutationVariables } from "./recordEvent.generated";
import type { AnalyticsEventType } from "./schemaTypes.generated";
import { maxEventText } from "../../shared/apiLimits";

interface TrackedEvent {
  eventType: AnalyticsEventType;
  casinoId?: string | undefined;
  bonusId?: string | undefined;
  /** This event's own metadata, in addition to the common metadata. */
  metadata?: Readonly<Record<string, unknown>>;
  /** Metadata that stays in this browser and is never sent. */
  privateMetadata?: Readonly<Record<string, unknown>>;
}

interface WaitingEvent {
  sent: recordEventMutationVariables["input"];
  local: LocalEvent;
}

let waiting: WaitingEvent[] = [];

/** Shortens text to the maximum length that the API accepts. */
function clip(text: string): string {
  return text.slice(0, maxEventText);
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
    local: {
      event_type: eventType.toLowerCase(),
      page_path: pagePath,
      timestamp,
      casino_id: casinoId,
      bonus_id: bonusId,
      metadata: { ...sentMetadata, ...privateMetadata },
    },
  };
}

/** Sends an event. `keepalive` lets the request finish after the page closes. */
async function send(variables: recordEventMutationVariables): Promise<void> {
  try {
    const response = await fetch(import.meta.env.VITE_GRAPHQL_URL, {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ operationName: "recordEvent", query: print(recordEventDocument), variables }),
    });
    await response.text(); // The connection stays open until the response is read.
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    console.error(messages.analyticsFailed, error); // oxlint-disable-line eslint/no-console -- specified output
  }
}

function flush(): void {
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  storeLocalEvents(events.map(({ local }) => local));
  if (!isMock && !isOffline()) for (const { sent } of events) void send({ input: sent });
}

function flushWhenLeaving(): void {
  if (document.visibilityState === "hidden") flush();
}

/** The names that browsers use to report the visitor's privacy choice. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Returns whether events may be recorded. Do Not Track and Global Privacy Control both prevent it. */
function mayRecord(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  const signals = [doNotTrack, (window as PrivacySignals).doNotTrack];
  return globalPrivacyControl !== true && !signals.some((signal) => signal === "1" || signal === "yes");
}

/** Records an action of a visitor who has not opted out. */
export function track(event: TrackedEvent): void {
  if (!mayRecord()) return;
  if (waiting.push(eventOf(event)) > 1) return;
  whenIdle(flush);
  document.addEventListener("visibilitychange", flushWhenLeaving);
}
