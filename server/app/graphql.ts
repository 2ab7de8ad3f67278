/** Apollo Server with our limits, our errors and nothing that calls home; and the one way to run an operation on it. */
import {
  ApolloServer,
  type ApolloServerOptions,
  type ApolloServerOptionsWithGateway,
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

import { type Context, contextsOf, type RequestFacts, type Services } from "../features/context.js";
import type { Log } from "../platform/log.js";
import type { Metrics } from "../platform/metrics.js";
import { maxErrors, maxTokens } from "../shared/limits.js";
import type { Dependency } from "../shared/madeFrom.js";
import { execute } from "./execution/execute.js";
import { type Executed, KnownQueries } from "./knownQueries.js";
import { formatError } from "./graphqlErrors.js";
import {
  answerCounter,
  costPlugin,
  type CountAnswer,
  dependencyPlugin,
  errorPlugin,
  metricsPlugin,
  originPlugin,
  sessionPlugin,
  signInPlugin,
  statusPlugin,
} from "./graphqlPlugins.js";
import { aliasRule } from "./limits/aliases.js";
import type { Spending } from "./limits/clientBudget.js";
import { depthRule } from "./limits/depth.js";
import { operationTypeRule } from "./limits/operationTypes.js";
import { ParsedDocuments } from "./parsedDocuments.js";
import type { PersistedDocuments } from "./persistedDocuments.js";

/** Who asks, as far as it matters to an answer. */
export interface Caller extends RequestFacts {
  /** False for a page of a foreign origin, which may read but not write. */
  mayMutate: boolean;
  spending: Spending;
  /** True where a visitor's answer would mislead: an editor's page, whose session may have ended unnoticed. */
  needsSession: boolean;
}

/** What every resolver receives, and what the plugins need beside it. */
export interface RequestContext extends Context {
  mayMutate: boolean;
  spending: Spending;
  needsSession: boolean;
  tellDependencies: TellDependencies;
  /** On the clock of `performance.now()`. */
  begun: number;
  /** What came of a query that is known, where that is an error for Apollo to answer. */
  executed: Executed | null;
}

/** Told what the answer will depend on before anything is executed; null when it must not be kept. */
export type TellDependencies = (dependsOn: readonly Dependency[] | null) => void;

/** The parts of an HTTP request that decide about an answer's status. */
export interface Transport {
  method: "GET" | "POST";
  accept: string | undefined;
}

export interface Answer {
  status: number;
  headers: Iterable<[string, string]>;
  result: FormattedExecutionResult;
}

export interface Graphql {
  /** Runs one operation within the limits. Never throws: what goes wrong is in the answer. */
  execute(
    operation: GraphQLRequest,
    caller: Caller,
    transport?: Transport,
    tellDependencies?: TellDependencies,
  ): Promise<Answer>;
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
  const known = new KnownQueries(options.schema, options.documents);
  const count = answerCounter(options.metrics, (hash) => options.documents.isOwn(hash));
  const server = new ApolloServer<RequestContext>(serverOptions(options, known, count));
  await server.start();
  const createContext = contextsOf(services);
  return {
    async execute(operation, caller, transport, tellDependencies = () => undefined) {
      const begun = performance.now();
      const contextValue: RequestContext = createContext({ ...caller, tellDependencies, begun, executed: null });
      const executed = await known.execute(operation, contextValue);
      if (executed && executed.result.errors === undefined) {
        const {
          hash,
          operation: { name },
        } = executed.query;
        count({ begun, hash, operationName: name?.value ?? null });
        const { data = null } = executed.result;
        return { status: 200, headers: [], result: { data, extensions: { cost: executed.cost } } };
      }
      contextValue.executed = executed;
      const http = transport && httpOf(transport);
      return toAnswer(await server.executeOperation({ ...operation, ...(http && { http }) }, { contextValue }));
    },
    close: () => server.stop(),
  };
}

function serverOptions(
  { schema, documents, log, metrics }: Omit<GraphqlOptions, "services">,
  known: KnownQueries,
  count: CountAnswer,
): ApolloServerOptions<RequestContext> {
  return {
    gateway: executingBy(schema, known),
    persistedQueries: { cache: documents },
    // Apollo's own counts neither a document's text nor its tokens, so that long comments would fill the memory.
    documentStore: new ParsedDocuments(),
    introspection: true,
    // graphqlHttp.ts has a rule of its own: GET is anonymous, POST is JSON, and mutations come from our own pages.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    validationRules: [operationTypeRule, depthRule, aliasRule],
    formatError,
    logger: apolloLogger(log),
    plugins: [
      originPlugin,
      signInPlugin,
      sessionPlugin,
      costPlugin,
      dependencyPlugin,
      statusPlugin,
      errorPlugin(log),
      metricsPlugin(metrics, count),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  };
}

/** What Apollo calls a gateway is whoever executes the operations of a schema: ours does it by plans. */
function executingBy(
  schema: GraphQLSchema,
  known: KnownQueries,
): ApolloServerOptionsWithGateway<RequestContext>["gateway"] {
  let tellSchema: (told: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void = () => undefined;
  return {
    onSchemaLoadOrUpdate(tell) {
      tellSchema = tell;
      return () => undefined;
    },
    async load() {
      tellSchema({ apiSchema: schema, coreSupergraphSdl: "" });
      return {
        async executor({ document, operation, queryHash: hash, request, context }) {
          if (context.executed) return context.executed.result;
          const { operationName, variables } = request;
          if (operation) known.learn(request as GraphQLRequest, { document, operation, hash });
          return execute({ schema, document, operation, operationName, variables, context });
        },
      };
    },
    stop: async () => undefined,
  };
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

function toAnswer({ body, http }: GraphQLResponse): Answer {
  // Incremental delivery needs another graphql-js; the schema has no @defer.
  if (body.kind !== "single") throw new Error("an operation was answered in parts");
  return { status: http.status ?? 200, headers: http.headers, result: body.singleResult };
}
