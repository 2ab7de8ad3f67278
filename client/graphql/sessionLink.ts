/**
 * Asks the editor to sign in when the API reports that there is no session, or to confirm that it is them when it requires
 * this, and then sends the operation again. Operations
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

/** Asks the editor to confirm that it is them. Resolves with whether they did. */
type AskToConfirm = () => Promise<boolean>;

let askToConfirm: AskToConfirm | null = null;

/**
 * Sets the function that asks for a confirmation before the editor changes how people sign in. Only the admin panel calls
 * this. Returns a function that removes `ask`.
 */
export function askWhenUnconfirmed(ask: AskToConfirm): () => void {
  askToConfirm = ask;
  return () => {
    if (askToConfirm === ask) askToConfirm = null;
  };
}

/** This operation is never retried, because a wrong password fails with the same error code as a missing session. */
const signingIn = "signIn";

/** Sends an operation at most twice. A retry is safe, because the API rejected the first attempt before running it. */
export function createSessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        const isAsking = operation.operationName !== signingIn && operation.getContext()["isBackground"] !== true;
        const { code } = apiErrorOf(error);
        const ask = code === "UNAUTHENTICATED" ? askToSignIn : code === "CONFIRMATION_REQUIRED" ? askToConfirm : null;
        if (!isAsking || !ask) return throwError(() => error);
        return from(ask()).pipe(switchMap((isDone) => (isDone ? forward(operation) : throwError(() => error))));
      }),
    ),
  );
}
