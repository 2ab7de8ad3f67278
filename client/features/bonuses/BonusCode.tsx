import { trackBonusClaim } from "../../graphql/trackedLinks";
import { copyText } from "../../shared/copyText";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../shared/ui/Icon";

interface BonusCodeProps {
  code: string;
  bonusId: string;
  casinoId: string | undefined;
}

/** A bonus code that is copied with one press. */
export function BonusCode({ code, bonusId, casinoId }: BonusCodeProps) {
  async function handleCopy() {
    const isCopied = await copyText(code);
    showNotice(isCopied ? messages.bonusCodeCopied : messages.copyFailed);
    if (isCopied) trackBonusClaim(bonusId, casinoId);
  }

  return (
    <button type="button" className="bonus-code" onClick={handleCopy} aria-label={`Copy bonus code ${code}`}>
      <code>{code}</code>
      <Icon name="copy" size={15} />
    </button>
  );
}
