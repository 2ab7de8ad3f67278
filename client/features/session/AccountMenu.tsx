import { useCallback, useId, useRef, useState } from "react";
import { Icon } from "../../shared/ui/Icon";
import { useDismiss } from "../../shared/useDismiss";
import { OwnSessions } from "./OwnSessions";
import { useSession } from "./session";
import { SignOutButtons } from "./SignOutButtons";

/** Who is working here, and the way out. Demo mode has no account. */
export function AccountMenu() {
  const { session, isEnded, askToSignIn } = useSession();
  if (session.isDemo) return null;
  if (!isEnded) return <AccountDisclosure name={session.name} />;
  return (
    <button className="btn btn-secondary" onClick={askToSignIn} type="button">
      Sign in
    </button>
  );
}

function AccountDisclosure({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((byKey: boolean) => {
    if (byKey) button.current?.focus();
    setIsOpen(false);
  }, []);
  useDismiss(area, isOpen, close);

  return (
    <div className="account" ref={area}>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className="btn btn-secondary account-button"
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        type="button"
      >
        <span className="sr-only">Account</span>
        <span className="account-name">{name}</span>
        <Icon name="chevron" size={14} />
      </button>
      <section aria-label="Account" className="panel account-panel" hidden={!isOpen} id={id}>
        {isOpen && (
          <>
            <OwnSessions />
            <SignOutButtons />
          </>
        )}
      </section>
    </div>
  );
}
