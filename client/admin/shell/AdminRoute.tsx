import { ChakraProvider, Button, Dialog } from "@chakra-ui/react";
import { ConfirmHost, type ConfirmDialogProps } from "../../ui/confirm/ConfirmHost";
import { AdminPage } from "./AdminPage";
import { system } from "../../theme/system";
import { SessionGate } from "../session/SessionGate";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { LINK_PARAMETER } from "../../shared/paths";
import { LinkPage } from "../session/accountLink/LinkPage";
import { AdminDialog } from "./AdminDialog";
import { useSteadyPress } from "./useSteadyPress";

/**
 * The route of the admin panel. No other route uses Chakra's components, so only editors load Chakra (28 KB gzipped)
 * and the panel's own scripts and style sheet.
 */
export function AdminRoute() {
  const [parameters] = useSearchParams();
  useSteadyPress();
  return (
    <ChakraProvider value={system}>
      <ConfirmHost Dialog={AdminConfirmDialog}>
        {parameters.has(LINK_PARAMETER) ? (
          <LinkPage />
        ) : (
          <SessionGate>
            <AdminPage />
          </SessionGate>
        )}
      </ConfirmHost>
    </ChakraProvider>
  );
}

/** The admin panel's confirmation dialog. */
function AdminConfirmDialog({ question: { title, text, action, isSafe, details }, onAnswer }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AdminDialog initialFocus={cancel} onClose={() => onAnswer(false)} role="alertdialog" text={text} title={title}>
      {details}
      <Dialog.Footer>
        <Button onClick={() => onAnswer(false)} ref={cancel}>
          Cancel
        </Button>
        <Button data-danger={isSafe ? undefined : ""} onClick={() => onAnswer(true)} variant="solid">
          {action}
        </Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}
