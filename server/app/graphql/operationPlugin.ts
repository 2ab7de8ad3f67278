/** The Apollo plugin for every operation: rules, charges, compiled queries, errors and metrics. */
import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, visit } from "graphql";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { AppError, UnauthenticatedError } from "../../shared/errors.js";
import { dependenciesOfOperation } from "../cache/dependencies.js";
import { type CompiledQuery, compileQuery } from "./compiledQueries.js";
import { recordDeniedFields } from "./deniedOperations.js";
import { deprecatedUses } from "./deprecatedUses.js";
import { logHiddenErrors, responseOf, statusOfRejection, withRequestId } from "./errors.js";
import { executeCompiled } from "./executeCompiled.js";
import { type CostedOperation, costOf, isExplained } from "./limits/cost.js";
import type { PersistedDocuments } from "./persistedDocuments.js";
import type { RequestContext } from "./requestContext.js";

/**
 * The maximum size of a document that keeps its locations. Our largest document has about 2,900 characters and 220
 * lines.
 */
const maxLength = 32_768;
const maxLines = 500;

export interface OperationPluginOptions {
  schema: GraphQLSchema;
  /** Documents that callers may identify by their hash. */
  documents: PersistedDocuments;
  log: Log;
  metrics: Metrics;
}

export function operationPlugin(options: OperationPluginOptions): ApolloServerPlugin<RequestContext> {
  const { schema, documents, log, metrics } = options;
  return {
    async requestDidStart({ contextValue: context }) {
      const { requestId, begun } = context;
      let costed: CostedOperation | null = null;
      let compiledQuery: CompiledQuery | null = null;
      return {
        async didResolveOperation({ document, operation, request }) {
          if (!operation) return;
          dropCostlyLocations(document);
          rejectForbidden(operation, context);
          if (context.tokenUse) context.tokenUse.deprecated = deprecatedUses(schema, document);
          const parsed = { schema, document, operation };
          costed = costOf(parsed, request.variables);
          // A null cost means invalid variables, which graphql-js reports before it calls any resolver.
          if (costed === null || isExplained(request)) return;
          await context.budget.chargeAtLeast(costed.cost);
          context.reportDependencies(dependenciesOfOperation(parsed, costed.variables));
          compiledQuery = compileQuery(parsed);
        },
        async responseForOperation({ operationName, request }) {
          if (costed && isExplained(request)) return responseOf({ data: null });
          if (!costed || !compiledQuery) return null;
          const result = await executeCompiled(compiledQuery, costed.variables, context);
          if (result.errors) {
            logHiddenErrors(log, result.errors, { requestId, operationName });
            await recordDeniedFields(log, context, result.errors);
          }
          return responseOf(result);
        },
        async didEncounterErrors({ errors, operationName }) {
          logHiddenErrors(log, errors, { requestId, operationName });
          await recordDeniedFields(log, context, errors);
        },
        async willSendResponse({ response: { body, http }, queryHash: hash, operationName }) {
          const operation = hash && operationName && documents.isFirstParty(hash) ? operationName : "other";
          metrics.operationDuration.observe({ operation }, (performance.now() - begun) / 1000);
          if (body.kind !== "single") return;
          const result = body.singleResult;
          if (result.data === undefined) {
            const status = statusOfRejection(result.errors ?? [], context.transport?.accept);
            if (status !== null) http.status = status;
          } else result.extensions = { ...result.extensions, cost: costed?.cost ?? null };
          if (!result.errors) return;
          if (context.tokenUse) context.tokenUse.hasErrors = true;
          result.errors = result.errors.map((error) => withRequestId(error, requestId));
          for (const { extensions } of result.errors)
            metrics.operationErrors.inc({ code: String(extensions?.["code"]) });
        },
      };
    },
  };
}

/** @throws AppError for an operation that this caller may not run. Resolvers also check their own policies. */
function rejectForbidden({ operation }: OperationDefinitionNode, context: RequestContext): void {
  if (operation !== "query" && context.transport?.method === "GET")
    throw new AppError("GET requests only support query operations.", "METHOD_NOT_ALLOWED", {
      http: { status: 405, headers: new Map([["allow", "POST"]]) },
    });
  // A page from another origin may read, but must not write with the visitor's cookies.
  if (operation === "mutation" && !context.mayMutate)
    throw new AppError("Mutations are not accepted from other sites' pages.", "FORBIDDEN", {
      http: { status: 403 },
    });
  if (context.needsSession && context.viewer === null)
    throw new UnauthenticatedError("This operation requires a session, but there is none or it has ended. Sign in.", {
      http: { status: 401 },
    });
}

/**
 * Removes the locations from large documents. For each error, graphql-js counts lines from the start of the document to
 * compute the line number. A caller could cause a thousand errors in a 100,000-line document. Without locations, errors
 * still have their path.
 */
function dropCostlyLocations(document: DocumentNode): void {
  const text = document.loc?.source.body ?? "";
  if (text.length <= maxLines || !isCostly(text)) return;
  visit(document, {
    enter(node) {
      // Keep the location of the document itself, because the caches use it to measure the document.
      if (node.kind !== Kind.DOCUMENT) delete (node as { loc?: unknown }).loc;
    },
  });
}

function isCostly(text: string): boolean {
  if (text.length > maxLength) return true;
  const lineBreaks = /\r\n|[\n\r]/g;
  for (let lines = 0; lineBreaks.test(text); lines += 1) if (lines >= maxLines) return true;
  return false;
}
