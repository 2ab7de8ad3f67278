import { ChakraProvider, Button, Dialog } from "@chakra-ui/react";
import { ConfirmHost, type ConfirmDialogProps } from "../../ui/confirm/ConfirmHost";
import { AdminPage } from "./AdminPage";
import { system } from "../../theme/system";
import { SessionGate } from "../session/SessionGate";
import { useRef, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { LINK_PARAMETER } from "../../shared/paths";
import { LinkPage } from "../session/accountLink/LinkPage";
import { AdminDialog } from "./AdminDialog";

const pressable = "button, a[href], label";

/**
 * Moves the focus out of a form's field at the end of a click, not when the mouse button goes down. The field's error
 * message appears when the field loses the focus. It would otherwise move the pressed button away before the release,
 * and the browser would send no click.
 */
function useSteadyPress(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const keepFocus = (event: MouseEvent) => {
      pressed = null;
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
      if (!document.activeElement?.closest("form")) return;
      pressed = event.target.closest<HTMLElement>(pressable);
      if (pressed) event.preventDefault();
    };
    // Runs before React's handlers, which then find the values that the field stores when it loses the focus.
    const moveFocus = ({ target }: MouseEvent) => {
      if (pressed && target instanceof Node && pressed.contains(target)) pressed.focus({ preventScroll: true });
      pressed = null;
    };
    document.addEventListener("mousedown", keepFocus);
    document.addEventListener("click", moveFocus, true);
    return () => {
      document.removeEventListener("mousedown", keepFocus);
      document.removeEventListener("click", moveFocus, true);
    };
  }, []);
}

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
