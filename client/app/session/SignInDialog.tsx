import { useRef } from "react";
import type { KnownSession } from "../../features/session/sessionEvents";
import { SignInForm } from "../../features/session/SignInForm";
import { messages } from "../../shared/messages";
import { ModalDialog } from "../../shared/ui/ModalDialog";

interface SignInDialogProps {
  /** The one that has ended. */
  session: KnownSession;
  onDecline: () => void;
}

/** Over the page of an editor whose session has ended: what stands there stays as it is. */
export function SignInDialog({ session, onDecline }: SignInDialogProps) {
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <ModalDialog
      initialFocus={firstField}
      onClose={onDecline}
      role="alertdialog"
      text={session.isDemo ? messages.demoIsOver : messages.sessionIsOver}
      title="Sign in again"
    >
      <SignInForm email={session.isDemo ? undefined : session.name} firstField={firstField}>
        <button className="btn btn-quiet" onClick={onDecline} type="button">
          Not now
        </button>
      </SignInForm>
    </ModalDialog>
  );
}
