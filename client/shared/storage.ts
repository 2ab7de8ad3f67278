/** Every key that the site keeps in this browser, and the one way to read and write them: never throws, tells every tab. */
export const storageKeys = {
  theme: "honestodds-theme",
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

/** Keys of the session storage: they end with the tab. */
export const sessionKeys = {
  exitModalClosed: "exitModalClosed",
  scrollPositions: "scrollPositions",
} as const;

/** Whether something stored may be an id: whatever else stands there is never sent to a server. */
export function isStoredId(stored: unknown): stored is string {
  return typeof stored === "string" && /^[\w-]{1,64}$/.test(stored);
}

/** Where the panel keeps what an editor has typed and not saved: by noun, row and form (features/admin/drafts.ts). */
const DRAFT_PREFIX = "adminDraft:";
export type DraftKey = `${typeof DRAFT_PREFIX}${string}`;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | DraftKey;

const listeners = new Set<(key: string | null) => void>();

/** What a full or refused storage would not take: this page goes on with it until it is left. */
const unkept = new Map<StorageKey, string | null>();

/** The raw text under a key, or what was to be there; null when there is none. */
export function readText(key: StorageKey): string | null {
  const waiting = unkept.get(key);
  if (waiting !== undefined) return waiting;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a raw text, null removes it. A full or refused storage is not an error for the visitor. */
export function writeText(key: StorageKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener(key);
}

/** Every stored key that begins like this. */
export function keysUnder<Prefix extends StorageKey>(prefix: Prefix): Prefix[] {
  try {
    return Object.keys(localStorage).filter((key): key is Prefix => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The JSON value of a stored text, or the fallback when it is absent, broken or of another shape. */
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

/** Calls back when a key changes, in this tab or another (null: everything). Answers how to stop. */
export function subscribeStorage(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null) unkept.clear();
    else unkept.delete(event.key as StorageKey);
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

/** A flag or text of this tab only. */
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
    // As above: refused storage is no error for the visitor.
  }
}

/** A list of anything: each of its entries is looked at by whoever reads it. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Removes every key of ours from this browser and from this tab. */
export function clearStorage(): void {
  const keys = [...Object.values(storageKeys), ...keysUnder(DRAFT_PREFIX), ...unkept.keys()];
  for (const key of new Set(keys)) writeText(key, null);
  for (const key of Object.values(sessionKeys)) writeSessionText(key, null);
}
