/** Holds the toasts, which appear above any page. Some have a title, others only text. */
import { NOTICES_VISIBLE, TOAST_REMOVE_MS, TOASTS_KEPT } from "./limits";

export interface Notice {
  id: number;
  text: string;
}

export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: "success" | "error";
  /** An action that the toast offers, such as Undo. */
  action?: { label: string; act: () => void } | undefined;
}

interface Announcements {
  /** The untitled toasts, newest last, at most three. */
  notices: readonly Notice[];
  /** The visible titled toast, if any. */
  toast: Toast | null;
  /** Dismissed toasts, newest last, up to a limit. */
  pastToasts: readonly Toast[];
}

export const nothingAnnounced: Announcements = { notices: [], toast: null, pastToasts: [] };
let current = nothingAnnounced;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Partial<Announcements>) {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

export function readAnnouncements(): Announcements {
  return current;
}

export function subscribeAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a short toast without a title: 'Added to favorites'. */
export function showNotice(text: string): void {
  lastId += 1;
  change({ notices: [...current.notices, { id: lastId, text }].slice(-NOTICES_VISIBLE) });
}

export function dismissNotice(id: number): void {
  change({ notices: current.notices.filter((notice) => notice.id !== id) });
}

/** Shows the result of a visitor's action in a titled toast, which replaces the current one. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  change({ toast: { ...toast, id: lastId }, pastToasts: dismissedToasts() });
}

export function dismissToast(): void {
  change({ toast: null, pastToasts: dismissedToasts() });
}

/** Returns the dismissed toasts, including the current toast, which is removed after a delay. */
function dismissedToasts(): readonly Toast[] {
  const { toast, pastToasts } = current;
  if (!toast) return pastToasts;
  setTimeout(() => removeToast(toast.id), TOAST_REMOVE_MS);
  return [...pastToasts, toast].slice(-TOASTS_KEPT);
}

function removeToast(id: number): void {
  change({ pastToasts: current.pastToasts.filter((toast) => toast.id !== id) });
}
