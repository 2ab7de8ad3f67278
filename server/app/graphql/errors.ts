/**
 * Decides how much of an error a caller sees. Callers see our own errors and GraphQL's errors. Generic messages replace
 * all other errors.
 */
import { type GraphQLResponse, HeaderMap } from "@apollo/server";
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from "graphql";

import {
  isDatabaseReadOnly,
  isDatabaseUnavailable,
  isStatementTimeout,
  isTransactionConflict,
} from "../../database/connection/postgresErrors.js";
import type { Log } from "../../platform/log.js";
import { AppError, BadUserInputError, QueryTooComplexError, TransactionConflictError } from "../../shared/errors.js";
import { maxTokens } from "../../shared/limits.js";
import { chooseMediaType, mediaTypes } from "./mediaType.js";

/**
 * How often a document may select one field in one place. graphql-js compares each pair, and fewer are possible if the
 * field has a selection of its own.
 */
export const maxRepeats = 707;

const hidden = new AppError(
  "Something went wrong on the server. Retry the request. If the error persists, report the request id.",
  "INTERNAL_SERVER_ERROR",
);

const unavailable = new AppError("The database is unavailable. Retry in a minute.", "SERVICE_UNAVAILABLE");

const readOnly = new AppError(
  "The database accepts no changes at the moment. Nothing was changed. Retry later, or ask the site's operator.",
  "SERVICE_UNAVAILABLE",
);

const timedOut = new AppError(
  "The database canceled a statement that took too long. Nothing was changed. Request less data at a time, or retry shortly.",
  "STATEMENT_TIMEOUT",
);

const conflict = new TransactionConflictError();

/** Whether callers see only a generic message for an error, so the server must log the error. */
export function isHidden(error: unknown): boolean {
  const shown = shownError(error);
  return [hidden, unavailable, readOnly, timedOut].includes(shown);
}

/** Logs an operation's errors that its caller does not see. */
export function logHiddenErrors(
  log: Log,
  errors: readonly GraphQLError[],
  operation: { requestId: string; operationName?: string | null | undefined },
): void {
  for (const error of errors.filter(isHidden)) {
    const err = error.originalError ?? error;
    log.error({ err, ...operation, path: error.path?.join(".") }, "an operation failed");
  }
}

/** The `formatError` function for Apollo. The operation plugin adds the request id. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, extensions } = shownError(error);
  const { http: _http, ...visible } = extensions;
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: visible };
}

/** Converts an execution result to Apollo's response. Formats the errors too, because Apollo formats only its own. */
export function responseOf({ errors, data = null }: ExecutionResult): GraphQLResponse {
  const http = { status: undefined, headers: new HeaderMap() };
  if (!errors) return { http, body: { kind: "single", singleResult: { data } } };
  for (const { extensions } of errors) {
    const { status, headers } = (extensions["http"] ?? {}) as { status?: number; headers?: Map<string, string> };
    if (status !== undefined) Object.assign(http, { status });
    for (const [name, value] of headers ?? []) http.headers.set(name, value);
  }
  const singleResult = { errors: errors.map((error) => formatError(error.toJSON(), error)), data };
  return { http, body: { kind: "single", singleResult } };
}

/** Returns the error that the response shows in place of the given error. */
export function shownError(error: unknown): AppError {
  const chain = causes(error);
  const appError = chain.find((each) => each instanceof AppError);
  if (appError) return appError;
  if (chain.some(isDatabaseUnavailable)) return unavailable;
  if (chain.some(isDatabaseReadOnly)) return readOnly;
  if (chain.some(isStatementTimeout)) return timedOut;
  if (chain.some(isTransactionConflict)) return conflict;
  return error instanceof GraphQLError ? (shownGraphqlError(error) ?? hidden) : hidden;
}

/** Returns the error and all errors that it wraps, outermost first. */
function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && each !== null && !chain.includes(each);) {
    chain.push(each);
    each = (each as { originalError?: unknown }).originalError;
  }
  return chain;
}

