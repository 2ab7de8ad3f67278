import { recipeClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";
import { trackBonusClaim, bonusClaim } from "../../graphql/trackedLinks";
import { copyText } from "../../shared/browser/copyText";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../ui/Icon";
import { OutboundLink } from "../../ui/OutboundLink";
import { button } from "../../theme/classes";

const bonusCode = recipeClass<typeof recipes.bonusCode>("bonus-code");

interface BonusCodeProps {
  code: string;
  bonusId: string;
  casinoId: string | undefined;
}

/** A button with a bonus code. A click copies the code. */
export function BonusCode({ code, bonusId, casinoId }: BonusCodeProps) {
  async function handleCopy() {
    const isCopied = await copyText(code);
    showNotice(isCopied ? messages.bonusCodeCopied : messages.copyFailed);
    if (isCopied) trackBonusClaim(bonusId, casinoId);
  }

  return (
    <button type="button" className={bonusCode()} onClick={handleCopy} aria-label={`Copy bonus code ${code}`}>
      <code>{code}</code>
      <Icon name="copy" size={15} />
    </button>
  );
}

interface BonusExitProps {
  bonusId: string;
  casino: { id: string; name: string; websiteUrl: string | null };
  isTall?: boolean;
}

/** The link from a bonus to its casino's website. */
export function BonusExit({ bonusId, casino, isTall }: BonusExitProps) {
  return (
    <OutboundLink
      aria-label={`Visit casino ${casino.name} for this bonus (opens in a new tab)`}
      className={button({ tone: "secondary", size: "sm", isTall })}
      href={casino.websiteUrl}
      {...bonusClaim(bonusId, casino.id)}
    >
      Visit casino
    </OutboundLink>
  );
}
