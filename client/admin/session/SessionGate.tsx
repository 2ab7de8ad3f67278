/** Shows the admin panel to editors with a session, and the sign-in page to all others. */
import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { AdminFrame, AdminTitle } from "../shell/AdminShell";
import { ErrorAlert } from "../shell/ErrorAlert";
import { SessionContext } from "./session";
import { useSessionKeeper } from "./useSessionKeeper";
import { PageSkeleton } from "../../ui/PageSkeleton";
import { Box, Card, Code, Text, Button } from "@chakra-ui/react";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/site";
import { Seo } from "../../ui/Seo";
import { FirstAccountCard, useNeedsFirstAccount } from "./FirstAccountForm";
import { ForgotPassword } from "./accountLink/ForgotPassword";
import { SignInForm } from "./SignInForm";
import type { KnownSession } from "./sessionEvents";
import { panelMessages } from "../messages";
import { AdminDialog } from "../shell/AdminDialog";
import { ConfirmIdentityHost } from "./secondFactor/ConfirmIdentity";
import { PasskeySignIn } from "./secondFactor/PasskeySignIn";
import { lazyWithRetry } from "../../shared/browser/lazyWithRetry";

const SecondFactorSetup = lazyWithRetry(() =>
  import("./secondFactor/SecondFactorSetup").then((module) => module.SecondFactorSetup),
);

export function SessionGate({ children }: { children: ReactNode }) {
  const { state, access, isSignInOpen, decline, retry } = useSessionKeeper();
  useFocusAfterSignIn(state.status === "none");

  if (state.status === "none") return <SignInPage />;
  if (!access) {
    const failure = state.status === "unknown" ? state.failure : undefined;
    return failure ? <Away message={failure.message} onRetry={() => void retry()} /> : <PageSkeleton />;
  }
  return (
    <SessionContext value={access}>
      {access.session.mustAddSecondFactor ? (
        <Suspense fallback={<PageSkeleton />}>
          <SecondFactorSetup />
        </Suspense>
      ) : (
        children
      )}
      <ConfirmIdentityHost />
      {isSignInOpen && <SignInDialog onDecline={decline} session={access.session} />}
    </SessionContext>
  );
}

/** Says that the session could not be loaded, and offers a retry. */
function Away(props: { message: string; onRetry: () => void }) {
  return (
    <AdminFrame>
      <AdminTitle />
      <ErrorAlert {...props} />
    </AdminFrame>
  );
}

/** Moves the focus to the page after signing in, because the sign-in form disappears. */
function useFocusAfterSignIn(isSignInPage: boolean): void {
  const wasSignInPage = useRef(false);
  useEffect(() => {
    if (wasSignInPage.current && !isSignInPage) document.getElementById("main")?.focus({ preventScroll: true });
    wasSignInPage.current = isSignInPage;
  }, [isSignInPage]);
}

/**
 * The sign-in page. It appears at every URL in the panel. The URL does not change, so the requested page opens after
 * signing in.
 */
function SignInPage() {
  return (
    <>
      <Seo
        title="Casino Admin Panel"
        description={`The admin panel of ${useSite().name}.`}
        path={paths.admin}
        isNoIndex
      />
      <AdminFrame>
        <AdminTitle />
        {useNeedsFirstAccount() && <FirstAccountCard />}
        <Card.Root aria-labelledby="sign-in-title" as="section" display="grid" gap="4" maxW="440px" mt="5">
          <Box as="h2" fontSize="xl" id="sign-in-title">
            Sign in
          </Box>
          <SignInForm />
          <PasskeySignIn />
          <ForgotPassword />
          <Text color="ink.2" fontSize="sm">
            To get an account, ask an owner of this site to invite you. If no owner can sign in, run this on the server:{" "}
            <Code>npm run admin -- create EMAIL</Code>.
          </Text>
        </Card.Root>
      </AdminFrame>
    </>
  );
}

interface SignInDialogProps {
  /** The session that has ended. The form is prefilled with the email address of the session's account. */
  session: KnownSession;
  onDecline: () => void;
}

/** A dialog over the page of an editor whose session has ended. The page behind it does not change. */
function SignInDialog({ session, onDecline }: SignInDialogProps) {
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <AdminDialog
      initialFocus={firstField}
      onClose={onDecline}
      role="alertdialog"
      text={session.isDemo ? panelMessages.demoIsOver : panelMessages.sessionIsOver}
      title="Sign in again"
    >
      <SignInForm email={session.isDemo ? undefined : session.name} firstField={firstField} mt="5">
        <Button onClick={onDecline} variant="ghost">
          Not now
        </Button>
      </SignInForm>
    </AdminDialog>
  );
}
