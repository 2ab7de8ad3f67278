/** What happens to every operation around its execution, one plugin per idea. */
import { type ApolloServerPlugin, type GraphQLRequest, HeaderMap } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";

import type { Log } from "../platform/log.js";
import type { Metrics } from "../platform/metrics.js";
import { AppError, errorCodes, UnauthenticatedError } from "../shared/errors.js";
import type { RequestContext } from "./graphql.js";
import { isHidden } from "./graphqlErrors.js";
import { dependenciesOf } from "./keepable.js";
import { costOf } from "./limits/cost.js";
import { refuseSeveralSignIns } from "./limits/oneSignIn.js";
import { chooseMediaType, mediaTypes } from "./mediaType.js";

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

/** One request is one attempt to sign in, which the attempts' limits count on. */
export const signInPlugin: Plugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation }) {
        if (operation) refuseSeveralSignIns(document, operation);
      },
    };
  },
};

/** Answers nobody as a visitor who has asked not to be. */
export const sessionPlugin: Plugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue: { needsSession, viewer } }) {
        if (!needsSession || viewer !== null) return;
        throw new UnauthenticatedError("This asks for a session: there is none, or it has ended.", {
          http: { status: 401 },
        });
      },
    };
  },
};

/** Whether the caller wants to know an operation's cost alone: nothing is then executed. */
export function isExplained({ extensions }: Pick<GraphQLRequest, "extensions">): boolean {
  return extensions?.["explain"] === true;
}

/** Refuses what costs too much, charges its caller for what is executed, and tells the caller the cost of what was executed or explained. */
export const costPlugin: Plugin = {
  async requestDidStart() {
    let cost: number | null = null;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (operation) cost = costOf({ schema, document, operation, variables: request.variables });
        if (cost !== null && !isExplained(request)) await contextValue.spending.raiseTo(cost);
      },
      async responseForOperation({ request }) {
        // Without a cost the variables are wrong, which the execution says before any resolver runs.
        if (!isExplained(request) || cost === null) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: "single", singleResult: { data: null } },
        };
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind !== "single" || body.singleResult.data === undefined) return;
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
};

/** Tells whoever may keep the answer what it depends on. */
export const dependencyPlugin: Plugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, contextValue }) {
        if (operation) contextValue.tellDependencies(dependenciesOf({ schema, document, operation }));
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
        const mediaType = chooseMediaType(request.http?.headers.get("accept"));
        http.status = mediaType === mediaTypes.graphql ? 400 : 200;
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

/** What of an answer is counted. `hash` is its document's; neither is known where there is no such document. */
export interface Answered {
  /** On the clock of `performance.now()`. */
  begun: number;
  hash: string | undefined;
  operationName: string | null | undefined;
}

export type CountAnswer = (answered: Answered) => void;

/** Counts and times what was answered. `isOwn` says whether a document is one of our own, whose names are a closed list. */
export function answerCounter(metrics: Metrics, isOwn: (hash: string) => boolean): CountAnswer {
  return ({ begun, hash, operationName }) => {
    const operation = hash && operationName && isOwn(hash) ? operationName : "other";
    metrics.operationDuration.observe({ operation }, (performance.now() - begun) / 1000);
  };
}

export function metricsPlugin(metrics: Metrics, count: CountAnswer): Plugin {
  return {
    async requestDidStart({ contextValue: { begun } }) {
      return {
        async willSendResponse({ queryHash: hash, operationName, response: { body } }) {
          count({ begun, hash, operationName });
          if (body.kind !== "single") return;
          for (const { extensions } of body.singleResult.errors ?? [])
            metrics.operationErrors.inc({ code: String(extensions?.["code"]) });
        },
      };
    },
  };
}

export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
