import { type Comparison, comparisonsOf } from "../../shared/schema/comparisons.js";
import { toSnakeCase } from "../connection/naming.js";
import type { Condition } from "./selectRows.js";

const operators = { is: "=", atLeast: ">=", atMost: "<=", before: "<" };

/** Returns the conditions of a filter's fields that compare a property of rows, which are aliased as `row`. */
export function filterConditions<Filter extends object>(type: new () => Filter, filter: Filter): Condition[] {
  return comparisonsOf(type, filter).map(conditionOf);
}

function conditionOf({ property, by, matchesUnknown, value }: Comparison): Condition {
  const column = `row.${toSnakeCase(property)}`;
  if (by === "isKnown") return { sql: `${column} IS ${value ? "NOT " : ""}NULL` };
  if (by === "oneOf") return { sql: `${column} = ANY(?)`, values: [value] };
  if (typeof value === "boolean") return { sql: value ? column : `NOT ${column}` };
  const unknown = matchesUnknown ? `${column} IS NULL OR ` : "";
  return { sql: `${unknown}${column} ${operators[by]} ?`, values: [value] };
}
