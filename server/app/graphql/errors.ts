/** Decides what a caller sees of an error: our own errors and GraphQL's own, and one sentence in place of all others. */
import { GraphQLError, type GraphQLFormattedError } from "graphql";

import {
  isDatabaseUnavailable,
  isStatementTimeout,
  isTransactionConflict,
} from "../../database/connection/postgresErrors.js";
import {
  AppError,
  BadUserInputError,
  errorCodes,
  type ErrorCode,
  TransactionConflictError,
} from "../../shared/errors.js";
import { maxTokens } from "../../shared/limits.js";
import { QueryTooComplexError } from "./limits/queryTooComplexError.js";

const hidden = new AppError(
  "Something went wrong on our side. Please try again; if it keeps happening, tell us the request id.",
  errorCodes.internalServerError,
);

const unavailable = new AppError(
  "We can't reach our database at the moment. Please try again in a minute.",
  errorCodes.serviceUnavailable,
);

const timedOut = new AppError(
  "This took our database too long, so it was stopped and nothing was changed. Ask for less at a time, or try again in a moment.",
  errorCodes.statementTimeout,
);

const conflict = new TransactionConflictError();

/** Whether the caller does not learn what happened, so it must be logged. */
export function isHidden(error: unknown): boolean {
  const shown = shownError(error);
  return shown === hidden || shown === unavailable || shown === timedOut;
}

/** Apollo's `formatError`. The request id is added by the plugin that knows it. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, extensions } = shownError(error);
  const { http: _http, ...visible } = extensions;
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: visible };
}

/** The error that the response shows for any error. */
export function shownError(error: unknown): AppError {
  const chain = causes(error);
  const appError = chain.find((each) => each instanceof AppError);
  if (appError) return appError;
  if (chain.some(isDatabaseUnavailable)) return unavailable;
  if (chain.some(isStatementTimeout)) return timedOut;
  if (chain.some(isTransactionConflict)) return conflict;
  return error instanceof GraphQLError ? (shownGraphqlError(error) ?? hidden) : hidden;
}

/** The error and everything that it wraps, outermost first. */
function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && each !== null && !chain.includes(each);) {
    chain.push(each);
    each = (each as { originalError?: unknown }).originalError;
  }
  return chain;
}

/** GraphQL's own words for a mistake in the document, the variables or the request; null when it is no such mistake. */
function shownGraphqlError(error: GraphQLError): AppError | null {
  const message = withoutValues(error.message);
  switch (error.extensions["code"]) {
    case "GRAPHQL_PARSE_FAILED":
      return isTokenLimit(message)
        ? new QueryTooComplexError(`It has more than ${maxTokens} tokens.`)
        : new AppError(message, errorCodes.graphqlParseFailed);
    case "GRAPHQL_VALIDATION_FAILED":
      // graphql-js gives up comparing fields that could stand for the same key of the answer.
      return message === "Validation aborted."
        ? new QueryTooComplexError("It selects too many fields in one place.")
        : new AppError(message, errorCodes.graphqlValidationFailed);
    case "OPERATION_RESOLUTION_FAILURE":
      return new BadUserInputError([{ field: "operationName", message }]);
    case "BAD_USER_INPUT":
      return wrongVariable(error);
    case "BAD_REQUEST":
      return badRequest(error);
    case "PERSISTED_QUERY_NOT_FOUND":
      return new AppError(error.message, errorCodes.persistedQueryNotFound);
    default:
      if (message.startsWith("Too many errors processing variables"))
        return new BadUserInputError([
          { field: "", message: "The variables have more mistakes than are listed here." },
        ]);
      return isWrongArgument(error) ? new BadUserInputError([{ field: "", message }]) : wrongPersistedQuery(error);
  }
}

function isTokenLimit(message: string): boolean {
  return /^Syntax Error: Document contains more tha\w \d+ tokens/.test(message);
}

/** Thrown by graphql-js before a resolver is called, without a code and without a cause. */
function isWrongArgument(error: GraphQLError): boolean {
  return error.originalError === undefined && error.message.startsWith('Argument "');
}

function badRequest(error: GraphQLError): AppError {
  const { status } = (error.extensions["http"] ?? {}) as { status?: number };
  const code: ErrorCode = status === 405 ? errorCodes.methodNotAllowed : errorCodes.badUserInput;
  return new AppError(error.message, code);
}

function wrongPersistedQuery(error: GraphQLError): AppError | null {
  const isWrong = error.message === "Unsupported persisted query version" || error.message.startsWith("provided sha");
  return isWrong ? new BadUserInputError([{ field: "extensions.persistedQuery", message: error.message }]) : null;
}

/** `Variable "$input" got invalid value {...} at "input.rating"; Float cannot represent ...: "x"`, without the values. */
function wrongVariable(error: GraphQLError): AppError {
  const variable = /^Variable "\$(\w+)"/.exec(error.message)?.[1] ?? "";
  const detail = error.originalError?.message;
  if (detail === undefined || !error.message.endsWith(`; ${detail}`))
    return new BadUserInputError([{ field: variable, message: withoutValues(error.message) }]);
  const before = error.message.slice(0, -detail.length - 2);
  const field = / at "([\w.[\]]+)"$/.exec(before)?.[1] ?? variable;
  return new BadUserInputError([{ field, message: withoutValues(detail) }]);
}

/** Names of fields and operations are repeated, but a name has no business being longer than this. */
const longestMessage = 300;

function shortened(message: string): string {
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}...` : message;
}

/** What the caller sent may be personal and ends up in other people's logs; a message never repeats it. */
function withoutValues(message: string): string {
  return shortened(message)
    .replace(/^(Variable "\$\w+") got invalid value [^]*$/, "$1 got an invalid value.")
    .replace(/^(Expected value of type "[^"]+"), found [^]*$/, "$1.")
    .replace(/^Value [^]* does not exist in ("\w+") enum\.([^]*)$/, "The value does not exist in the enum $1.$2")
    .replace(/ cannot represent ([^:]*): [^]*$/, " cannot represent $1.");
}
