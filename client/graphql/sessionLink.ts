/** When the API reports that there is no session, asks the editor to sign in and sends the operation again. */
import { ApolloLink } from "@apollo/client";
import { catchError, from, switchMap, throwError } from "rxjs";
import { apiErrorOf } from "./failure";

/** Resolves with whether there is a session now. */
type AskToSignIn = () => Promise<boolean>;

let askToSignIn: AskToSignIn | null = null;

/**
 * Sets the function that asks the editor to sign in. Only the admin panel sets one. Returns a function that removes it.
 */
export function askWhenSignedOut(ask: AskToSignIn): () => void {
  askToSignIn = ask;
  return () => {
    if (askToSignIn === ask) askToSignIn = null;
  };
}

/** For requests that are not operations. Resolves with whether there is a session now. */
export function askToSignInAgain(): Promise<boolean> {
  return askToSignIn?.() ?? Promise.resolve(false);
}

/** Signing in with a wrong password fails with the same code. */
const signingIn = "signIn";

/**
 * Retries an operation at most once. The first attempt had no effect, because the API rejected it before running it.
 */
export function createSessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        const isSignedOut = apiErrorOf(error).code === "UNAUTHENTICATED" && operation.operationName !== signingIn;
        if (!isSignedOut || !askToSignIn) return throwError(() => error);
        return from(askToSignIn()).pipe(
          switchMap((isSignedIn) => (isSignedIn ? forward(operation) : throwError(() => error))),
        );
      }),
    ),
  );
}
