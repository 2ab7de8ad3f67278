/**
 * Asks the editor to sign in when the API reports that there is no session, and then sends the operation again. Operations
 * in the background, which the editor did not start, fail instead.
 */
import { ApolloLink } from "@apollo/client";
import { catchError, from, switchMap, throwError } from "rxjs";
import { apiErrorOf } from "./failure";

/** Asks the editor to sign in. Resolves with whether there is a session now. */
type AskToSignIn = () => Promise<boolean>;

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
 * Asks the editor to sign in after a request that is not a GraphQL operation. Resolves with whether there is a session
 * now.
 */
export function askToSignInAgain(): Promise<boolean> {
  return askToSignIn?.() ?? Promise.resolve(false);
}

/** This operation is never retried, because a wrong password fails with the same error code as a missing session. */
const signingIn = "signIn";

/** Sends an operation at most twice. A retry is safe, because the API rejected the first attempt before running it. */
export function createSessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        const isAsking = operation.operationName !== signingIn && operation.getContext()["isBackground"] !== true;
        const isSignedOut = isAsking && apiErrorOf(error).code === "UNAUTHENTICATED";
        if (!isSignedOut || !askToSignIn) return throwError(() => error);
        return from(askToSignIn()).pipe(
          switchMap((isSignedIn) => (isSignedIn ? forward(operation) : throwError(() => error))),
        );
      }),
    ),
  );
}
