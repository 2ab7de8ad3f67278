import { isMock } from "../graphql/mock";
import { whenIdle } from "../shared/whenIdle";

/** Starts the service worker of a built client once the page is at rest. Without one everything works but being offline. */
export function registerWorker(): void {
  if (isMock || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
