/**
 * Uses the schema's cache policy to decide whether an operation's response may be cached, and which changes invalidate
 * it.
 */
import { BREAK, type OperationDefinitionNode, TypeInfo, visit, visitWithTypeInfo } from "graphql";

import { type Dependency, dependenciesOf } from "../../shared/schema/dependsOn.js";
import type { ParsedOperation } from "../graphql/parsedDocuments.js";

const memoized = new WeakMap<OperationDefinitionNode, readonly Dependency[] | null>();

/** The casino filter field that reads bonuses. Casino lists without this filter stay cached when a bonus changes. */
const bonusFilter = "minDepositAtMost";

/**
 * Returns everything that the response depends on, or null when the response must not be cached.
 * @param variables The coerced variables.
 */
export function dependenciesOfOperation(
  parsed: ParsedOperation,
  variables: Record<string, unknown>,
): readonly Dependency[] | null {
  const collected = collectOnce(parsed);
  const filtersByBonuses = Object.values(variables).some(
    (value) => (value as Record<string, unknown> | null | undefined)?.[bonusFilter] != null,
  );
  return collected && filtersByBonuses ? [...new Set([...collected, "bonuses" as const])] : collected;
}

function collectOnce(parsed: ParsedOperation): readonly Dependency[] | null {
  const cached = memoized.get(parsed.operation);
  if (cached !== undefined) return cached;
  const collected = parsed.operation.operation === "query" ? collect(parsed) : null;
  memoized.set(parsed.operation, collected);
  return collected;
}

/**
 * Visits every fragment in the document and ignores `@skip` and `@include`, because an extra dependency does no harm.
 */
function collect({ schema, document, operation }: ParsedOperation): readonly Dependency[] | null {
  const collected = new Set<Dependency>();
  let isCacheable = true;
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    OperationDefinition: (node) => (node === operation ? undefined : false),
    Field({ name }) {
      // Introspection results change only when a new release is deployed.
      if (name.value.startsWith("__")) return false;
      const field = typeInfo.getFieldDef();
      const fieldDependencies = field ? dependenciesOf(field) : null;
      for (const each of fieldDependencies ?? []) collected.add(each);
      isCacheable &&= fieldDependencies !== null;
      return isCacheable ? undefined : BREAK;
    },
    ObjectField({ name }) {
      if (name.value === bonusFilter) collected.add("bonuses");
    },
  });
  visit(document, visitor);
  return isCacheable ? [...collected] : null;
}
