/**
 * Stores this browser's newsletter sign-ups with their email addresses. Reads skip stored values that are not valid.
 */
import { useMemo } from "react";
import { isList, readStored, storageKeys, writeStored, writeText } from "./storage";
import { useStored } from "./hooks/useStored";

export interface Subscriber {
  email: string;
  /** An ISO 8601 date and time. */
  timestamp: string;
}

function isSubscriber(stored: unknown): stored is Subscriber {
  if (typeof stored !== "object" || stored === null) return false;
  const { email, timestamp } = stored as Partial<Subscriber>;
  return typeof email === "string" && typeof timestamp === "string";
}

const nothing: readonly unknown[] = [];

/** Returns the stored entries that are valid sign-ups, newest last. */
export function readSubscribers(): Subscriber[] {
  return readStored(storageKeys.newsletterSubscribers, isList, nothing).filter(isSubscriber);
}

/** Returns the stored sign-ups. The caller re-renders when they change, in this tab or another. */
export function useSubscribers(): Subscriber[] {
  const stored = useStored(storageKeys.newsletterSubscribers, isList, nothing);
  return useMemo(() => stored.filter(isSubscriber), [stored]);
}

/** Stores a new or repeated sign-up, so the site's other forms don't ask this visitor again. */
export function storeSubscriber(email: string): void {
  const others = readSubscribers().filter((one) => one.email !== email);
  writeStored(storageKeys.newsletterSubscribers, [...others, { email, timestamp: new Date().toISOString() }]);
  writeText(storageKeys.newsletterSubscribed, "true");
  writeText(storageKeys.subscriberEmail, email);
}
