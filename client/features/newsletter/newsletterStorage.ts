/** What this browser keeps about newsletter sign-ups: that it has signed up, and with which addresses. */
import { readStored, storageKeys, writeStored, writeText } from "../../shared/storage";

function isList(stored: unknown): stored is readonly unknown[] {
  return Array.isArray(stored);
}

/** After a sign-up, new or old: no other form of the site asks this browser again. */
export function rememberSubscriber(email: string) {
  const subscribers = readStored(storageKeys.newsletterSubscribers, isList, []);
  writeStored(storageKeys.newsletterSubscribers, [...subscribers, { email, timestamp: new Date().toISOString() }]);
  writeText(storageKeys.newsletterSubscribed, "true");
}
