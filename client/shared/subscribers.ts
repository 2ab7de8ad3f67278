/** What this browser keeps about newsletter sign-ups: that it has signed up, and with which addresses. May be anything. */
import { useMemo } from "react";
import { isList, readStored, storageKeys, writeStored, writeText } from "./storage";
import { useStored } from "./useStored";

export interface Subscriber {
  email: string;
  /** ISO 8601. */
  timestamp: string;
}

function isSubscriber(stored: unknown): stored is Subscriber {
  if (typeof stored !== "object" || stored === null) return false;
  const { email, timestamp } = stored as Partial<Subscriber>;
  return typeof email === "string" && typeof timestamp === "string";
}

const nothing: readonly unknown[] = [];

/** Those of the stored entries that are sign-ups, the latest last. */
export function readSubscribers(): Subscriber[] {
  return readStored(storageKeys.newsletterSubscribers, isList, nothing).filter(isSubscriber);
}

/** The same, following what is done in other tabs too. */
export function useSubscribers(): Subscriber[] {
  const stored = useStored(storageKeys.newsletterSubscribers, isList, nothing);
  return useMemo(() => stored.filter(isSubscriber), [stored]);
}

/** After a sign-up, new or old: no other form of the site asks this browser again. */
export function rememberSubscriber(email: string): void {
  const others = readSubscribers().filter((one) => one.email !== email);
  writeStored(storageKeys.newsletterSubscribers, [...others, { email, timestamp: new Date().toISOString() }]);
  writeText(storageKeys.newsletterSubscribed, "true");
  writeText(storageKeys.subscriberEmail, email);
}
