/** What happens around the execution of every operation: rules, charge, execution of compiled queries, errors, metrics. */
import { type ApolloServerPlugin, type GraphQLRequest, type GraphQLResponse, HeaderMap } from "@apollo/server";
import type { ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from "graphql";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { errorCodes } from "../../shared/errors.js";
import { CompiledQueries, type CompiledQuery } from "./compiledQueries.js";
import { executeCompiled } from "./executeCompiled.js";
import { formatError, isHidden } from "./errors.js";
import { dropCostlyLocations } from "./limits/costlyLocations.js";
import { dependenciesOfOperation } from "../cache/dependencies.js";
import { costOf } from "./limits/cost.js";
import { chooseMediaType, mediaTypes } from "./mediaType.js";
import { checkOperationRules } from "./operationRules.js";
import type { PersistedDocuments } from "./persistedDocuments.js";
import type { RequestContext } from "./requestContext.js";

/** Whether the caller wants to know only what the operation costs. */
export function isExplained({ extensions }: Pick<GraphQLRequest, "extensions">): boolean {
  return extensions?.["explain"] === true;
}

export interface OperationPluginOptions {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  log: Log;
  metrics: Metrics;
}

export function operationPlugin({
  schema,
  documents,
  log,
  metrics,
}: OperationPluginOptions): ApolloServerPlugin<RequestContext> {
  const compiledQueries = new CompiledQueries(schema);

  function logHiddenErrors(errors: readonly GraphQLError[], requestId: string, operationName: string | null): void {
    for (const error of errors.filter(isHidden)) {
      const err = error.originalError ?? error;
      log.error({ err, requestId, operationName, path: error.path?.join(".") }, "an operation failed");
    }
  }

  return {
    async requestDidStart({ contextValue: context }) {
      const { requestId, begun } = context;
      let cost: number | null = null;
      let compiledQuery: CompiledQuery | null = null;
      return {
        async didResolveOperation({ document, operation, request, queryHash: hash }) {
          if (!operation) return;
          dropCostlyLocations(document);
          checkOperationRules({ document, operation, context });
          cost = costOf({ schema, document, operation, variables: request.variables });
          // Without a cost the variables are wrong, which graphql-js says before it calls any resolver.
          if (cost === null || isExplained(request)) return;
          await context.budget.chargeAtLeast(cost);
          context.reportDependencies(dependenciesOfOperation({ schema, document, operation }));
          compiledQuery = compiledQueries.compile({ hash, document, operation });
        },
        async responseForOperation({ operationName, request }) {
          if (isExplained(request) && cost !== null) return responseOf({ data: null });
          const result = compiledQuery && (await executeCompiled(compiledQuery, request.variables ?? {}, context));
          if (!result) return null;
          if (result.errors) logHiddenErrors(result.errors, requestId, operationName);
          return responseOf(result);
        },
        async didEncounterErrors({ errors, operationName }) {
          logHiddenErrors(errors, requestId, operationName ?? null);
        },
        async willSendResponse({ request, response: { body, http }, queryHash: hash, operationName }) {
          const operation = hash && operationName && documents.isOwn(hash) ? operationName : "other";
          metrics.operationDuration.observe({ operation }, (performance.now() - begun) / 1000);
          if (body.kind !== "single") return;
          const result = body.singleResult;
          if (result.data === undefined) {
            const status = statusOfRejection(result.errors ?? [], request.http?.headers.get("accept"));
            if (status !== null) http.status = status;
          } else result.extensions = { ...result.extensions, cost };
          if (!result.errors) return;
          result.errors = result.errors.map((error) => withRequestId(error, requestId));
          for (const { extensions } of result.errors)
            metrics.operationErrors.inc({ code: String(extensions?.["code"]) });
        },
      };
    },
  };
}

/** Apollo formats only the errors of its own execution. */
function responseOf({ errors, data = null }: ExecutionResult): GraphQLResponse {
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

/** Mistakes in a document. A client of the older media type gets them with status 200. */
const mistakes = new Set<unknown>([
  errorCodes.graphqlParseFailed,
  errorCodes.graphqlValidationFailed,
  errorCodes.badUserInput,
  errorCodes.queryTooComplex,
]);

/**
 * The status of an operation that was rejected before execution; null keeps Apollo's. GraphQL over HTTP: a well-formed
 * request with an `application/json` response has status 200, whatever its document is like.
 */
function statusOfRejection(errors: readonly GraphQLFormattedError[], accept: string | undefined): number | null {
  if (!errors.every(({ extensions }) => mistakes.has(extensions?.["code"]))) return null;
  return chooseMediaType(accept) === mediaTypes.graphql ? 400 : 200;
}

export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
