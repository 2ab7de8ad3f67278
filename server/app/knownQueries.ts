/**
 * Executes queries that have come before without taking them through Apollo's pipeline again: what it finds out about a
 * query once (its text, its document, that it is valid) is known by then. Whatever is not as plain as that, and every
 * error, is Apollo's to answer, so that there is one place where errors are worded, hidden, logged and counted.
 */
import type { GraphQLRequest } from "@apollo/server";
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";

import { execute, isPlanned } from "./execution/execute.js";
import type { RequestContext } from "./graphql.js";
import { isExplained } from "./graphqlPlugins.js";
import { dependenciesOf } from "./keepable.js";
import { costOf } from "./limits/cost.js";
import { heldBytes } from "./parsedDocuments.js";
import type { PersistedDocuments } from "./persistedDocuments.js";

/** Bytes of queries that are known at most; the least recently used go first. Our own take about 2 MB. */
const knownLimit = 10 * 1024 * 1024;

interface KnownQuery {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** SHA-256 of the text, in hex. */
  hash: string;
}

export interface Executed {
  query: KnownQuery;
  result: ExecutionResult;
  cost: number;
}

export class KnownQueries {
  readonly #known = new LRUCache<string, KnownQuery>({
    maxSize: knownLimit,
    sizeCalculation: ({ document }, key) => 2 * key.length + heldBytes(document),
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: PersistedDocuments,
  ) {}

  /** Called when Apollo has found a query valid and is about to execute it. */
  learn(request: GraphQLRequest, query: KnownQuery): void {
    const key = this.#keyOf(request);
    if (key !== null && isPlanned(this.schema, query.document, query.operation)) this.#known.set(key, query);
  }

  /** Null for what is not known, and for what is going to be refused, which nothing of is executed then. */
  async execute(request: GraphQLRequest, context: RequestContext): Promise<Executed | null> {
    const key = this.#keyOf(request);
    const query = key === null ? undefined : this.#known.get(key);
    const isRefused = context.needsSession && context.viewer === null;
    if (!query || isRefused || isExplained(request)) return null;
    const { schema } = this;
    const { document, operation } = query;
    const cost = await charge(context, () => costOf({ schema, document, operation, variables: request.variables }));
    if (cost === null) return null;
    context.tellDependencies(dependenciesOf({ schema, document, operation }));
    const { operationName, variables } = request;
    const result = await execute({ schema, document, operation, operationName, variables, context });
    return { query, result, cost };
  }

  /** Null where Apollo has more to do than to find the text: a hash beside a text is checked and kept. */
  #keyOf({ query, operationName = "", extensions }: GraphQLRequest): string | null {
    const persisted = extensions?.["persistedQuery"] as { version?: unknown; sha256Hash: string } | undefined;
    if (!persisted) return query === undefined ? null : `text ${operationName}\n${query}`;
    const isPlain = query === undefined && persisted.version === 1 && this.documents.use(persisted.sha256Hash);
    return isPlain ? `hash ${operationName}\n${persisted.sha256Hash}` : null;
  }
}

/** Null where the cost can't be worked out or is too much, or the caller's budget does not reach. */
async function charge({ spending }: RequestContext, work: () => number | null): Promise<number | null> {
  try {
    const cost = work();
    if (cost !== null) await spending.raiseTo(cost);
    return cost;
  } catch {
    return null;
  }
}
