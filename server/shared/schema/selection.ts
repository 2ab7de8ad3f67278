/** Finds the fields that the caller selected, so lists read only the columns of these fields. */
import {
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from "graphql";

/** The selected fields of a type, with their nodes. */
interface Selection {
  fields: Set<string>;
  nodes: Map<string, FieldNode[]>;
}

/** Memoized results. Parsed documents are reused, so requests share the same nodes. */
const selectionsByNode = new WeakMap<FieldNode, Map<string, Selection>>();

/**
 * Returns the fields of the type that are selected anywhere below this field, including through connections and edges.
 */
export function selectedFields(info: GraphQLResolveInfo, typeName: string): Set<string> {
  return selectionOf(info, typeName).fields;
}

/**
 * Returns the arguments of a field in the returned object, and the field's own `info`. Returns null if the caller does
 * not select the field, or selects it more than once.
 */
export function selectedField(
  info: GraphQLResolveInfo,
  fieldName: string,
): { args: Record<string, unknown>; info: GraphQLResolveInfo } | null {
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const [node, other] = selectionOf(info, type.name).nodes.get(fieldName) ?? [];
  if (node === undefined || other !== undefined) return null;
  const field = type.getFields()[fieldName]!;
  return {
    args: getArgumentValues(field, node, info.variableValues),
    info: { ...info, fieldNodes: [node], returnType: field.type },
  };
}

function selectionOf(info: GraphQLResolveInfo, typeName: string): Selection {
  const [node] = info.fieldNodes;
  if (node === undefined || info.fieldNodes.length > 1) return findFields(info, typeName);
  const byType = selectionsByNode.get(node) ?? new Map<string, Selection>();
  const selection = byType.get(typeName) ?? findFields(info, typeName);
  selectionsByNode.set(node, byType.set(typeName, selection));
  return selection;
}

/** Follows fragments. Ignores `@skip` and `@include`, because an extra column does no harm. */
function findFields({ fieldNodes, fragments, returnType }: GraphQLResolveInfo, typeName: string): Selection {
  const nodes = new Map<string, FieldNode[]>();
  /** The visited selection sets by type. Each set is read only once, even if its fragment is used many times. */
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

  function collectField(node: FieldNode, type: GraphQLObjectType): void {
    const { name, selectionSet } = node;
    if (type.name === typeName) {
      const known = nodes.get(name.value);
      if (known) known.push(node);
      else nodes.set(name.value, [node]);
      return;
    }
    const next = type.getFields()[name.value];
    const named = next && getNamedType(next.type);
    // Below a union, this also finds the fields of its other types, which is harmless.
    const nextType = isUnionType(named) ? named.getTypes().find((each) => each.name === typeName) : named;
    if (isObjectType(nextType)) collect(selectionSet, nextType);
  }

  for (const { selectionSet } of fieldNodes) collect(selectionSet, getNamedType(returnType) as GraphQLObjectType);
  return { fields: new Set(nodes.keys()), nodes };
}
