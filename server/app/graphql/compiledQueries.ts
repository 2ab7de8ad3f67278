/** Compiles queries, and caches those that come again: the fields of each type, under their names, with their resolvers. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from "graphql";
import { LRUCache } from "lru-cache";

import { maxSeenKeys } from "../../shared/limits.js";
import { SeenKeys } from "../../shared/seenKeys.js";
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
  readonly #compiled = new LRUCache<string, { query: CompiledQuery; document: DocumentNode }>({
    maxSize: compiledQueriesLimit,
    sizeCalculation: ({ query, document }, key) =>
      2 * key.length + documentBytes(document) + query.size * bytesPerField,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Bytes that the cache holds. */
  get bytes(): number {
    return this.#compiled.calculatedSize;
  }

  /** Null for an operation that graphql-js must execute. A query is cached from its second request on. */
  compile({ hash, document, operation }: CompilableQuery): CompiledQuery | null {
    const key = `${hash} ${operation.name?.value ?? ""}`;
    const cached = this.#compiled.get(key);
    if (cached) return cached.query;
    const query = compileQuery(this.schema, document, operation);
    if (query && this.#seen.see(key)) this.#compiled.set(key, { query, document });
    return query;
  }
}

export interface CompiledField {
  /** Its name in the answer. */
  key: string;
  nodes: FieldNode[];
  parent: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  /** Null for a property of its row. */
  resolve: GraphQLFieldResolver<unknown, unknown> | null;
  value: CompiledValue;
}

export type CompiledValue = { isNonNull: boolean } & (
  | { kind: "leaf"; type: GraphQLLeafType }
  | { kind: "list"; item: CompiledValue }
  | { kind: "object"; fields: CompiledField[] }
);

export interface CompiledQuery {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  fields: CompiledField[];
  /** How many fields there are, at all levels. */
  size: number;
}

/** Thrown for what only graphql-js executes. */
class NotCompilable extends Error {}

/** How many fields a compiled query has at most. graphql-js executes larger ones. */
const maxFields = 1_000;

/** Null for a mutation and for what depends on more than the document: `@skip` and `@include`, unions and the introspection. */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  const query = schema.getQueryType();
  if (operation.operation !== "query" || !query) return null;
  const definitions = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = Object.fromEntries(definitions.map((each) => [each.name.value, each]));
  const compiler = new Compiler(fragments);
  try {
    return {
      schema,
      operation,
      fragments,
      fields: compiler.fieldsOf(query, [operation.selectionSet]),
      size: compiler.size,
    };
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
}

class Compiler {
  size = 0;

  constructor(private readonly fragments: Record<string, FragmentDefinitionNode>) {}

  /** The fields selected on a type, those of one name put together. https://spec.graphql.org/October2021/#CollectFields() */
  fieldsOf(parent: GraphQLObjectType, sets: SelectionSetNode[]): CompiledField[] {
    const nodes = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) this.#collect(parent, set, nodes, spread);
    return [...nodes].map(([key, ofKey]) => this.#query(parent, key, ofKey));
  }

  #collect(parent: GraphQLObjectType, set: SelectionSetNode, nodes: Map<string, FieldNode[]>, spread: Set<string>) {
    for (const selection of set.selections) {
      if ((selection.directives ?? []).length > 0) throw new NotCompilable();
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const ofKey = nodes.get(key);
        if (ofKey) ofKey.push(selection);
        else nodes.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD && spread.has(selection.name.value)) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) spread.add(selection.name.value);
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments[selection.name.value] : selection;
      const condition = fragment?.typeCondition?.name.value ?? parent.name;
      // Without interfaces and unions, a fragment can only be on the type itself.
      if (!fragment || condition !== parent.name) throw new NotCompilable();
      this.#collect(parent, fragment.selectionSet, nodes, spread);
    }
  }

  #query(parent: GraphQLObjectType, key: string, nodes: FieldNode[]): CompiledField {
    this.size += 1;
    const name = nodes[0]!.name.value;
    const isTypeName = name === "__typename";
    const definition = isTypeName ? TypeNameMetaFieldDef : parent.getFields()[name];
    if (!definition || key === "__proto__" || this.size > maxFields) throw new NotCompilable();
    const value = this.#valueOf(definition.type, nodes);
    return { key, nodes, parent, definition, resolve: definition.resolve ?? null, value };
  }

  #valueOf(type: GraphQLOutputType, nodes: FieldNode[]): CompiledValue {
    if (isNonNullType(type)) return { ...this.#valueOf(type.ofType, nodes), isNonNull: true };
    if (isListType(type)) return { isNonNull: false, kind: "list", item: this.#valueOf(type.ofType, nodes) };
    if (isLeafType(type)) return { isNonNull: false, kind: "leaf", type };
    if (!isObjectType(type)) throw new NotCompilable();
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return { isNonNull: false, kind: "object", fields: this.fieldsOf(type, sets) };
  }
}
