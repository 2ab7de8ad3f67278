/** The only way to run an operation. Charges the caller for the document, then runs the operation in Apollo Server. */
import { ApolloServer, type ApolloServerOptions, type GraphQLRequest } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";

import { createContextFactory, type Services } from "../../catalogue/context.js";
import type { Log } from "../../platform/log.js";
import { maxErrors, maxTokens } from "../../shared/limits.js";
import { formatError } from "./errors.js";
import { freeOfCharge } from "./limits/clientBudget.js";
import { aliasRule, depthRule, oneAttemptRule, operationTypeRule } from "./limits/validationRules.js";
import { type OperationResponse, toOperationResponse } from "./operationResponse.js";
import { operationPlugin, type OperationPluginOptions } from "./operationPlugin.js";
import { ParsedDocuments } from "./parsedDocuments.js";
import type { Caller, RequestContext, ReportDependencies } from "./requestContext.js";

export interface Graphql {
  /**
   * Runs one operation within the limits. The returned response contains the operation's errors.
   * @throws RateLimitedError when the caller's budget does not cover reading the document.
   */
  execute(
    operation: GraphQLRequest,
    caller: Caller,
    reportDependencies?: ReportDependencies,
  ): Promise<OperationResponse>;
  close(): Promise<void>;
}

export interface GraphqlOptions extends OperationPluginOptions {
  services: Services;
}

export async function openGraphql({ services, ...options }: GraphqlOptions): Promise<Graphql> {
  const server = createApolloServer(options);
  await server.start();
  const createContext = createContextFactory(services);
  return {
    async execute(operation, caller, reportDependencies = () => undefined) {
      const begun = performance.now();
      const charge = caller.budget === freeOfCharge ? undefined : caller.budget.add;
      const contextValue: RequestContext = createContext({ ...caller, charge, reportDependencies, begun });
      // Charge here, because Apollo has no hook before parsing and validation that may reject a request.
      await caller.budget.chargeAtLeast(options.documents.unitsOf(operation));
      return toOperationResponse(await server.executeOperation(operation, { contextValue }));
    },
    close: () => server.stop(),
  };
}

/** Creates the Apollo Server with our limits and our errors. It contacts no external service. */
function createApolloServer(options: OperationPluginOptions): ApolloServer<RequestContext> {
  const { schema, documents, log } = options;
  return new ApolloServer<RequestContext>({
    schema,
    persistedQueries: { cache: documents },
    // Apollo's own size estimate ignores a document's text and tokens, so documents with long comments would fill the
    // memory.
    documentStore: new ParsedDocuments(),
    introspection: true,
    // route.ts has its own rules: a GET is anonymous, a POST has a JSON body, and mutations come only from our own
    // pages.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    validationRules: [operationTypeRule, depthRule, aliasRule, oneAttemptRule],
    executionOptions: { maxCoercionErrors: maxErrors },
    formatError,
    logger: apolloLogger(log),
    plugins: [
      operationPlugin(options),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}

function apolloLogger(log: Log): NonNullable<ApolloServerOptions<RequestContext>["logger"]> {
  return {
    debug: (message) => log.trace(message),
    info: (message) => log.debug(message),
    warn: (message) => log.warn(message),
    error: (message) => log.error(message),
  };
}