/** Converts a GraphQL error about the document, the variables or the request. Returns null for any other error. */
function shownGraphqlError(error: GraphQLError): AppError | null {
  const message = withoutValues(error.message);
  switch (error.extensions["code"]) {
    case "GRAPHQL_PARSE_FAILED":
      return isTokenLimit(message)
        ? new QueryTooComplexError(`It has more than ${maxTokens} tokens.`)
        : new AppError(message, "GRAPHQL_PARSE_FAILED");
    case "GRAPHQL_VALIDATION_FAILED":
      // graphql-js aborts when too many fields could share the same response key.
      return message === "Validation aborted."
        ? new QueryTooComplexError(
            `It selects one field too often in one place: at most ${maxRepeats} times are allowed, and fewer for a field with a selection.`,
          )
        : new AppError(message, "GRAPHQL_VALIDATION_FAILED");
    case "OPERATION_RESOLUTION_FAILURE":
      return new BadUserInputError([{ field: "operationName", message }]);
    case "BAD_USER_INPUT":
      return wrongVariable(error);
    case "BAD_REQUEST":
      return new AppError(error.message, "BAD_USER_INPUT");
    case "PERSISTED_QUERY_NOT_FOUND":
      return new AppError(error.message, "PERSISTED_QUERY_NOT_FOUND");
    default:
      if (message.startsWith("Too many errors processing variables"))
        return new BadUserInputError([
          { field: "", message: "The variables have more errors than this list shows. Fix these first." },
        ]);
      return isWrongArgument(error) ? new BadUserInputError([{ field: "", message }]) : wrongPersistedQuery(error);
  }
}

function isTokenLimit(message: string): boolean {
  return /^Syntax Error: Document contains more tha\w \d+ tokens/.test(message);
}

/**
 * Whether graphql-js rejected an argument. It throws such errors before it calls a resolver, without a code or a cause.
 */
function isWrongArgument(error: GraphQLError): boolean {
  return error.originalError === undefined && error.message.startsWith('Argument "');
}

function wrongPersistedQuery(error: GraphQLError): AppError | null {
  const messages: Record<string, string> = {
    "Unsupported persisted query version": "The `version` of `persistedQuery` must be 1.",
    "provided sha does not match query":
      "`sha256Hash` is not the SHA-256 hash of `query`. Send the hash of exactly this text, or leave `persistedQuery` out.",
  };
  const message = messages[error.message];
  return message === undefined ? null : new BadUserInputError([{ field: "extensions.persistedQuery", message }]);
}

/**
 * Converts an error such as `Variable "$input" got invalid value {...} at "input.rating"; Float cannot represent ...:
 * "x"`. Removes the values.
 */
function wrongVariable(error: GraphQLError): AppError {
  const variable = /^Variable "\$(\w+)"/.exec(error.message)?.[1] ?? "";
  const detail = error.originalError?.message;
  if (detail === undefined || !error.message.endsWith(`; ${detail}`))
    return new BadUserInputError([{ field: variable, message: withoutValues(error.message) }]);
  const before = error.message.slice(0, -detail.length - 2);
  const field = / at "([\w.[\]]+)"$/.exec(before)?.[1] ?? variable;
  return new BadUserInputError([{ field, message: withoutValues(detail) }]);
}

/** The maximum length of a message in characters. A message may repeat long names from the document. */
const longestMessage = 300;

function shortened(message: string): string {
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}...` : message;
}

/** Removes the caller's values from a message. They may be personal data, and messages end up in logs. */
function withoutValues(message: string): string {
  return shortened(message)
    .replace(/^(Variable "\$\w+") got invalid value [^]*$/, "$1 got an invalid value.")
    .replace(/^(Expected value of type "[^"]+"), found [^]*$/, "$1.")
    .replace(/^Value [^]* does not exist in ("\w+") enum\.([^]*)$/, "The value does not exist in the enum $1.$2")
    .replace(/ cannot represent ([^:]*): [^]*$/, " cannot represent $1.");
}

/** The codes of errors in the operation itself. A client that accepts the older media type gets status 200 for them. */
const mistakes = new Set<unknown>([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
]);

/**
 * Returns the status for an operation that was rejected before execution, or null to keep Apollo's status. According to
 * the GraphQL over HTTP specification, an `application/json` response has status 200 even if the document is invalid.
 */
export function statusOfRejection(errors: readonly GraphQLFormattedError[], accept: string | undefined): number | null {
  if (!errors.every(({ extensions }) => mistakes.has(extensions?.["code"]))) return null;
  return chooseMediaType(accept) === mediaTypes.graphql ? 400 : 200;
}

export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
