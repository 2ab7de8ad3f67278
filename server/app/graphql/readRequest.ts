/** Reads the operation of an HTTP request as the GraphQL over HTTP specification requires. */
import type { GraphQLRequest } from "@apollo/server";
import type { FastifyRequest } from "fastify";

import { BadUserInputError } from "../../shared/errors.js";
import type { ParseBody } from "../http/jsonBody.js";

const names = ["query", "operationName", "variables", "extensions"] as const;

type Values = Record<(typeof names)[number], unknown>;

/** @throws BadUserInputError when the request has no operation. */
export async function readRequest(request: FastifyRequest, parseBody: ParseBody): Promise<GraphQLRequest> {
  return request.method === "GET" ? readParameters(request.url) : readBody(await parseBody(request));
}

function readBody(body: unknown): GraphQLRequest {
  if (Array.isArray(body)) throw badInput("query", "Batching is not supported. Send one operation per request.");
  if (!isRecord(body)) throw badInput("query", "The body must be a JSON object with a query.");
  return toRequest(body as Values);
}

function readParameters(url: string): GraphQLRequest {
  const start = url.indexOf("?");
  const parameters = new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
  const repeated = names.find((name) => parameters.getAll(name).length > 1);
  if (repeated !== undefined) throw badInput(repeated, `\`${repeated}\` appears twice in the URL. Send it once.`);
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
    throw badInput(name, `\`${name}\` is not valid JSON.`);
  }
}

function toRequest({ query, operationName, variables, extensions }: Values): GraphQLRequest {
  const isPersisted = isRecord(extensions) && isRecord(extensions["persistedQuery"]);
  if ((query === undefined || query === null || query === "") && !isPersisted)
    throw badInput("query", "`query` is missing. Send a GraphQL document in it.");
  if (isThere(query) && typeof query !== "string") throw badInput("query", "`query` must be a string.");
  // A lone surrogate has the same hash as the replacement character, and hashes identify documents.
  if (isThere(query) && /\p{Surrogate}/u.test(query))
    throw badInput("query", "`query` must be valid Unicode, without unpaired surrogates.");
  if (isThere(operationName) && typeof operationName !== "string")
    throw badInput("operationName", "`operationName` must be a string.");
  if (isThere(variables) && !isRecord(variables)) throw badInput("variables", "`variables` must be an object.");
  if (isThere(extensions) && !isRecord(extensions)) throw badInput("extensions", "`extensions` must be an object.");
  if (isPersisted && typeof (extensions["persistedQuery"] as { sha256Hash?: unknown }).sha256Hash !== "string")
    throw badInput("extensions.persistedQuery", "`extensions.persistedQuery.sha256Hash` must be a string.");
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

function badInput(field: string, message: string): BadUserInputError {
  return new BadUserInputError([{ field, message }]);
}
