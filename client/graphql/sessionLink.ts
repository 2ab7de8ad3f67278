/** When the API says that there is no session, whoever is here is asked to sign in, and the operation is sent again. */
import { ApolloLink } from "@apollo/client";
import { catchError, from, switchMap, throwError } from "rxjs";
import { apiErrorOf } from "./failure";

/** Resolves with whether there is a session now. */
export type AskToSignIn = () => Promise<boolean>;

let askToSignIn: AskToSignIn | null = null;

/** Has this asked from now on: the panel does, which alone knows how to sign in. Answers how to stop. */
export function askWhenSignedOut(ask: AskToSignIn): () => void {
  askToSignIn = ask;
  return () => {
    if (askToSignIn === ask) askToSignIn = null;
  };
}

/** Signing in fails with the same code when the password is wrong. */
const signingIn = "signIn";

/** Sends an operation once more at most. Nothing was done by the first: the API refuses before it does anything. */
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
