/** Which fields of a row a caller asked for, so that a list reads no column more. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from "graphql";

/** Documents are parsed once and used again, so that what is known of their fields is too. */
const known = new WeakMap<FieldNode, Map<string, Set<string>>>();

/** The names of the fields selected on the type anywhere below this field, connections and edges looked through. */
export function selectedFields(info: GraphQLResolveInfo, typeName: string): Set<string> {
  const [node] = info.fieldNodes;
  if (node === undefined || info.fieldNodes.length > 1) return findFields(info, typeName);
  const byType = known.get(node) ?? new Map<string, Set<string>>();
  const found = byType.get(typeName) ?? findFields(info, typeName);
  known.set(node, byType.set(typeName, found));
  return found;
}

function findFields(info: GraphQLResolveInfo, typeName: string): Set<string> {
  const found = new Set<string>();
  for (const node of info.fieldNodes)
    collect(node, getNamedType(info.returnType) as GraphQLObjectType, info, typeName, found);
  return found;
}

function collect(
  node: FieldNode,
  type: GraphQLObjectType,
  info: GraphQLResolveInfo,
  typeName: string,
  found: Set<string>,
): void {
  for (const field of fieldsOf(node.selectionSet, info.fragments)) {
    if (type.name === typeName) {
      found.add(field.name.value);
      continue;
    }
    const next = type.getFields()[field.name.value];
    const named = next && getNamedType(next.type);
    // Below a union the fields of its other types are found too: a column too many does no harm.
    const nextType = isUnionType(named) ? named.getTypes().find(({ name }) => name === typeName) : named;
    if (isObjectType(nextType)) collect(field, nextType, info, typeName, found);
  }
}

/** Fragments are followed. `@skip` and `@include` are not read: a column too many does no harm. */
function* fieldsOf(
  set: SelectionSetNode | undefined,
  fragments: Record<string, FragmentDefinitionNode>,
): Generator<FieldNode> {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === "Field") yield selection;
    else if (selection.kind === "InlineFragment") yield* fieldsOf(selection.selectionSet, fragments);
    else yield* fieldsOf(fragments[selection.name.value]?.selectionSet, fragments);
  }
}
