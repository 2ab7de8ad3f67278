/** Lets through to the panel whoever has a session, and asks all others to sign in. */
import { useEffect, useRef, type ReactNode } from "react";
import { AdminTitle } from "../../features/admin/AdminShell";
import { SessionContext } from "../../features/session/session";
import { useSessionKeeper } from "../../features/session/useSessionKeeper";
import { SignInPage } from "../../pages/admin/SignInPage";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { PageSkeleton } from "../../shared/ui/PageSkeleton";
import { SignInDialog } from "./SignInDialog";

export function SessionGate({ children }: { children: ReactNode }) {
  const { state, access, isAsking, decline, retry } = useSessionKeeper();
  useFocusAfterSignIn(state.status === "none");

  if (state.status === "none") return <SignInPage />;
  if (!access) {
    const failure = state.status === "unknown" ? state.failure : undefined;
    return failure ? <Away message={failure.message} onRetry={() => void retry()} /> : <PageSkeleton />;
  }
  return (
    <SessionContext value={access}>
      {children}
      {isAsking && <SignInDialog onDecline={decline} session={access.session} />}
    </SessionContext>
  );
}

/** Whether somebody is signed in can't be told at the moment. */
function Away(props: { message: string; onRetry: () => void }) {
  return (
    <div className="admin">
      <AdminTitle />
      <ErrorLine {...props} />
    </div>
  );
}

/** The form that had the focus is gone with the sign-in page. */
function useFocusAfterSignIn(isSignInPage: boolean): void {
  const wasSignInPage = useRef(false);
  useEffect(() => {
    if (wasSignInPage.current && !isSignInPage) document.getElementById("main")?.focus({ preventScroll: true });
    wasSignInPage.current = isSignInPage;
  }, [isSignInPage]);
}
