/** Every error that the server shows to a caller. The server hides the messages of all other errors. */
import { GraphQLError } from "graphql";

/** All values of `extensions.code`, with the descriptions for `docs/api.md`. */
export const errorMeanings = {
  BAD_USER_INPUT: "The input breaks a rule. `fields` names each field and says how to fix it.",
  UNAUTHENTICATED: "The operation requires a session, but there is none or it has ended. Sign in.",
  INVALID_TOKEN:
    "The API token in the Authorization header is unknown, has expired, or was revoked. The status is 401. Ask an owner for a new token.",
  FORBIDDEN:
    "The request is not allowed. If the account's role does not allow it, `roles` names the roles that do. If the API token does not allow it, `scopes` names the scopes that do. Mutations and uploads from another site's page, and requests for data that only the operator can read, also fail with this code.",
  SECOND_FACTOR_REQUIRED:
    "The password is correct, and the account has a second factor. `secondFactors` names the ways to finish the sign-in. Call `finishSignIn` with one of them.",
  SECOND_FACTOR_SETUP_REQUIRED:
    "An owner requires a second factor for every account, and this account has none. Until you add one, the only other thing that you can do is sign out.",
  CONFIRMATION_REQUIRED:
    "The operation changes how people sign in, and the session was not confirmed in the last 10 minutes. Call `confirmIdentity`, then retry.",
  NOT_FOUND: "The row to change does not exist. Queries return null instead.",
  CONFLICT:
    "The data is not in the state that the caller assumed. For example, the row has changed since it was loaded, the id was used for another row, or the email address is already on the newsletter list. If another row has the slug, the code is BAD_USER_INPUT instead.",
  RATE_LIMITED: "Too many requests. `retryAfter` and the Retry-After header say how many seconds to wait.",
  QUERY_TOO_COMPLEX:
    "The operation exceeds one of the limits below. Request less data at a time. If the cost is too high, the error's `extensions` have `cost` and `maxCost`.",
  SERVICE_UNAVAILABLE: "The server cannot reach its database or its image storage, or is overloaded. Retry shortly.",
  INTERNAL_SERVER_ERROR: "An error occurred on the server. The server's log has the details under `requestId`.",
  GRAPHQL_PARSE_FAILED: "The document is not valid GraphQL.",
  GRAPHQL_VALIDATION_FAILED: "The document does not match the schema.",
  REQUEST_TOO_LARGE: "The body exceeds the limit below, or the URL and headers exceed 16 KiB.",
  REQUEST_TIMEOUT: "The complete request did not arrive in time.",
  UNSUPPORTED_MEDIA_TYPE:
    "The body is not JSON (for an upload: not an image that the server accepts), or the server cannot return a media type that the caller accepts.",
  METHOD_NOT_ALLOWED: "Only GET and POST are supported, and GET only for queries.",
  PERSISTED_QUERY_NOT_FOUND:
    "The server does not know the document with this hash. Send the document together with its hash. Later requests can send only the hash.",
  STATEMENT_TIMEOUT:
    "The database canceled a statement that took too long or waited too long for another write. Nothing was changed. Request less data at a time, or retry shortly.",
  CURSOR_EXPIRED:
    "The catalogue was restored from a backup after the change feed's cursor was created. Read the feed from its start.",
};

export type ErrorCode = keyof typeof errorMeanings;

/** A rule that an input field breaks. */
export interface FieldError {
  /** The path of the field inside the input, such as `slug` or `review.about`. */
  field: string;
  /** The problem and how to fix it, in one sentence. */
  message: string;
}

/** An error whose message and extensions are meant for the caller. */
export class AppError extends GraphQLError {
  constructor(message: string, code: ErrorCode, extensions: Record<string, unknown> = {}) {
    super(message, { extensions: { ...extensions, code } });
  }
}

export class BadUserInputError extends AppError {
  constructor(fields: FieldError[]) {
    super(fields.map((each) => each.message).join(" "), "BAD_USER_INPUT", { fields });
  }
}

/** The error for a document that exceeds the limits of one request. `why` gives the reason in one sentence. */
export class QueryTooComplexError extends AppError {
  constructor(why: string, facts: { cost: number; maxCost: number } | null = null) {
    super(`The operation is too large for one request. ${why}`, "QUERY_TOO_COMPLEX", {
      http: { status: 400 },
      ...facts,
    });
  }
}

