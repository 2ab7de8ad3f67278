import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { INSTALL_DELAY_MS } from "../../shared/limits";
import { readText, storageKeys } from "../../shared/storage";
import { readInstallEvent, subscribeInstall, type InstallEvent } from "./installEvent";

export interface InstallCardProps {
  event: InstallEvent;
}

type InstallCard = ComponentType<InstallCardProps>;

/** Whether the site runs as an app already; Safari has a way of its own to say so. */
function isStandalone(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

function mayOffer(): boolean {
  return readText(storageKeys.installPromptSeen) === null && !isStandalone();
}

/** The card to show, a while after the browser has offered to install the site, with that offer. `load` fetches it. */
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
      show().catch(() => undefined); // Without its script there is no card; the browser's own menu still installs.
    }, INSTALL_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [event, load]);

  return offer && offer.event === event ? offer : null;
}
