/** The browser's offer to install the site as an app, from when it is made until the visitor has answered. */
import { storageKeys, writeText } from "../../shared/storage";

/** Chromium's own event; no standard has it yet. */
export interface InstallEvent extends Event {
  /** Shows the browser's own question. */
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<unknown>;
}

const listeners = new Set<() => void>();
let captured: InstallEvent | null = null;

function change(next: InstallEvent | null): void {
  captured = next;
  for (const listener of listeners) listener();
}

function capture(event: Event): void {
  event.preventDefault();
  change(event as InstallEvent);
}

function complete(): void {
  writeText(storageKeys.installed, "true");
  change(null);
}

/** Begins to listen. To be called before the page has loaded, or the event has passed. */
export function watchInstall(): void {
  window.addEventListener("beforeinstallprompt", capture);
  window.addEventListener("appinstalled", complete);
}

export function readInstallEvent(): InstallEvent | null {
  return captured;
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visitor has answered, one way or another: never asked again. */
export function finishInstall(): void {
  writeText(storageKeys.installPromptSeen, "true");
  change(null);
}
