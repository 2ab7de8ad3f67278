/**
 * The analytics events that are stored in this browser, newest last. Reads skip stored values that are not valid
 * events.
 */
import { useMemo } from "react";
import { LOCAL_EVENTS_KEPT } from "../limits";
import { isList, readStored, storageKeys, writeStored, writeText } from "../storage";
import { useStored } from "../hooks/useStored";

export interface LocalEvent {
  event_type: string;
  page_path: string;
  /** An ISO 8601 date and time. */
  timestamp: string;
  casino_id?: string | undefined;
  bonus_id?: string | undefined;
  metadata?: Readonly<Record<string, unknown>>;
}

function isLocalEvent(stored: unknown): stored is LocalEvent {
  if (typeof stored !== "object" || stored === null) return false;
  const { event_type, page_path, timestamp } = stored as Partial<LocalEvent>;
  return [event_type, page_path, timestamp].every((text) => typeof text === "string");
}

/** Returns the stored entries that are valid events, but only the newest if there are too many. */
function eventsOf(stored: readonly unknown[]): LocalEvent[] {
  return stored.filter(isLocalEvent).slice(-LOCAL_EVENTS_KEPT);
}

const nothing: readonly unknown[] = [];

function readLocalEvents(): LocalEvent[] {
  return eventsOf(readStored(storageKeys.analyticsEvents, isList, nothing));
}

/** Returns the stored events. The caller re-renders when they change, in this tab or another. */
export function useLocalEvents(): LocalEvent[] {
  const stored = useStored(storageKeys.analyticsEvents, isList, nothing);
  return useMemo(() => eventsOf(stored), [stored]);
}

export function storeLocalEvents(events: readonly LocalEvent[]): void {
  writeStored(storageKeys.analyticsEvents, [...readLocalEvents(), ...events].slice(-LOCAL_EVENTS_KEPT));
}

export function clearLocalEvents(): void {
  writeText(storageKeys.analyticsEvents, null);
}
