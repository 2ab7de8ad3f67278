/**
 * Every storage key of the site, and the functions that read and write them. No other code does so. The functions never
 * throw, and writes notify every tab.
 */
export const storageKeys = {
  theme: "theme",
  favoriteCasinos: "favoriteCasinos",
  recentlyViewed: "recentlyViewed",
  recentSearches: "recentSearches",
  analyticsEvents: "analytics_events",
  newsletterSubscribers: "newsletter_subscribers",
  exitIntentModalSeen: "exitIntentModalSeen",
  newsletterSubscribed: "newsletterSubscribed",
  subscriberEmail: "subscriberEmail",
  installPromptSeen: "pwaInstallPromptSeen",
  installed: "pwaInstalled",
  lastError: "lastError",
  bonusDeposit: "bonusDeposit",
  panelSingleKeys: "panelSingleKeys",
} as const;

/** The session-storage keys, whose values last as long as the tab. */
export const sessionKeys = {
  exitModalClosed: "exitModalClosed",
  scrollPositions: "scrollPositions",
} as const;

/** Returns whether a stored value may be an id. Other values are never sent to a server. */
export function isStoredId(stored: unknown): stored is string {
  return typeof stored === "string" && /^[\w-]{1,64}$/.test(stored);
}

/** The key prefix of the admin panel's unsaved input (admin/editor/drafts.ts). */
const DRAFT_PREFIX = "adminDraft:";
export type DraftKey = `${typeof DRAFT_PREFIX}${string}`;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | DraftKey;

const listeners = new Set<(key: string | null) => void>();

/** Values that a full or blocked storage rejected. They last until the page is closed. */
const unstored = new Map<StorageKey, string | null>();

/** Returns the text under a key, or the value that storage rejected. Returns null if there is none. */
export function readText(key: StorageKey): string | null {
  const waiting = unstored.get(key);
  if (waiting !== undefined) return waiting;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores text. Null removes the key. A full or blocked storage is not an error for the visitor. */
export function writeText(key: StorageKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener(key);
}

/** Returns every stored key with this prefix. */
export function keysUnder<Prefix extends StorageKey>(prefix: Prefix): Prefix[] {
  try {
    return Object.keys(localStorage).filter((key): key is Prefix => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Parses stored JSON. Returns the fallback if the text is missing or invalid, or if the value has another shape. */
export function parseStored<T>(text: string | null, isValid: (value: unknown) => value is T, fallback: T): T {
  if (text === null) return fallback;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Reads a stored JSON value. */
export function readStored<T>(key: StorageKey, isValid: (value: unknown) => value is T, fallback: T): T {
  return parseStored(readText(key), isValid, fallback);
}

/** Stores a value as JSON. */
export function writeStored(key: StorageKey, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** Calls back when a key changes, in this tab or another (null: all keys). Returns an unsubscribe function. */
function subscribeStorage(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null) unstored.clear();
    else unstored.delete(event.key as StorageKey);
    listener(event.key);
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Calls back when one key changes, in this tab or another. Returns an unsubscribe function. */
export function subscribeKey(key: StorageKey, listener: () => void): () => void {
  return subscribeStorage((changed) => {
    if (changed === null || changed === key) listener();
  });
}

/** Returns a text that is stored only for this tab. */
export function readSessionText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSessionText(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A full or blocked storage is not an error for the visitor.
  }
}

/** Returns whether a value is an array. The callers check its entries. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Removes all of the site's keys from this browser and this tab. */
export function clearStorage(): void {
  const keys = [...Object.values(storageKeys), ...keysUnder(DRAFT_PREFIX), ...unstored.keys()];
  for (const key of new Set(keys)) writeText(key, null);
  for (const key of Object.values(sessionKeys)) writeSessionText(key, null);
}
