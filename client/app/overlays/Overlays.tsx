import { useLocation } from "react-router-dom";
import { useExitIntent } from "../../features/exitIntent/useExitIntent";
import { useInstallOffer } from "../../features/install/useInstallOffer";
import { chunkLoader, lazyWithRetry } from "../../shared/browser/lazyWithRetry";
import { isAdminPath, paths } from "../../shared/paths";
import { useSite } from "../../shared/site";
import { Suspense, useSyncExternalStore } from "react";
import { useIsComparisonUsed } from "../../features/comparison/comparison";
import { ChunkBoundary } from "../../ui/ChunkBoundary";
import { pageWidth } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "../../features/comparison/comparison.recipe";
import { matchRoute } from "../routes";
import { messages } from "../../shared/messages";
import { Icon } from "../../ui/Icon";
import type * as layoutRecipes from "../layout.recipe";
import { isOffline, subscribeConnection } from "../../shared/browser/connection";

const tray = slotClass<typeof recipes.tray>("tray");
const site = slotClass<typeof layoutRecipes.site>("site");

const exitDialog = chunkLoader(() => import("./ExitIntentDialog").then((module) => module.ExitIntentDialog));
const installCard = chunkLoader(() =>
  import("../../features/install/InstallCard").then((module) => module.InstallCard),
);

/** Shows the exit-intent offer, but never on the Play Safe page or in the admin panel. */
export function ExitIntent() {
  const { pathname } = useLocation();
  const { hasExitOffer } = useSite();
  const isAllowed = hasExitOffer && pathname !== paths.playSafe && !isAdminPath(pathname);
  const { Dialog, done } = useExitIntent(isAllowed, exitDialog.load);
  return Dialog && <Dialog onDone={done} />;
}

/** Shows the install card if the browser can install the site and the visitor has not decided yet. */
export function InstallPrompt() {
  const { hasInstallCard } = useSite();
  const offer = useInstallOffer(installCard.load);
  return hasInstallCard && offer && <offer.Card event={offer.event} />;
}

const ComparisonTray = lazyWithRetry(() =>
  import("../../features/comparison/ComparisonTray").then((module) => module.ComparisonTray),
);

/**
 * Shows the comparison tray on pages where visitors can compare casinos. The tray's script loads when the first casino
 * is added.
 */
export function ComparisonFoot() {
  const { pathname } = useLocation();
  const isUsed = useIsComparisonUsed();
  if (!isUsed || !matchRoute(pathname).row.hasComparison) return null;
  return (
    <ChunkBoundary className={`${tray("root")} ${pageWidth()}`}>
      <Suspense fallback={null}>
        <ComparisonTray />
      </Suspense>
    </ChunkBoundary>
  );
}

/** Tells the visitor that they are offline and what still works. The notice overlays the page, so no content moves. */
export function OfflineLine() {
  const isPanel = useLocation().pathname === paths.admin;
  const isShown = useSyncExternalStore(subscribeConnection, isOffline, () => false);
  return (
    <p className={site("offline")} role="status">
      {isShown && (
        <>
          <Icon name="warning" size={16} /> {isPanel ? messages.offlineInPanel : messages.offline}
        </>
      )}
    </p>
  );
}
