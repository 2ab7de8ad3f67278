/** Apollo Server with our limits, our errors and nothing that calls home; and the one way to run an operation on it. */
import {
  ApolloServer,
  type ApolloServerOptions,
  type GraphQLRequest,
  type GraphQLResponse,
  HeaderMap,
} from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { FormattedExecutionResult, GraphQLSchema } from "graphql";

import { createContextFactory, type Services } from "../../features/context.js";
import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { maxErrors, maxTokens } from "../../shared/limits.js";
import { formatError } from "./errors.js";
import { freeOfCharge } from "./limits/clientBudget.js";
import { unitsOfDocument } from "./limits/documentUnits.js";
import { aliasRule, depthRule, operationTypeRule } from "./limits/validationRules.js";
import { operationPlugin } from "./operationPlugin.js";
import { ParsedDocuments } from "./parsedDocuments.js";
import type { PersistedDocuments } from "./persistedDocuments.js";
import type { Caller, RequestContext, ReportDependencies } from "./requestContext.js";

/** The parts of an HTTP request that decide about an answer's status. */
export interface Transport {
  method: "GET" | "POST";
  accept: string | undefined;
}

export interface OperationResponse {
  status: number;
  headers: Iterable<[string, string]>;
  result: FormattedExecutionResult;
}

export interface Graphql {
  /**
   * Runs one operation within the limits. What goes wrong is in the answer.
   * @throws RateLimitedError when the caller's budget does not reach for reading the document.
   */
  execute(
    operation: GraphQLRequest,
    caller: Caller,
    transport?: Transport,
    reportDependencies?: ReportDependencies,
  ): Promise<OperationResponse>;
  close(): Promise<void>;
}

export interface GraphqlOptions {
  schema: GraphQLSchema;
  services: Services;
  /** Those that callers may name by their hash. */
  documents: PersistedDocuments;
  log: Log;
  metrics: Metrics;
}

export async function openGraphql({ services, ...options }: GraphqlOptions): Promise<Graphql> {
  const server = new ApolloServer<RequestContext>(serverOptions(options));
  await server.start();
  const createContext = createContextFactory(services);
  return {
    async execute(operation, caller, transport, reportDependencies = () => undefined) {
      const begun = performance.now();
      const charge = caller.budget === freeOfCharge ? undefined : caller.budget.add;
      const contextValue: RequestContext = createContext({ ...caller, charge, reportDependencies, begun });
      // Apollo has no hook before its parsing and validation that may reject.
      await caller.budget.chargeAtLeast(unitsOf(operation, options.documents));
      const http = transport && httpOf(transport);
      return toOperationResponse(
        await server.executeOperation({ ...operation, ...(http && { http }) }, { contextValue }),
      );
    },
    close: () => server.stop(),
  };
}

function serverOptions({
  schema,
  documents,
  log,
  metrics,
}: Omit<GraphqlOptions, "services">): ApolloServerOptions<RequestContext> {
  return {
    schema,
    persistedQueries: { cache: documents },
    // Apollo's own counts neither a document's text nor its tokens, so that long comments would fill the memory.
    documentStore: new ParsedDocuments(),
    introspection: true,
    // route.ts has a rule of its own: GET is anonymous, POST is JSON, and mutations come from our own pages.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    validationRules: [operationTypeRule, depthRule, aliasRule],
    executionOptions: { maxCoercionErrors: maxErrors },
    formatError,
    logger: apolloLogger(log),
    plugins: [
      operationPlugin({ schema, documents, log, metrics }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  };
}

/** What the document takes of its caller's budget; nothing where only a hash was sent and it is not known. */
function unitsOf({ query, extensions }: GraphQLRequest, documents: PersistedDocuments): number {
  if (query !== undefined) return unitsOfDocument(query);
  const persisted = extensions?.["persistedQuery"] as { sha256Hash: string } | undefined;
  return persisted ? documents.unitsOf(persisted.sha256Hash) : 0;
}

function apolloLogger(log: Log): NonNullable<ApolloServerOptions<RequestContext>["logger"]> {
  return {
    debug: (message) => log.trace(message),
    info: (message) => log.debug(message),
    warn: (message) => log.warn(message),
    error: (message) => log.error(message),
  };
}

function httpOf({ method, accept }: Transport): NonNullable<GraphQLRequest["http"]> {
  const headers = new HeaderMap();
  if (accept !== undefined) headers.set("accept", accept);
  return { method, headers, search: "", body: undefined };
}

function toOperationResponse({ body, http }: GraphQLResponse): OperationResponse {
  // Incremental delivery needs another graphql-js; the schema has no @defer.
  if (body.kind !== "single") throw new Error("an operation was answered in parts");
  return { status: http.status ?? 200, headers: http.headers, result: body.singleResult };
}
