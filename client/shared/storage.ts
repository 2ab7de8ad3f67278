/**
 * Every storage key of the site, and the only functions that read and write them. The functions never throw. Every
 * write to local storage notifies the listeners in all tabs.
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

/** The session-storage keys. Their values last until the tab closes. */
export const sessionKeys = {
  exitModalClosed: "exitModalClosed",
  scrollPositions: "scrollPositions",
} as const;

/** Returns whether a stored value looks like an id. Other values are never sent to a server. */
export function isStoredId(stored: unknown): stored is string {
  return typeof stored === "string" && /^[\w-]{1,64}$/.test(stored);
}

/** The key prefix of the admin panel's unsaved input (admin/editor/saving/unsavedInput.ts). */
const UNSAVED_INPUT_PREFIX = "adminDraft:";
export type UnsavedInputKey = `${typeof UNSAVED_INPUT_PREFIX}${string}`;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | UnsavedInputKey;

const listeners = new Set<(key: string | null) => void>();

/** Values that the browser could not store, because storage is full or blocked. They last until the page closes. */
const unstored = new Map<StorageKey, string | null>();

/** Returns the text under a key, even if the browser could not store it. Returns null if there is none. */
export function readText(key: StorageKey): string | null {
  const waiting = unstored.get(key);
  if (waiting !== undefined) return waiting;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores text, or removes the key if the text is null. If storage is full or blocked, keeps the text in memory. */
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

/**
 * Parses stored JSON. Returns the fallback if the text is missing, or if it is not valid JSON with the expected shape.
 */
export function parseStored<T>(text: string | null, isValid: (value: unknown) => value is T, fallback: T): T {
  if (text === null) return fallback;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Reads a stored JSON value. Returns the fallback if the value is missing or invalid. */
export function readStored<T>(key: StorageKey, isValid: (value: unknown) => value is T, fallback: T): T {
  return parseStored(readText(key), isValid, fallback);
}

/** Stores a value as JSON. */
export function writeStored(key: StorageKey, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/**
 * Calls the listener when a key changes, in this tab or another. Passes the key, or null if all keys changed. Returns an
 * unsubscribe function.
 */
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

/** Calls the listener when the given key changes, in this tab or another. Returns an unsubscribe function. */
export function subscribeKey(key: StorageKey, listener: () => void): () => void {
  return subscribeStorage((changed) => {
    if (changed === null || changed === key) listener();
  });
}

/** Returns text from session storage, which only this tab can read. */
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
    // If storage is full or blocked, the text is lost. The visitor gets no error.
  }
}

/** Returns whether a value is an array. The callers check its entries. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Removes all of the site's keys from this browser and this tab. */
export function clearStorage(): void {
  const keys = [...Object.values(storageKeys), ...keysUnder(UNSAVED_INPUT_PREFIX), ...unstored.keys()];
  for (const key of new Set(keys)) writeText(key, null);
  for (const key of Object.values(sessionKeys)) writeSessionText(key, null);
}
