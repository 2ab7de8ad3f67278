import { useState } from "react";
import { useSignInMutation } from "../../graphql/documents/signIn";
import { apiErrorOf } from "../../graphql/failure";
import { messages, tooManySignIns } from "../../shared/messages";
import { emitSessionEvent } from "./sessionEvents";

function wordsFor(error: unknown): string {
  const { code, message, retryAfter } = apiErrorOf(error);
  if (code === "UNAUTHENTICATED") return messages.wrongSignIn;
  if (code === "RATE_LIMITED") return tooManySignIns(retryAfter);
  return message;
}

/** Signing in: its failure in words, and the event for whoever waits for a session, in this tab and others. */
export function useSignIn() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [mutate] = useSignInMutation({ fetchPolicy: "no-cache" });

  /** Resolves with whether there is a session now. */
  async function submit(email: string, password: string): Promise<boolean> {
    if (isSigningIn) return false;
    if (email.trim() === "" || password === "") {
      setFailure(email.trim() === "" ? messages.signInWithoutEmail : messages.signInWithoutPassword);
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
      setFailure(wordsFor(error));
      return false;
    } finally {
      setIsSigningIn(false);
    }
  }

  return { submit, isSigningIn, failure };
}
