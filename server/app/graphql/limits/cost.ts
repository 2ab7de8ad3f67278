/**
 * Computes the cost of an operation before execution: one unit per field, times the number of rows in its lists. The
 * computation must be cheap even for a document that is too expensive, so `CostWalk` visits each field and each
 * fragment once.
 */
import type { GraphQLRequest } from "@apollo/server";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";

import { QueryTooComplexError } from "../../../shared/errors.js";
import { formatCount } from "../../../../shared/formatCount.js";
import { maxErrors } from "../../../shared/limits.js";
import type { ParsedOperation } from "../parsedDocuments.js";
import { CostWalk } from "./costWalk.js";

/**
 * The maximum cost of one operation. The home page's query costs about 1,400, and the query that exports 40 casinos
 * about 4,050.
 */
export const maxCost = 5_000;

export interface CostedOperation {
  cost: number;
  /** The coerced variables. */
  variables: Record<string, unknown>;
}

/** Whether the caller asks only for the cost. */
export function isExplained({ extensions }: Pick<GraphQLRequest, "extensions">): boolean {
  return extensions?.["explain"] === true;
}

/** Memoized costs. The key consists of the operation and the values of the variables that can change its cost. */
const costs = new LRUCache<string, number>({
  maxSize: 1024 * 1024,
  maxEntrySize: 1024,
  sizeCalculation: (_cost, key) => 2 * key.length + 150,
});

interface CostKeyParts {
  /** The prefix of the operation's keys in `costs`. */
  id: number;
  /** Names of the variables that can change the cost. */
  variables: readonly string[];
}

const costKeyParts = new WeakMap<OperationDefinitionNode, CostKeyParts>();
let lastId = 0;

/**
 * Returns null if the variables are invalid. Execution then reports them.
 * @throws QueryTooComplexError above the limit, or GraphQL's own error when an argument is invalid.
 */
export function costOf(parsed: ParsedOperation, given: Record<string, unknown> = {}): CostedOperation | null {
  const { schema, document, operation } = parsed;
  const definitions = operation.variableDefinitions ?? [];
  const { coerced: variables } = getVariableValues(schema, definitions, given, { maxErrors });
  if (!variables) return null;
  const before = costKeyParts.get(operation);
  const cached = before && costs.get(keyOf(before, variables));
  if (cached !== undefined) return { cost: cached, variables };

  const root = schema.getRootType(operation.operation);
  if (!root) return null;
  const walk = new CostWalk(schema, fragmentsOf(document), variables);
  const cost = Math.min(Math.ceil(walk.costOf(operation.selectionSet, root)), Number.MAX_SAFE_INTEGER);
  if (cost > maxCost)
    throw new QueryTooComplexError(
      `It costs ${formatCount(cost)} units; at most ${formatCount(maxCost)} are allowed.`,
      { cost, maxCost },
    );
  const costed = withVariables(before, walk.variables);
  costKeyParts.set(operation, costed);
  costs.set(keyOf(costed, variables), cost);
  return { cost, variables };
}

/**
 * A walk does not see the variables behind `@include(if: false)`, so a later walk can find more variables. Every key
 * must include all variables that the walk reads. So if a walk finds a new variable, the operation gets a new id, and
 * its memoized costs are no longer found.
 */
function withVariables(before: CostKeyParts | undefined, read: ReadonlySet<string>): CostKeyParts {
  const missing = [...read].filter((name) => !before?.variables.includes(name));
  if (before && missing.length === 0) return before;
  return { id: (lastId += 1), variables: [...(before?.variables ?? []), ...missing].toSorted() };
}

function keyOf({ id, variables }: CostKeyParts, values: Record<string, unknown>): string {
  return `${id} ${JSON.stringify(variables.map((name) => values[name] ?? null))}`;
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}
