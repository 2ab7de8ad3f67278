/**
 * The static cost of an operation: one unit for each field, times the rows of its lists. It is known before execution.
 * Finding it must be cheap for any document, since it decides whether the document is too expensive: `CostWalk` visits
 * each field and each fragment once.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";

import { maxCost, maxErrors } from "../../../shared/limits.js";
import { CostWalk } from "./costWalk.js";
import { QueryTooComplexError } from "./queryTooComplexError.js";

export interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | undefined;
}

/** Costs that are remembered, by an operation and the values of those variables that can change its cost. */
const costs = new LRUCache<string, number>({
  maxSize: 1024 * 1024,
  maxEntrySize: 1024,
  sizeCalculation: (_cost, key) => 2 * key.length + 150,
});

interface CostedBefore {
  /** Its part of the keys in `costs`. */
  id: number;
  /** Names of the variables that can change the cost. */
  variables: readonly string[];
}

const costedBefore = new WeakMap<OperationDefinitionNode, CostedBefore>();
let lastId = 0;

/**
 * Null when the variables are wrong, which execution then reports.
 * @throws QueryTooComplexError above the limit; GraphQL's own error when an argument is wrong.
 */
export function costOf({ schema, document, operation, variables = {} }: CostedOperation): number | null {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors });
  if (!coerced) return null;
  const before = costedBefore.get(operation);
  const cached = before && costs.get(keyOf(before, coerced));
  if (cached !== undefined) return cached;

  const root = schema.getRootType(operation.operation);
  if (!root) return null;
  const walk = new CostWalk(schema, fragmentsOf(document), coerced);
  const cost = Math.min(Math.ceil(walk.costOf(operation.selectionSet, root)), Number.MAX_SAFE_INTEGER);
  if (cost > maxCost)
    throw new QueryTooComplexError(`It costs ${cost} units; ${maxCost} are allowed.`, { cost, maxCost });
  const costed = withVariables(before, walk.variables);
  costedBefore.set(operation, costed);
  costs.set(keyOf(costed, coerced), cost);
  return cost;
}

/**
 * A walk does not see the variables behind `@include(if: false)`, so a later one can see more. Then the costs so far are
 * left behind: each cost must be found by all the variables that its walk has read.
 */
function withVariables(before: CostedBefore | undefined, read: ReadonlySet<string>): CostedBefore {
  const missing = [...read].filter((name) => !before?.variables.includes(name));
  if (before && missing.length === 0) return before;
  return { id: (lastId += 1), variables: [...(before?.variables ?? []), ...missing].toSorted() };
}

function keyOf({ id, variables }: CostedBefore, values: Record<string, unknown>): string {
  return `${id} ${JSON.stringify(variables.map((name) => values[name] ?? null))}`;
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}
