/** Compiles a query into a tree of its selected fields with their resolvers. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from "graphql";

import { countTokens, type ParsedOperation } from "./parsedDocuments.js";

export interface CompiledField {
  /** The field's key in the response. */
  key: string;
  nodes: FieldNode[];
  parent: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  /** Null if the value is a property or a method of the source object. */
  resolve: GraphQLFieldResolver<unknown, unknown> | null;
  value: CompiledValue;
}

export type CompiledValue = { isNonNull: boolean } & (
  | { kind: "leaf"; type: GraphQLLeafType }
  | { kind: "list"; item: CompiledValue }
  | { kind: "object"; fields: CompiledField[] }
);

export interface CompiledQuery extends Pick<ParsedOperation, "schema" | "operation"> {
  fragments: Record<string, FragmentDefinitionNode>;
  fields: CompiledField[];
}

/** Thrown for a document that only graphql-js can execute. */
class NotCompilable extends Error {}

const memoized = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

/**
 * Returns null for operations that only graphql-js executes: mutations, and queries with unions, introspection, or
 * directives such as `@skip`, whose effect depends on the variables. Also returns null if the document has several
 * operations, because the document cache counts only one compiled query per document.
 */
export function compileQuery(parsed: ParsedOperation): CompiledQuery | null {
  const compiled = memoized.get(parsed.operation);
  if (compiled !== undefined) return compiled;
  const query = compile(parsed);
  memoized.set(parsed.operation, query);
  return query;
}

function compile({ schema, document, operation }: ParsedOperation): CompiledQuery | null {
  const query = schema.getQueryType();
  if (operation.operation !== "query" || !query) return null;
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operations.length > 1) return null;
  const definitions = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = Object.fromEntries(definitions.map((each) => [each.name.value, each]));
  try {
    const fields = new Compiler(fragments, countTokens(document)).fieldsOf(query, [operation.selectionSet]);
    return { schema, operation, fragments, fields };
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
}

class Compiler {
  /**
   * @param nodesLeft The maximum number of field nodes. A document can exceed it by spreading its fragments many times;
   * graphql-js then executes the document.
   */
  constructor(
    private readonly fragments: Record<string, FragmentDefinitionNode>,
    private nodesLeft: number,
  ) {}

  /**
   * Groups the fields selected on a type by their response key, and merges each group.
   * https://spec.graphql.org/October2021/#CollectFields()
   */
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
      // Interfaces and unions are not compiled, so a fragment must be on the type itself.
      if (!fragment || condition !== parent.name) throw new NotCompilable();
      this.#collect(parent, fragment.selectionSet, nodes, spread);
    }
  }

  #query(parent: GraphQLObjectType, key: string, nodes: FieldNode[]): CompiledField {
    this.nodesLeft -= nodes.length;
    const name = nodes[0]!.name.value;
    const isTypeName = name === "__typename";
    const definition = isTypeName ? TypeNameMetaFieldDef : parent.getFields()[name];
    if (!definition || key === "__proto__" || this.nodesLeft < 0) throw new NotCompilable();
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
