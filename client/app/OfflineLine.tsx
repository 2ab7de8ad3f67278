import { useSyncExternalStore } from "react";
import { messages } from "../shared/messages";
import { Icon } from "../shared/ui/Icon";
import { isOffline, subscribeConnection } from "../shared/connection";

/** Says that there is no connection, and what works without one. */
export function OfflineLine() {
  const isShown = useSyncExternalStore(subscribeConnection, isOffline, () => false);
  if (!isShown) return null;
  return (
    <p className="offline-line" role="status">
      <Icon name="warning" size={16} /> {messages.offline}
    </p>
  );
}
