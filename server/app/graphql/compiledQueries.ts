/** Queries that have been compiled, so that a query that comes again is not compiled again. */
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";

import { maxSeenKeys } from "../../shared/limits.js";
import { SeenKeys } from "../../shared/seenKeys.js";
import { planQuery, type QueryPlan } from "./execution/plan.js";
import { documentBytes } from "./parsedDocuments.js";

/** Bytes of compiled queries that are cached at most, least recently used first out. Our own take about 2 MB. */
export const compiledQueriesLimit = 10 * 1024 * 1024;

/** Bytes that a field of a compiled query takes. */
const bytesPerField = 500;

export interface CompilableQuery {
  /** SHA-256 of the document's text, in hex. */
  hash: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

export class CompiledQueries {
  readonly #seen = new SeenKeys(maxSeenKeys);
  readonly #compiled = new LRUCache<string, { plan: QueryPlan; document: DocumentNode }>({
    maxSize: compiledQueriesLimit,
    sizeCalculation: ({ plan, document }, key) => 2 * key.length + documentBytes(document) + plan.size * bytesPerField,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Bytes that the cache holds. */
  get bytes(): number {
    return this.#compiled.calculatedSize;
  }

  /** Null for an operation that graphql-js must execute. A query is cached from its second request on. */
  compile({ hash, document, operation }: CompilableQuery): QueryPlan | null {
    const key = `${hash} ${operation.name?.value ?? ""}`;
    const cached = this.#compiled.get(key);
    if (cached) return cached.plan;
    const plan = planQuery(this.schema, document, operation);
    if (plan && this.#seen.see(key)) this.#compiled.set(key, { plan, document });
    return plan;
  }
}
