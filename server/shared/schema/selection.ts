/** Finds the row fields that the caller selected, so lists read only these columns. */
import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from "graphql";

/** Memoized results. Parsed documents are reused, so requests share the same nodes. */
const fieldsByNode = new WeakMap<FieldNode, Map<string, Set<string>>>();

/**
 * Returns the fields of the type that are selected anywhere below this field, including through connections and edges.
 */
export function selectedFields(info: GraphQLResolveInfo, typeName: string): Set<string> {
  const [node] = info.fieldNodes;
  if (node === undefined || info.fieldNodes.length > 1) return findFields(info, typeName);
  const byType = fieldsByNode.get(node) ?? new Map<string, Set<string>>();
  const fields = byType.get(typeName) ?? findFields(info, typeName);
  fieldsByNode.set(node, byType.set(typeName, fields));
  return fields;
}

/** Follows fragments. Ignores `@skip` and `@include`, because an extra column does no harm. */
function findFields({ fieldNodes, fragments, returnType }: GraphQLResolveInfo, typeName: string): Set<string> {
  const fields = new Set<string>();
  /** The visited selection sets by type. Each set is read once, even if its fragment is spread many times. */
  const visited = new Map<GraphQLObjectType, Set<SelectionSetNode>>();

  function collect(set: SelectionSetNode | undefined, type: GraphQLObjectType): void {
    const ofType = visited.get(type) ?? new Set();
    if (set === undefined || ofType.has(set)) return;
    visited.set(type, ofType.add(set));
    for (const selection of set.selections) {
      if (selection.kind === "Field") collectField(selection, type);
      else if (selection.kind === "InlineFragment") collect(selection.selectionSet, type);
      else collect(fragments[selection.name.value]?.selectionSet, type);
    }
  }

  function collectField({ name, selectionSet }: FieldNode, type: GraphQLObjectType): void {
    if (type.name === typeName) {
      fields.add(name.value);
      return;
    }
    const next = type.getFields()[name.value];
    const named = next && getNamedType(next.type);
    // Below a union, this also finds the fields of its other types, which is harmless.
    const nextType = isUnionType(named) ? named.getTypes().find((each) => each.name === typeName) : named;
    if (isObjectType(nextType)) collect(selectionSet, nextType);
  }

  for (const { selectionSet } of fieldNodes) collect(selectionSet, getNamedType(returnType) as GraphQLObjectType);
  return fields;
}
