import { useInstallOffer } from "../features/install/useInstallOffer";
import { chunkLoader } from "../shared/lazyWithRetry";

const { load } = chunkLoader(() => import("../features/install/InstallCard").then((module) => module.InstallCard));

/** Where the offer to install the site as an app appears, when the browser can and the visitor has not answered yet. */
export function InstallPrompt() {
  const offer = useInstallOffer(load);
  return offer && <offer.Card event={offer.event} />;
}
