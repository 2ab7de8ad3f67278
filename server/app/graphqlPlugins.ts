/** What happens to every operation around its execution, one plugin per idea. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";

import type { Log } from "../platform/log.js";
import { AppError, errorCodes } from "../shared/errors.js";
import type { RequestContext } from "./graphql.js";
import { isHidden } from "./graphqlErrors.js";
import { costOf } from "./limits/cost.js";

type Plugin = ApolloServerPlugin<RequestContext>;

/** A page of a foreign origin may not have its visitor's browser change anything. */
export const originPlugin: Plugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation !== "mutation" || contextValue.mayMutate) return;
        const http = { http: { status: 403 } };
        throw new AppError("Mutations are not accepted from other sites' pages.", errorCodes.forbidden, http);
      },
    };
  },
};

/** Refuses what costs too much, and tells the caller the cost of what was executed. */
export const costPlugin: Plugin = {
  async requestDidStart() {
    let cost: number | null = null;
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (operation) cost = costOf({ schema, document, operation, variables: request.variables });
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind !== "single" || body.singleResult.data === undefined) return;
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
};

/** Mistakes in a document that a client of the older media type is told about with status 200. */
const mistakes = new Set<unknown>([
  errorCodes.graphqlParseFailed,
  errorCodes.graphqlValidationFailed,
  errorCodes.badUserInput,
  errorCodes.queryTooComplex,
]);

/** GraphQL over HTTP: a well-formed request answered as `application/json` has status 200 whatever its document is like. */
export const statusPlugin: Plugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response: { body, http } }) {
        if (body.kind !== "single" || body.singleResult.data !== undefined) return;
        const errors = body.singleResult.errors ?? [];
        const isMistake = errors.every(({ extensions }) => mistakes.has(extensions?.["code"]));
        if (!isMistake) return;
        const accept = request.http?.headers.get("accept") ?? "";
        http.status = accept.includes("application/graphql-response+json") ? 400 : 200;
      },
    };
  },
};

/** Logs what the caller is not told, and puts the request id beside every error so that the two can be brought together. */
export function errorPlugin(log: Log): Plugin {
  return {
    async requestDidStart({ contextValue: { requestId } }) {
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors.filter(isHidden)) {
            const err = error.originalError ?? error;
            log.error({ err, requestId, operationName, path: error.path?.join(".") }, "an operation failed");
          }
        },
        async willSendResponse({ response: { body } }) {
          if (body.kind !== "single" || !body.singleResult.errors) return;
          body.singleResult.errors = body.singleResult.errors.map((error) => withRequestId(error, requestId));
        },
      };
    },
  };
}

export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
