import { useState } from "react";
import { messages } from "../../shared/messages";
import { Icon } from "../../shared/ui/Icon";
import { finishInstall } from "./installEvent";
import type { InstallCardProps } from "./useInstallOffer";

/** Offers the site as an app. Asks once: whatever the visitor answers, it does not come back. */
export function InstallCard({ event }: InstallCardProps) {
  const [isInstalling, setIsInstalling] = useState(false);

  async function handleInstall() {
    setIsInstalling(true);
    try {
      await event.prompt();
      await event.userChoice;
    } catch (error) {
      console.error(messages.installFailed, error); // oxlint-disable-line eslint/no-console -- specified output
    } finally {
      finishInstall();
    }
  }

  return (
    <aside aria-label="Install the app" className="install-card">
      <img alt="" height={44} src="/icon-192.png" width={44} />
      <div className="grow">
        <p className="install-title">HonestOdds as an app</p>
        <p className="tiny">In a window of its own. Pages that you have opened also work offline.</p>
        <button className="btn btn-primary btn-sm" disabled={isInstalling} onClick={handleInstall} type="button">
          {isInstalling ? "Installing..." : "Install Now"}
        </button>
      </div>
      <button aria-label="Close" className="btn btn-quiet btn-icon" onClick={finishInstall} type="button">
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
