/** The browser's offer to install the site as an app, from when it is made until the visitor has answered. */
import { takeInstallEvent } from "../../shared/earlyEvents";
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

/** Begins to listen. The inline script has recorded what came before. */
export function watchInstall(): void {
  const early = takeInstallEvent();
  if (early) change(early as InstallEvent);
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
