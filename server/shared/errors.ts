/** Every error that the server shows to a caller. Nothing else is ever thrown on purpose; whatever else is thrown is hidden. */
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
  unsupportedMediaType: "UNSUPPORTED_MEDIA_TYPE",
  methodNotAllowed: "METHOD_NOT_ALLOWED",
  persistedQueryNotFound: "PERSISTED_QUERY_NOT_FOUND",
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

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
  constructor() {
    super(
      "Sign in to do this. Demo mode, which needs no account, holds on the machine that runs npm start; " +
        "once a request has named another machine it is over until the next start.",
      errorCodes.unauthenticated,
    );
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

/** Why the server cannot start, in one sentence that says what to do. Printed without a stack. */
export class StartupError extends Error {}
