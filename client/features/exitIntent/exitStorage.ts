/** Whether the exit offer may still be made in this browser. */
import { readSessionText, readText, sessionKeys, storageKeys, writeSessionText, writeText } from "../../shared/storage";

/** It is made once, and never to somebody who has signed up. */
export function mayOffer(): boolean {
  const stored = [readText(storageKeys.exitIntentModalSeen), readText(storageKeys.newsletterSubscribed)];
  return [...stored, readSessionText(sessionKeys.exitModalClosed)].every((text) => text === null);
}

export function rememberOffered(): void {
  writeText(storageKeys.exitIntentModalSeen, "true");
}

/** The visitor closed it by its button. */
export function rememberClosed(): void {
  writeSessionText(sessionKeys.exitModalClosed, "true");
}
