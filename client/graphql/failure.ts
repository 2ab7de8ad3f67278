import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { messageForCode } from "../shared/messages";
import { onlyRoles } from "../shared/roles";
import type { Failure } from "./pageQuery";
import type { SecondFactorKind } from "./schemaTypes.generated";

/** An error response from the API, with its code and its message. */
export class ApiError extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly databaseCode: string | undefined;
  /** Why an undo is not possible, one sentence for each reason. */
  readonly obstacles: readonly string[];
  /** The API's own explanation. It is written for callers of the API, so most controls show `message` instead. */
  readonly reason: string | undefined;
  /** The names of the rows that another editor has changed. */
  readonly changedRows: readonly string[];
  /** How to finish a sign-in whose password was correct, if it needs a second factor. */
  readonly secondFactors: readonly SecondFactorKind[] | undefined;
  /** How long to wait before the next request, in seconds, if the API limits the rate. */
  readonly retryAfter: number | undefined;

  constructor(code: string, extensions: Readonly<Record<string, unknown>> = {}, reason?: string) {
    super(messageFor(code, extensions));
    this.name = "ApiError";
    this.code = code;
    this.reason = reason;
    this.fields = Array.isArray(extensions["fields"]) ? (extensions["fields"] as FieldError[]) : [];
    this.databaseCode = typeof extensions["databaseCode"] === "string" ? extensions["databaseCode"] : undefined;
    this.obstacles = sentencesOf(extensions["obstacles"]);
    this.changedRows = namesIn(extensions["rows"]);
    this.secondFactors = extensions["secondFactors"] as SecondFactorKind[] | undefined;
    this.retryAfter = typeof extensions["retryAfter"] === "number" ? extensions["retryAfter"] : undefined;
  }
}

/** Returns the message of an error. If only some roles can use the operation, the message names them. */
function messageFor(code: string, { roles }: Readonly<Record<string, unknown>>): string {
  if (code !== "FORBIDDEN" || !Array.isArray(roles)) return messageForCode(code);
  return `${onlyRoles(roles.map(String))} Ask an owner to do it or to change your role.`;
}

/** Returns the messages in a list, without duplicates. */
function sentencesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return [...new Set(list.map((each: { message?: unknown }) => String(each.message ?? "")))].filter(Boolean);
}

function namesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap(({ name }: { name?: unknown }) => (typeof name === "string" ? [name] : []));
}

/** An error in one input field. */
interface FieldError {
  field: string;
  message: string;
}

/** Returns the code of a GraphQL error, or `INTERNAL_SERVER_ERROR` if the error has none. */
export function codeOf(extensions: Readonly<Record<string, unknown>> | undefined): string {
  const code = extensions?.["code"];
  return typeof code === "string" ? code : "INTERNAL_SERVER_ERROR";
}

/** Converts any API or network error to an `ApiError`. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (ServerError.is(error)) return errorOfResponse(error);
  if (!CombinedGraphQLErrors.is(error)) return new ApiError("NETWORK");
  const [first] = error.errors;
  return new ApiError(codeOf(first?.extensions), first?.extensions, first?.message);
}

/** The codes of responses without a GraphQL error, which a proxy in front of the API can send. */
const codesOfStatus: Record<number, string> = {
  413: "REQUEST_TOO_LARGE",
  429: "RATE_LIMITED",
  502: "SERVICE_UNAVAILABLE",
  503: "SERVICE_UNAVAILABLE",
  504: "SERVICE_UNAVAILABLE",
};

/** Converts an error response to a request that the API did not execute, because of a rate limit for example. */
function errorOfResponse({ statusCode, response, bodyText }: ServerError): ApiError {
  const [first] = errorsIn(bodyText);
  if (first) return new ApiError(codeOf(first.extensions), first.extensions, first.message);
  return errorOfStatus(statusCode, response.headers.get("retry-after"));
}

/** Converts an error response without a GraphQL error. `retryAfter` is the value of its `Retry-After` header. */
export function errorOfStatus(status: number, retryAfter: string | null): ApiError {
  const code = codesOfStatus[status] ?? (status >= 500 ? "INTERNAL_SERVER_ERROR" : "NETWORK");
  return new ApiError(code, { retryAfter: Number(retryAfter) || undefined });
}

function errorsIn(body: string): readonly { message?: string; extensions?: Record<string, unknown> }[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}

/** Converts any API or network error to plain data for a page. */
export function failureOf(error: unknown): Failure {
  const { code, message } = apiErrorOf(error);
  return { code, message };
}
