import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { readText, storageKeys, writeText } from "../../shared/storage";
import { takeInstallEvent } from "../../shared/browser/earlyEvents";

/** The delay between the browser's install event and the install card, in ms. */
const INSTALL_DELAY_MS = 10_000;

/** The browser's install event, which is nonstandard. Only Chromium fires it. */
interface InstallEvent extends Event {
  /** Opens the browser's install prompt. */
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

/** Starts listening for the install event. The inline script has recorded any earlier event. */
export function watchInstall(): void {
  const early = takeInstallEvent();
  if (early) change(early as InstallEvent);
  window.addEventListener("beforeinstallprompt", capture);
  window.addEventListener("appinstalled", complete);
}

export function readInstallEvent(): InstallEvent | null {
  return captured;
}

function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores that the visitor has decided, so the card never appears again. */
export function finishInstall(): void {
  writeText(storageKeys.installPromptSeen, "true");
  change(null);
}

export interface InstallCardProps {
  event: InstallEvent;
}

type InstallCard = ComponentType<InstallCardProps>;

/** Returns whether the site runs as an installed app. Safari reports this through `navigator.standalone`. */
function isStandalone(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

function mayOffer(): boolean {
  return readText(storageKeys.installPromptSeen) === null && !isStandalone();
}

/**
 * Returns the install card and the browser's install event, a short time after the event. `load` fetches the card's
 * script.
 */
export function useInstallOffer(load: () => Promise<InstallCard>) {
  const event = useSyncExternalStore(subscribeInstall, readInstallEvent, () => null);
  const [offer, setOffer] = useState<{ Card: InstallCard; event: InstallEvent } | null>(null);

  useEffect(() => {
    if (!event) return undefined;
    let isOver = false;
    const show = async () => {
      if (!mayOffer()) return;
      const Card = await load();
      if (!isOver) setOffer({ Card, event });
    };
    const timer = setTimeout(() => {
      show().catch(() => undefined); // Without the script, no card appears.
    }, INSTALL_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [event, load]);

  return offer && offer.event === event ? offer : null;
}
