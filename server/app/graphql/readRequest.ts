/** Reads the one operation of an HTTP request, by the rules of GraphQL over HTTP. */
import type { GraphQLRequest } from "@apollo/server";

import { BadUserInputError } from "../../shared/errors.js";

const names = ["query", "operationName", "variables", "extensions"] as const;

type Values = Record<(typeof names)[number], unknown>;

/** The operation in a JSON body. @throws BadUserInputError when it is no operation. */
export function readBody(body: unknown): GraphQLRequest {
  if (Array.isArray(body)) throw refuse("query", "Several operations in one request are not supported: send one.");
  if (!isRecord(body)) throw refuse("query", "The body must be a JSON object with a query.");
  return toRequest(body as Values);
}

/** The operation in the parameters of a GET. @throws BadUserInputError when it is no operation. */
export function readParameters(parameters: URLSearchParams): GraphQLRequest {
  const twice = names.find((name) => parameters.getAll(name).length > 1);
  if (twice !== undefined) throw refuse(twice, `${twice} stands twice in the address.`);
  return toRequest({
    query: parameters.get("query"),
    operationName: parameters.get("operationName"),
    variables: parseParameter(parameters, "variables"),
    extensions: parseParameter(parameters, "extensions"),
  });
}

function parseParameter(parameters: URLSearchParams, name: string): unknown {
  const value = parameters.get(name);
  if (value === null) return null;
  try {
    return JSON.parse(value);
  } catch {
    throw refuse(name, `${name} is not valid JSON.`);
  }
}

function toRequest({ query, operationName, variables, extensions }: Values): GraphQLRequest {
  const isPersisted = isRecord(extensions) && isRecord(extensions["persistedQuery"]);
  if ((query === undefined || query === null || query === "") && !isPersisted)
    throw refuse("query", "query is missing.");
  if (isThere(query) && typeof query !== "string") throw refuse("query", "query must be a string.");
  // Half a surrogate pair has the hash of another character, by which documents are found again.
  if (isThere(query) && /\p{Surrogate}/u.test(query))
    throw refuse("query", "query must be Unicode text, without half a surrogate pair.");
  if (isThere(operationName) && typeof operationName !== "string")
    throw refuse("operationName", "operationName must be a string.");
  if (isThere(variables) && !isRecord(variables)) throw refuse("variables", "variables must be an object.");
  if (isThere(extensions) && !isRecord(extensions)) throw refuse("extensions", "extensions must be an object.");
  if (isPersisted && typeof (extensions["persistedQuery"] as { sha256Hash?: unknown }).sha256Hash !== "string")
    throw refuse("extensions.persistedQuery", "extensions.persistedQuery.sha256Hash must be a string.");
  return {
    ...(isThere(query) && { query }),
    ...(operationName && { operationName }),
    ...(isThere(variables) && { variables }),
    ...(isThere(extensions) && { extensions }),
  };
}

function isThere<Value>(value: Value): value is NonNullable<Value> {
  return value !== undefined && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(field: string, message: string): BadUserInputError {
  return new BadUserInputError([{ field, message }]);
}
