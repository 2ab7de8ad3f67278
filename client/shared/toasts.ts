/** What is being told to the visitor right now, outside of any page: short notices and titled toasts. */
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
  /** What can be done about it, such as taking it back. */
  action?: { label: string; act: () => void } | undefined;
}

export interface Announcements {
  /** Newest last, at most three. */
  notices: readonly Notice[];
  /** The one that is shown, if any. */
  toast: Toast | null;
  /** Dismissed ones, newest last, capped. */
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

/** Tells something short that needs no title: 'Added to favorites'. */
export function showNotice(text: string): void {
  lastId += 1;
  change({ notices: [...current.notices, { id: lastId, text }].slice(-NOTICES_VISIBLE) });
}

export function dismissNotice(id: number): void {
  change({ notices: current.notices.filter((notice) => notice.id !== id) });
}

/** Tells the outcome of something the visitor did, with a title. A newer one takes the place of the one shown. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  change({ toast: { ...toast, id: lastId }, pastToasts: remembered() });
}

export function dismissToast(): void {
  change({ toast: null, pastToasts: remembered() });
}

/** The dismissed toasts with the one that is about to join them, which is forgotten after a while. */
function remembered(): readonly Toast[] {
  const { toast, pastToasts } = current;
  if (!toast) return pastToasts;
  setTimeout(() => forgetToast(toast.id), TOAST_REMOVE_MS);
  return [...pastToasts, toast].slice(-TOASTS_KEPT);
}

function forgetToast(id: number): void {
  change({ pastToasts: current.pastToasts.filter((toast) => toast.id !== id) });
}
