/** What an operation costs, worked out before anything is executed: one unit per field, times the rows of its lists. */
import {
  type DocumentNode,
  getNullableType,
  getVariableValues,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  getNamedType,
  type OperationDefinitionNode,
} from "graphql";
// The package's other entry brings a second copy of graphql, which does not know our schema's classes.
import complexity, { type ComplexityEstimator } from "graphql-query-complexity/cjs";

import { maxCost, maxCostedFields, maxErrors, searchCost, unpagedListSize } from "../../shared/limits.js";
import { defaultPageSize, maxPageSize } from "../../shared/pageLimits.js";
import { estimateIntrospection } from "./introspectionCost.js";
import { QueryTooComplexError } from "./queryTooComplexError.js";

export interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | undefined;
}

/** A field with a page size multiplies what is selected below it; so does a plain list, by a fixed number. */
const estimateField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const isPaged = field.args.some(({ name }) => name === "first" || name === "last");
  if (isPaged) return 1 + pageSize(args) * childComplexity + (hasSearchText(args) ? searchCost : 0);
  const isRowsOfConnection = type.name.endsWith("Connection");
  const isList = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
  return 1 + (isList && !isRowsOfConnection ? unpagedListSize : 1) * childComplexity;
};

function hasSearchText({ filter }: { filter?: { search?: unknown } | null }): boolean {
  return typeof filter?.search === "string" && filter.search.trim() !== "";
}

/** A size that is not allowed costs as the nearest that is; the resolver refuses it with the right words. */
function pageSize(args: Record<string, unknown>): number {
  const size = args["first"] ?? args["last"] ?? defaultPageSize;
  return typeof size === "number" ? Math.min(Math.max(1, size), maxPageSize) : defaultPageSize;
}

/**
 * The static cost of an operation; null when its variables are wrong, which execution then reports.
 * @throws QueryTooComplexError above the limit; GraphQL's own error when an argument is wrong.
 */
export function costOf({ schema, document, operation, variables = {} }: CostedOperation): number | null {
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors });
  if (coerced.errors) return null;
  const operationName = operation.name ? { operationName: operation.name.value } : {};
  const maxQueryNodes = maxCostedFields;
  let cost: number;
  try {
    // A field that declares its own complexity is believed; every other one is estimated.
    const units = complexity.getComplexity({
      schema,
      query: document,
      ...operationName,
      variables,
      maxQueryNodes,
      estimators: [complexity.fieldExtensionsEstimator(), estimateIntrospection(schema), estimateField],
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