export class UnauthenticatedError extends AppError {
  constructor(
    message = "This operation requires a session, but there is none or it has ended. Sign in.",
    extensions: Record<string, unknown> = {},
  ) {
    super(message, "UNAUTHENTICATED", extensions);
  }
}

/** The error for a request whose API token the server does not accept. */
export class InvalidTokenError extends AppError {
  /** @param message What is wrong with the token, and what to do. */
  constructor(message: string) {
    const headers = new Map([["www-authenticate", 'Bearer realm="api", error="invalid_token"']]);
    super(message, "INVALID_TOKEN", { http: { status: 401, headers } });
  }
}

/** The error for a viewer whose role does not allow the operation. */
export class ForbiddenError extends AppError {
  /**
   * @param what What the viewer tried to do, such as `publish changes`.
   * @param isToken Whether the request has an API token. If so, the role is that of the token's creator.
   */
  constructor(what: string, role: string, roles: readonly string[], isToken = false) {
    const others = new Intl.ListFormat("en", { type: "conjunction" }).format(roles.map((each) => `${each}s`));
    const why = isToken
      ? `The account that created this API token has the role ${role}. Ask an owner for a new token.`
      : `Your role is ${role}. Ask an owner to do it or to change your role.`;
    super(`Only ${others} can ${what}. ${why}`, "FORBIDDEN", { roles: roles.map((each) => each.toUpperCase()) });
  }
}

/** The error for an API token whose scopes do not allow the operation. */
export class OutOfScopeError extends AppError {
  /**
   * @param what What the program tried to do, such as `publish changes`.
   * @param scopes The scopes that allow it.
   * @param isOpen Whether anybody can do it without a token.
   */
  constructor(what: string, scopes: readonly string[], isOpen: boolean) {
    const names = scopes.map((scope) => scope.replaceAll(/[A-Z]/g, "_$&").toUpperCase());
    const needed =
      names.length > 0
        ? `Only API tokens with the scope ${names.join(" or ")} can ${what}. Ask an owner for a token with this scope.`
        : isOpen
          ? "API tokens can't run this mutation. Send it without the Authorization header."
          : `API tokens can't ${what}. Sign in to the panel and do it there.`;
    super(needed, "FORBIDDEN", { scopes: names });
  }
}

/** The error for a correct password if the account has a second factor. `secondFactors` names the ways to continue. */
export class SecondFactorRequiredError extends AppError {
  constructor(secondFactors: readonly string[]) {
    super("The password is correct. Finish the sign-in with a second factor.", "SECOND_FACTOR_REQUIRED", {
      secondFactors,
    });
  }
}

/** The error for a session that can only add a second factor or sign out. */
export class SecondFactorSetupRequiredError extends AppError {
  constructor() {
    super(
      "An owner requires everyone to use a second factor. Add an authenticator app or a passkey to your account first.",
      "SECOND_FACTOR_SETUP_REQUIRED",
    );
  }
}

/** The error for an operation that changes how people sign in, if the session was not confirmed recently. */
export class ConfirmationRequiredError extends AppError {
  constructor() {
    super("Confirm your identity with `confirmIdentity`, then retry.", "CONFIRMATION_REQUIRED");
  }
}

/**
 * The error for a client that has reached a rate limit. The Retry-After header and the error itself say how many
 * seconds to wait.
 */
export class RateLimitedError extends AppError {
  constructor(message: string, retryAfter: number, headers: Record<string, string> = {}) {
    const http = { status: 429, headers: new Map(Object.entries({ ...headers, "retry-after": String(retryAfter) })) };
    super(message, "RATE_LIMITED", { retryAfter, http });
  }
}

export class NotFoundError extends AppError {
  constructor(noun: string) {
    super(`This ${noun} does not exist. It may have been deleted.`, "NOT_FOUND");
  }
}

export class ConflictError extends AppError {
  constructor(message: string, extensions: Record<string, unknown> = {}) {
    super(message, "CONFLICT", extensions);
  }
}

/** Thrown to stop work after the caller has disconnected or the request has timed out. */
export class AbandonedError extends AppError {
  constructor() {
    super(
      "The server stopped the work, because the caller disconnected or the request took too long. Retry it.",
      "SERVICE_UNAVAILABLE",
    );
  }
}

/** The error for a write that was rolled back because it conflicted with another write. */
export class TransactionConflictError extends ConflictError {
  constructor() {
    super("This change conflicted with another change. Nothing was changed. Retry shortly.");
  }
}

/**
 * An error that prevents the server from starting. Its message, which is printed without a stack trace, says what to
 * do.
 */
export class StartupError extends Error {}
