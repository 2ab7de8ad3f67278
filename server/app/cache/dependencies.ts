/** Decides by the schema's cache policy whether an operation's response may be cached, and what invalidates it. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

import { type Dependency, dependenciesOf } from "../../shared/schema/dependsOn.js";

export interface ParsedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Documents are parsed once and used again, so that what is known of their operations is too. */
const memoized = new WeakMap<OperationDefinitionNode, readonly Dependency[] | null>();

/** Everything that the response depends on; null when it must not be cached. */
export function dependenciesOfOperation(parsed: ParsedOperation): readonly Dependency[] | null {
  const cached = memoized.get(parsed.operation);
  if (cached !== undefined) return cached;
  const collected = collect(parsed);
  memoized.set(parsed.operation, collected);
  return collected;
}

function collect({ schema, document, operation }: ParsedOperation): readonly Dependency[] | null {
  const root = schema.getQueryType();
  if (operation.operation !== "query" || !root) return null;
  const fragments = new Map(
    document.definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const collected = new Set<Dependency>();
  const visited = new Set<SelectionSetNode>();

  /** False as soon as a field forbids keeping. `@skip` and `@include` are not read: one dependency too many does no harm. */
  function allows(type: GraphQLObjectType, set: SelectionSetNode | undefined): boolean {
    if (set === undefined || visited.has(set)) return true;
    visited.add(set);
    return set.selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return allowsFragment(type, selection);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return allowsFragment(type, fragments.get(selection.name.value));
      // Introspection changes only with a release.
      if (selection.name.value.startsWith("__")) return true;
      const field = type.getFields()[selection.name.value];
      const fieldDependencies = field && dependenciesOf(field);
      if (!fieldDependencies) return false;
      for (const each of fieldDependencies) collected.add(each);
      return membersOf(field.type).every((member) => allows(member, selection.selectionSet));
    });
  }

  function allowsFragment(type: GraphQLObjectType, fragment: FragmentDefinitionNode | InlineFragmentNode | undefined) {
    const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
    return allows(isObjectType(condition) ? condition : type, fragment?.selectionSet);
  }

  return allows(root, operation.selectionSet) ? [...collected] : null;
}

function membersOf(type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  if (isUnionType(named)) return named.getTypes();
  return isObjectType(named) ? [named] : [];
}
