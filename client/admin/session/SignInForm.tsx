import { Button, chakra, Field, Flex, Input, type HTMLChakraProps } from "@chakra-ui/react";
import { useId, type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { ErrorAlert } from "../shell/ErrorAlert";
import { useMutation } from "@apollo/client/react";
import { apiErrorOf } from "../../graphql/failure";
import type { SecondFactorKind, SecondFactorProof } from "../../graphql/schemaTypes.generated";
import { showToast } from "../../shared/toasts";
import { panelMessages, tooManySignIns } from "../messages";
import { emitSessionEvent } from "./sessionEvents";
import { ProofForm } from "./secondFactor/ProofForm";
import { finishSignInDocument } from "./secondFactor/secondFactor.generated";
import { signInDocument } from "./Session.generated";

interface SignInFormProps extends Pick<HTMLChakraProps<"form">, "mt"> {
  /** The email address of the account whose session ended, if known. */
  email?: string | undefined;
  /** A ref to the first empty field. */
  firstField?: RefObject<HTMLInputElement | null>;
  /** Buttons next to the Sign in button. */
  children?: ReactNode;
}

/**
 * The sign-in form. It validates its own fields, because the browser's messages differ from the site's. Signing in
 * notifies the listeners of session events.
 */
export function SignInForm({ email = "", firstField, mt, children }: SignInFormProps) {
  const { submit, finish, startOver, secondFactors, isSigningIn, failure } = useSignIn();
  const id = useId();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const isAccepted = await submit(String(fields.get("email")), String(fields.get("password")));
    if (isAccepted) return;
    // Focuses the email field if it is empty. Otherwise, focuses the password, which is more likely to be wrong.
    const name = fields.get("email") ? "password" : "email";
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    field?.focus();
    field?.select();
  }

  if (secondFactors)
    return (
      <ProofForm action="Sign in" kinds={secondFactors} mt={mt} onProof={finish} purpose="SECOND_FACTOR">
        <Button onClick={startOver} type="button" variant="ghost">
          Start over
        </Button>
        {children}
      </ProofForm>
    );
  return (
    <chakra.form display="grid" gap="4" mt={mt} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && <ErrorAlert id={`${id}-failure`} message={failure} />}
      <Field.Root>
        <Field.Label>Email address</Field.Label>
        <Input
          aria-describedby={failure ? `${id}-failure` : undefined}
          autoComplete="username"
          defaultValue={email}
          inputMode="email"
          name="email"
          ref={email ? undefined : firstField}
          type="email"
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>Password</Field.Label>
        <Input
          aria-describedby={failure ? `${id}-failure` : undefined}
          autoComplete="current-password"
          name="password"
          ref={email ? firstField : undefined}
          type="password"
        />
      </Field.Root>
      <Flex gap="2.5" mt="1" wrap="wrap">
        <Button aria-disabled={isSigningIn} type="submit" variant="solid">
          {isSigningIn ? "Signing in..." : "Sign in"}
        </Button>
        {children}
      </Flex>
    </chakra.form>
  );
}

function messageFor(error: unknown): string {
  const { code, message, retryAfter } = apiErrorOf(error);
  if (code === "UNAUTHENTICATED") return panelMessages.wrongSignIn;
  if (code === "RATE_LIMITED") return tooManySignIns(retryAfter);
  return message;
}

/**
 * Returns the functions and the state of the sign-in form. Signing in notifies this tab and all others, which may be
 * waiting for a session.
 */
function useSignIn() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [secondFactors, setSecondFactors] = useState<readonly SecondFactorKind[] | null>(null);
  const [mutate] = useMutation(signInDocument, { fetchPolicy: "no-cache" });
  const [mutateFinish] = useMutation(finishSignInDocument, { fetchPolicy: "no-cache" });

  /**
   * Sends the email address and password. Resolves to true if they are correct, even if a second factor is still
   * needed.
   */
  async function submit(email: string, password: string): Promise<boolean> {
    if (isSigningIn) return false;
    if (email.trim() === "" || password === "") {
      setFailure(email.trim() === "" ? panelMessages.signInWithoutEmail : panelMessages.signInWithoutPassword);
      return false;
    }
    setIsSigningIn(true);
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { email, password } });
      if (!data) return false;
      emitSessionEvent({ type: "SIGNED_IN", session: data.signIn });
      return true;
    } catch (error) {
      const { secondFactors: kinds } = apiErrorOf(error);
      if (kinds) setSecondFactors(kinds);
      else setFailure(messageFor(error));
      return kinds !== undefined;
    } finally {
      setIsSigningIn(false);
    }
  }

  function startOver(message: string | null = null) {
    setSecondFactors(null);
    setFailure(message);
  }

  /** Sends the second factor. After too many wrong attempts, the editor must enter the password again. */
  async function finish(secondFactor: SecondFactorProof): Promise<void> {
    try {
      const { data } = await mutateFinish({ variables: { secondFactor } });
      if (!data) return;
      emitSessionEvent({ type: "SIGNED_IN", session: data.finishSignIn });
      if (secondFactor.recoveryCode) showToast(panelMessages.recoveryCodeUsed);
    } catch (error) {
      const { code, reason } = apiErrorOf(error);
      if (code !== "NOT_FOUND") throw error;
      startOver(reason ?? panelMessages.signInExpired);
    }
  }

  return { submit, finish, startOver: () => startOver(), secondFactors, isSigningIn, failure };
}
