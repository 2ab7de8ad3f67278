import { useState } from "react";
import { useSite } from "../../shared/site";
import { Icon } from "../../ui/Icon";
import { button, grow, text } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import { finishInstall, type InstallCardProps } from "./useInstallOffer";
import type * as recipes from "./install.recipe";

const installCard = recipeClass<typeof recipes.installCard>("install-card");

/** The card that offers to install the site as an app. Once the visitor has decided, the card never appears again. */
export function InstallCard({ event }: InstallCardProps) {
  const [isInstalling, setIsInstalling] = useState(false);
  const { name } = useSite();

  async function handleInstall() {
    setIsInstalling(true);
    try {
      await event.prompt();
      await event.userChoice;
    } catch (error) {
      console.error("PWA install error", error); // oxlint-disable-line eslint/no-console -- specified output
    } finally {
      finishInstall();
    }
  }

  return (
    <aside aria-label="Install the app" className={installCard()}>
      <img alt="" height={44} src="/icon-192.png" width={44} />
      <div className={grow()}>
        <p>{name} as an app</p>
        <p className={text({ size: "tiny" })}>
          Opens in its own window. Pages that you have visited also work offline.
        </p>
        <button
          className={button({ tone: "primary", size: "sm" })}
          disabled={isInstalling}
          onClick={handleInstall}
          type="button"
        >
          {isInstalling ? "Installing..." : "Install Now"}
        </button>
      </div>
      <button
        aria-label="Close"
        className={button({ tone: "quiet", size: "icon" })}
        onClick={finishInstall}
        type="button"
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
