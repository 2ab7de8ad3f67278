/** Which fields of a row a caller asked for, so that a list reads no column more. */
import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from "graphql";

/** Documents are parsed once and used again, so that what is known of their fields is too. */
const fieldsByNode = new WeakMap<FieldNode, Map<string, Set<string>>>();

/** The names of the fields selected on the type anywhere below this field, connections and edges looked through. */
export function selectedFields(info: GraphQLResolveInfo, typeName: string): Set<string> {
  const [node] = info.fieldNodes;
  if (node === undefined || info.fieldNodes.length > 1) return findFields(info, typeName);
  const byType = fieldsByNode.get(node) ?? new Map<string, Set<string>>();
  const fields = byType.get(typeName) ?? findFields(info, typeName);
  fieldsByNode.set(node, byType.set(typeName, fields));
  return fields;
}

function findFields(info: GraphQLResolveInfo, typeName: string): Set<string> {
  const fields = new Set<string>();
  const visited = new Map<GraphQLObjectType, Set<SelectionSetNode>>();
  for (const node of info.fieldNodes)
    collect(node.selectionSet, getNamedType(info.returnType) as GraphQLObjectType, {
      info,
      typeName,
      found: fields,
      visited,
    });
  return fields;
}

interface Collecting {
  info: GraphQLResolveInfo;
  typeName: string;
  found: Set<string>;
  /** Each is looked through once for a type, however often its fragment is spread. */
  visited: Map<GraphQLObjectType, Set<SelectionSetNode>>;
}

/** Fragments are followed. `@skip` and `@include` are not read: a column too many does no harm. */
function collect(set: SelectionSetNode | undefined, type: GraphQLObjectType, collecting: Collecting): void {
  const { info, visited } = collecting;
  const ofType = visited.get(type) ?? new Set();
  if (set === undefined || ofType.has(set)) return;
  visited.set(type, ofType.add(set));
  for (const selection of set.selections) {
    if (selection.kind === "Field") collectField(selection, type, collecting);
    else if (selection.kind === "InlineFragment") collect(selection.selectionSet, type, collecting);
    else collect(info.fragments[selection.name.value]?.selectionSet, type, collecting);
  }
}

function collectField(field: FieldNode, type: GraphQLObjectType, collecting: Collecting): void {
  const { typeName, found } = collecting;
  if (type.name === typeName) {
    found.add(field.name.value);
    return;
  }
  const next = type.getFields()[field.name.value];
  const named = next && getNamedType(next.type);
  // Below a union the fields of its other types are found too: a column too many does no harm.
  const nextType = isUnionType(named) ? named.getTypes().find(({ name }) => name === typeName) : named;
  if (isObjectType(nextType)) collect(field.selectionSet, nextType, collecting);
}
