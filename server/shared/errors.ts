/** Every error that the server shows to a caller. Any other error is a fault, and its message is hidden. */
import { GraphQLError } from "graphql";

/** The closed list of `extensions.code`. A caller can rely on each of them. */
export const errorCodes = {
  badUserInput: "BAD_USER_INPUT",
  unauthenticated: "UNAUTHENTICATED",
  forbidden: "FORBIDDEN",
  notFound: "NOT_FOUND",
  conflict: "CONFLICT",
  rateLimited: "RATE_LIMITED",
  queryTooComplex: "QUERY_TOO_COMPLEX",
  serviceUnavailable: "SERVICE_UNAVAILABLE",
  internalServerError: "INTERNAL_SERVER_ERROR",
  graphqlParseFailed: "GRAPHQL_PARSE_FAILED",
  graphqlValidationFailed: "GRAPHQL_VALIDATION_FAILED",
  requestTooLarge: "REQUEST_TOO_LARGE",
  requestTimeout: "REQUEST_TIMEOUT",
  unsupportedMediaType: "UNSUPPORTED_MEDIA_TYPE",
  methodNotAllowed: "METHOD_NOT_ALLOWED",
  persistedQueryNotFound: "PERSISTED_QUERY_NOT_FOUND",
  cursorExpired: "CURSOR_EXPIRED",
  statementTimeout: "STATEMENT_TIMEOUT",
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** What each code tells a caller; `docs/api.md` prints them. */
export const errorMeanings: Record<ErrorCode, string> = {
  BAD_USER_INPUT: "The input breaks a rule; `fields` names each field and says what to do about it.",
  UNAUTHENTICATED: "A session is needed, and there is none or it has ended. Sign in.",
  FORBIDDEN: "Not from here: a mutation from another site's page, or something that only the operator may read.",
  NOT_FOUND: "The row that was to be changed is gone. Queries answer null instead.",
  CONFLICT:
    "The state is not what the caller assumed: the row has changed since it was loaded, its id was used for another row, or the e-mail address is on the newsletter list. A slug that another row has is BAD_USER_INPUT with its field.",
  RATE_LIMITED: "Asked too often; `retryAfter` and the header Retry-After say how many seconds to wait.",
  QUERY_TOO_COMPLEX:
    "The operation is larger than the limits below allow. Ask for less at a time. Where it costs too much, `cost` and `maxCost` in the error's `extensions` say how much.",
  SERVICE_UNAVAILABLE: "The server can't reach what it needs, or has too much to do. Ask again in a moment.",
  INTERNAL_SERVER_ERROR: "A fault of ours. The log has the rest under `requestId`.",
  GRAPHQL_PARSE_FAILED: "The document is not GraphQL.",
  GRAPHQL_VALIDATION_FAILED: "The document asks for what the schema does not have.",
  REQUEST_TOO_LARGE: "The body is larger than the limits below allow, or the address and headers than 16 KiB.",
  REQUEST_TIMEOUT: "The request did not arrive whole in time.",
  UNSUPPORTED_MEDIA_TYPE: "The body is not JSON, or no accepted media type is one that we answer with.",
  METHOD_NOT_ALLOWED: "Only GET and POST; by GET only queries.",
  PERSISTED_QUERY_NOT_FOUND: "The document of this hash is not known here. Send it once together with its hash.",
  STATEMENT_TIMEOUT:
    "The database ended a statement that took too long, or waited too long for another write. Nothing was changed. Ask for less at a time, or again in a moment.",
  CURSOR_EXPIRED:
    "The catalogue was restored from a backup since the change feed's cursor was made. Read the feed from its start.",
};

/** One rule that one input field breaks. */
export interface FieldError {
  /** The path of the field inside the input, such as `slug` or `review.about`. */
  field: string;
  /** What to do about it, in a sentence. */
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
    super(fields.map((each) => each.message).join(" "), errorCodes.badUserInput, { fields });
  }
}

export class UnauthenticatedError extends AppError {
  constructor(
    message = "Sign in to do this: there is no session, or it has ended.",
    extensions: Record<string, unknown> = {},
  ) {
    super(message, errorCodes.unauthenticated, extensions);
  }
}

/** Carries the seconds to wait in the Retry-After header and in the error. */
export class RateLimitedError extends AppError {
  constructor(message: string, retryAfter: number, headers: Record<string, string> = {}) {
    const http = { status: 429, headers: new Map(Object.entries({ ...headers, "retry-after": String(retryAfter) })) };
    super(message, errorCodes.rateLimited, { retryAfter, http });
  }
}

export class NotFoundError extends AppError {
  constructor(noun: string) {
    super(`There is no such ${noun}. It may have been deleted; reload the list.`, errorCodes.notFound);
  }
}

export class ConflictError extends AppError {
  constructor(message: string, extensions: Record<string, unknown> = {}) {
    super(message, errorCodes.conflict, extensions);
  }
}

/** The caller has disconnected or was timed out, so the rest of the work is skipped. */
export class AbandonedError extends AppError {
  constructor() {
    super("The work was stopped, since nobody waits for its result any more.", errorCodes.serviceUnavailable);
  }
}

/** Two writes conflicted, and this one was rolled back. */
export class TransactionConflictError extends ConflictError {
  constructor() {
    super("Another change got in the way of this one. Nothing was changed. Try again in a moment.");
  }
}

/** Why the server cannot start, in one sentence that says what to do. Printed without a stack. */
export class StartupError extends Error {}
