/** Apollo Server with our limits and our errors. It contacts no external service. */
import { ApolloServer, type ApolloServerOptions } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";

import type { Log } from "../../platform/log.js";
import { maxErrors, maxTokens } from "../../shared/limits.js";
import { formatError } from "./errors.js";
import { aliasRule, depthRule, oneAttemptRule, operationTypeRule } from "./limits/validationRules.js";
import { operationPlugin, type OperationPluginOptions } from "./operationPlugin.js";
import { ParsedDocuments } from "./parsedDocuments.js";
import type { RequestContext } from "./requestContext.js";

/** Creates the Apollo Server that runs every operation. The caller starts and stops it. */
export function createApolloServer(options: OperationPluginOptions): ApolloServer<RequestContext> {
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
