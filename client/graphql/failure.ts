import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { wordsForCode } from "../shared/messages";
import type { Failure } from "./pageQuery";

/** An answer of the API that is an error, with its code and the words for it. */
export class ApiError extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly databaseCode: string | undefined;
  /** What stands in the way of an undo, each in a sentence. */
  readonly obstacles: readonly string[];
  /** Seconds to wait, where the API limits how often something is asked. */
  readonly retryAfter: number | undefined;

  constructor(code: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(wordsForCode(code));
    this.name = "ApiError";
    this.code = code;
    this.fields = Array.isArray(extensions["fields"]) ? (extensions["fields"] as FieldError[]) : [];
    this.databaseCode = typeof extensions["databaseCode"] === "string" ? extensions["databaseCode"] : undefined;
    this.obstacles = sentencesOf(extensions["obstacles"]);
    this.retryAfter = typeof extensions["retryAfter"] === "number" ? extensions["retryAfter"] : undefined;
  }
}

/** The messages of a list, each once. */
function sentencesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return [...new Set(list.map((each: { message?: unknown }) => String(each.message ?? "")))].filter(Boolean);
}

/** What is wrong with one field of an input. */
export interface FieldError {
  field: string;
  message: string;
}

/** The code of a GraphQL error, as the API's closed list has it. */
export function codeOf(extensions: Readonly<Record<string, unknown>> | undefined): string {
  const code = extensions?.["code"];
  return typeof code === "string" ? code : "INTERNAL_SERVER_ERROR";
}

/** Any error that reached us on the way to the API, as one of ours. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!CombinedGraphQLErrors.is(error)) return new ApiError("NETWORK");
  const extensions = error.errors[0]?.extensions;
  return new ApiError(codeOf(extensions), extensions);
}

/** The same as plain data, which a page shows. */
export function failureOf(error: unknown): Failure {
  const { code, message } = apiErrorOf(error);
  return { code, message };
}
