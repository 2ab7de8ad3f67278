import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { messages } from "../shared/messages";
import { paths } from "../shared/paths";
import { Icon } from "../shared/ui/Icon";
import { isOffline, subscribeConnection } from "../shared/connection";

/** Says that there is no connection, and what works without one. Lies over the foot of the window: nothing moves for it. */
export function OfflineLine() {
  const isPanel = useLocation().pathname === paths.admin;
  const isShown = useSyncExternalStore(subscribeConnection, isOffline, () => false);
  return (
    <p className="offline-line" role="status">
      {isShown && (
        <>
          <Icon name="warning" size={16} /> {isPanel ? messages.offlineInPanel : messages.offline}
        </>
      )}
    </p>
  );
}
