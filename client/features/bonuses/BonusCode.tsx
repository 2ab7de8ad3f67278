import { copyText } from "../../shared/copyText";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { Icon } from "../../shared/ui/Icon";

/** A bonus code that is copied with one press. */
export function BonusCode({ code }: { code: string }) {
  async function handleCopy() {
    const isCopied = await copyText(code);
    showNotice(isCopied ? messages.bonusCodeCopied : messages.copyFailed);
  }

  return (
    <button type="button" className="bonus-code" onClick={handleCopy} aria-label={`Copy bonus code ${code}`}>
      <code>{code}</code>
      <Icon name="copy" size={15} />
    </button>
  );
}
