import { Button, Dialog, Field, Input } from "@chakra-ui/react";
import { useRef } from "react";
import { copyText } from "../../shared/browser/copyText";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { panelMessages } from "../messages";
import { AdminDialog } from "../shell/AdminDialog";

export interface ShownSecret {
  /** The dialog's title, such as `Token for Importer`. */
  title: string;
  /** What the secret is: `Token` or `Secret`. */
  label: string;
  text: string;
  secret: string;
}

/** Shows a token or a signing secret. The server never shows it again. */
export function SecretDialog({ title, label, text, secret, onClose }: ShownSecret & { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const handleCopy = () =>
    void copyText(secret).then((isCopied) =>
      showNotice(isCopied ? panelMessages.secretCopied(label) : messages.copyFailed),
    );
  return (
    <AdminDialog initialFocus={field} isWide onClose={onClose} onCloseButton={onClose} text={text} title={title}>
      <Field.Root mt="4">
        <Field.Label>{label}</Field.Label>
        <Input
          autoComplete="off"
          fontFamily="mono"
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          ref={field}
          value={secret}
        />
      </Field.Root>
      <Dialog.Footer>
        <Button onClick={onClose}>Close</Button>
        <Button onClick={handleCopy} variant="solid">
          Copy {label.toLowerCase()}
        </Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}
