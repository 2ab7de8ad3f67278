/**
 * If the API reports that there is no session, asks the editor to sign in. If the API requires a confirmed identity,
 * asks the editor to confirm it. Then sends the operation again. Background operations, which the editor did not start,
 * fail instead.
 */
import { ApolloLink } from "@apollo/client";
import { catchError, from, switchMap, throwError } from "rxjs";
import { apiErrorOf } from "./failure";

/**
 * Asks the editor to sign in or, for the code `CONFIRMATION_REQUIRED`, to confirm their identity. Resolves to true if
 * they did.
 */
type AskToSignIn = (code: string) => Promise<boolean>;

let askToSignIn: AskToSignIn | null = null;

/**
 * Sets the function that asks the editor to sign in. Only the admin panel calls this. Returns a function that removes
 * `ask`.
 */
export function askWhenSignedOut(ask: AskToSignIn): () => void {
  askToSignIn = ask;
  return () => {
    if (askToSignIn === ask) askToSignIn = null;
  };
}

/**
 * Asks the editor to sign in after a request that is not a GraphQL operation. Resolves to true if there is a session
 * now.
 */
export function askToSignInAgain(): Promise<boolean> {
  return askToSignIn?.("UNAUTHENTICATED") ?? Promise.resolve(false);
}

/** Matches the error codes that an operation gets until the editor signs in or confirms their identity. */
const asksAgain = /^UNAUTHENTICATED$|^CONFIRMATION_REQUIRED$/;

/** This operation is never retried, because a wrong password fails with the same error code as a missing session. */
const signingIn = "signIn";

/**
 * Creates a link that sends an operation at most twice. A retry is safe, because the API rejected the first attempt
 * before running it.
 */
export function createSessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        const canAskToSignIn = operation.operationName !== signingIn && operation.getContext()["isBackground"] !== true;
        const { code } = apiErrorOf(error);
        if (!canAskToSignIn || !askToSignIn || !asksAgain.test(code)) return throwError(() => error);
        return from(askToSignIn(code)).pipe(
          switchMap((isDone) => (isDone ? forward(operation) : throwError(() => error))),
        );
      }),
    ),
  );
}
