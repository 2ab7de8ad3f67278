import { Button, chakra, Dialog } from "@chakra-ui/react";
import { useRef } from "react";
import { copyText } from "../../../shared/browser/copyText";
import { saveText } from "../../../shared/browser/saveText";
import { messages } from "../../../shared/messages";
import { useSite } from "../../../shared/site";
import { showNotice } from "../../../shared/toasts";
import { panelMessages } from "../../messages";
import { useSession } from "../session";
import { AdminDialog } from "../../shell/AdminDialog";

/** Shows new recovery codes. The server stores only their hashes, so nobody can see them again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = useRef<HTMLButtonElement>(null);
  const site = useSite().name;
  const email = useSession().session.name;
  const text = codes.join("\n");
  return (
    <AdminDialog
      initialFocus={copy}
      isWide
      onClose={onClose}
      role="alertdialog"
      text="If you lose your phone or passkey, you can sign in with a recovery code. Each code works once. The codes won't be shown again, so store them somewhere safe, such as in a password manager or on paper."
      title="Your recovery codes"
    >
      <chakra.ol
        aria-label="Recovery codes"
        columnGap="6"
        display="grid"
        fontFamily="mono"
        fontSize="sm"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr))"
        listStyleType="none"
        mt="4"
        p="0"
        rowGap="1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <Dialog.Footer>
        <Button
          onClick={() =>
            saveText(
              "recovery-codes.txt",
              `Recovery codes for ${email} on ${site}. Each code works once.\n\n${text}\n`,
              "text/plain",
            )
          }
        >
          Download
        </Button>
        <Button
          onClick={() =>
            void copyText(text).then((isCopied) =>
              showNotice(isCopied ? panelMessages.codesCopied : messages.copyFailed),
            )
          }
          ref={copy}
        >
          Copy codes
        </Button>
        <Button onClick={onClose} variant="solid">
          I have stored them
        </Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}
