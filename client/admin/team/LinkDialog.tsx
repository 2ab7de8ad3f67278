import { Button, Dialog, Field, Input } from "@chakra-ui/react";
import { useRef } from "react";
import { copyText } from "../../shared/browser/copyText";
import { formatDay, formatTime } from "../../shared/format/dates";
import { messages } from "../../shared/messages";
import { showNotice } from "../../shared/toasts";
import { panelMessages } from "../messages";
import { AdminDialog } from "../shell/AdminDialog";
import type { LinkKind, OneTimeLink } from "./useTeam";

interface LinkDialogProps {
  kind: LinkKind;
  link: OneTimeLink;
  onClose: () => void;
}

/** Shows a one-time link. The server stores only its hash, so nobody can see the link again. */
export function LinkDialog({ kind, link: { url, email, expiresAt, isEmailed }, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const sending = isEmailed ? `The server is also emailing it to ${email}.` : `Send it to ${email} yourself.`;
  const until = `${formatDay(expiresAt)} at ${formatTime(expiresAt)} UTC`;
  return (
    <AdminDialog
      initialFocus={field}
      isWide
      onClose={onClose}
      onCloseButton={onClose}
      text={`The link works once and expires on ${until}. Anyone who has it can use it. It won't be shown again. ${sending}`}
      title={kind === "invitation" ? `Invitation for ${email}` : `Recovery link for ${email}`}
    >
      <Field.Root mt="4">
        <Field.Label>Link</Field.Label>
        <Input onFocus={(event) => event.currentTarget.select()} readOnly ref={field} value={url} />
      </Field.Root>
      <Dialog.Footer>
        <Button onClick={onClose}>Close</Button>
        <Button
          onClick={() =>
            void copyText(url).then((isCopied) => showNotice(isCopied ? panelMessages.linkCopied : messages.copyFailed))
          }
          variant="solid"
        >
          Copy link
        </Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}
