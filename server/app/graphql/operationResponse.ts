/** The response to an operation, as Apollo Server returns it. */
import type { GraphQLResponse } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";

export interface OperationResponse {
  status: number;
  headers: Iterable<[string, string]>;
  result: FormattedExecutionResult;
}

export function toOperationResponse({ body, http }: GraphQLResponse): OperationResponse {
  // Incremental delivery needs a newer graphql-js, and the schema has no @defer.
  if (body.kind !== "single") throw new Error("Apollo returned an incremental response");
  return { status: http.status ?? 200, headers: http.headers, result: body.singleResult };
}

/** Returns the response as JSON. Errors come first, so a person who reads the response sees them. */
export function bodyOf({ result: { errors, data, extensions } }: OperationResponse): string {
  return JSON.stringify({ errors, data, extensions });
}
