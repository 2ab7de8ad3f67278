/** What an operation costs, worked out before anything is executed: one unit per field, times the rows of its lists. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNullableType,
  getVariableValues,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
// The package's other entry brings a second copy of graphql, which does not know our schema's classes.
import complexity, { type ComplexityEstimator } from "graphql-query-complexity/cjs";

import {
  countCost,
  maxCost,
  maxCostedFields,
  maxErrors,
  searchCost,
  topFieldCost,
  unpagedListSize,
} from "../../shared/limits.js";
import { defaultPageSize, maxPageSize } from "../../shared/pageLimits.js";
import { estimateIntrospection } from "./introspectionCost.js";
import { QueryTooComplexError } from "./queryTooComplexError.js";

export interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | undefined;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * A field with a page size multiplies what is selected below it; so does a plain list, by a fixed number. What an
 * operation asks for at its top adds the statements that it takes, however few the rows.
 */
function fieldEstimator(schema: GraphQLSchema, fragments: Fragments): ComplexityEstimator {
  return ({ type, field, args, node, childComplexity }) => {
    const isTop = type === schema.getQueryType() || type === schema.getMutationType();
    const own = 1 + (isTop && !field.name.startsWith("__") ? topFieldCost : 0);
    const isPaged = field.args.some(({ name }) => name === "first" || name === "last");
    if (isPaged) return own + pageSize(args) * childComplexity + wholeListCost(args, node, fragments);
    const isRowsOfConnection = type.name.endsWith("Connection");
    const isList = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
    return own + (isList && !isRowsOfConnection ? unpagedListSize : 1) * childComplexity;
  };
}

/** What reads the whole list, whatever the page's size. */
function wholeListCost(args: Record<string, unknown>, list: FieldNode, fragments: Fragments): number {
  return (hasSearchText(args) ? searchCost : 0) + (asksForCount(list, fragments) ? countCost : 0);
}

interface TextFilter {
  search?: unknown;
  casinoNameContainsAny?: unknown;
}

function hasSearchText({ filter, search }: { filter?: TextFilter | null; search?: unknown }): boolean {
  const texts = [search, filter?.search, filter?.casinoNameContainsAny].flat();
  return texts.some((text) => typeof text === "string" && text.trim() !== "");
}

/** Whether the list's own count is selected. Cheap: what is walked here has been costed node by node before. */
function asksForCount(
  { selectionSet }: { selectionSet?: SelectionSetNode | undefined },
  fragments: Fragments,
): boolean {
  return (selectionSet?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === "totalCount";
    if (selection.kind === Kind.INLINE_FRAGMENT) return asksForCount(selection, fragments);
    const fragment = fragments.get(selection.name.value);
    return fragment !== undefined && asksForCount(fragment, fragments);
  });
}

/** A size that is not allowed costs as the nearest that is; the resolver refuses it with the right words. */
function pageSize(args: Record<string, unknown>): number {
  const size = args["first"] ?? args["last"] ?? defaultPageSize;
  return typeof size === "number" ? Math.min(Math.max(1, size), maxPageSize) : defaultPageSize;
}

/** Documents are parsed once and used again, so that what their operations cost with some variables is known. */
const known = new WeakMap<OperationDefinitionNode, Map<string, number>>();

/** Variables of one operation whose cost is remembered, and the characters that they may have. */
const maxKnown = { variables: 20, characters: 200 };

/**
 * The static cost of an operation; null when its variables are wrong, which execution then reports.
 * @throws QueryTooComplexError above the limit; GraphQL's own error when an argument is wrong.
 */
export function costOf(costed: CostedOperation): number | null {
  const ofOperation = known.get(costed.operation) ?? new Map<string, number>();
  known.set(costed.operation, ofOperation);
  const variables = writtenOut(costed.variables);
  const remembered = ofOperation.get(variables);
  if (remembered !== undefined) return remembered;
  const cost = workOut(costed);
  const isShort = variables !== "" && variables.length <= maxKnown.characters;
  if (cost !== null && isShort && ofOperation.size < maxKnown.variables) ofOperation.set(variables, cost);
  return cost;
}

/** Empty for values that are nested too deep to be written. */
function writtenOut(variables: Record<string, unknown> = {}): string {
  try {
    return JSON.stringify(variables);
  } catch {
    return "";
  }
}

function workOut({ schema, document, operation, variables = {} }: CostedOperation): number | null {
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors });
  if (coerced.errors) return null;
  const operationName = operation.name ? { operationName: operation.name.value } : {};
  const maxQueryNodes = maxCostedFields;
  const definitions = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = new Map(definitions.map((each) => [each.name.value, each]));
  let cost: number;
  try {
    // A field that declares its own complexity is believed; every other one is estimated.
    const units = complexity.getComplexity({
      schema,
      query: document,
      ...operationName,
      variables,
      maxQueryNodes,
      estimators: [
        complexity.fieldExtensionsEstimator(),
        estimateIntrospection(schema),
        fieldEstimator(schema, fragments),
      ],
    });
    cost = Math.ceil(units);
  } catch (error) {
    throw isTooManyFields(error)
      ? new QueryTooComplexError(`More than ${maxCostedFields} fields are selected.`)
      : error;
  }
  if (cost > maxCost) throw new QueryTooComplexError(`It costs ${cost} units; ${maxCost} are allowed.`);
  return cost;
}

function isTooManyFields(error: unknown): boolean {
  return error instanceof Error && error.message === "Query exceeds the maximum allowed number of nodes.";
}
