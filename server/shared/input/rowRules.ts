/** The rule for a list of objects that each have a key, such as a name. */
import { ArrayMaxSize, ValidateBy } from "class-validator";

import { all, NonNull } from "./rules.js";
import { maxDetails } from "../../../shared/apiLimits.js";

interface RowRules<Row> {
  /** Returns a row's key. */
  keyOf: (row: Row) => string;
  keyLabel: string;
  /** Returns the error message for an invalid row, or null for a valid one. */
  problemOf: (row: Row) => string | null;
}

/**
 * A list of objects, each with a different key. The field may be omitted, but must not be null. Error messages name the
 * key.
 */
export function NonNullRows<Row>(label: string, { keyOf, keyLabel, problemOf }: RowRules<Row>): PropertyDecorator {
  const findProblem = (rows: unknown): string | null => {
    if (!Array.isArray(rows)) return null;
    const seen = new Set<string>();
    for (const row of rows as Row[]) {
      const key = keyOf(row).trim();
      if (key === "") return `Enter the ${keyLabel} in every row of the ${label}.`;
      if (seen.has(key)) return `${key} appears twice. Keep only one of the rows.`;
      seen.add(key);
      const problem = problemOf(row);
      if (problem !== null) return `${key}: ${problem}`;
    }
    return null;
  };
  return all(
    NonNull(label),
    ArrayMaxSize(maxDetails, { message: `Enter no more than ${maxDetails} ${label}.` }),
    ValidateBy({
      name: "rows",
      validator: {
        validate: (rows) => findProblem(rows) === null,
        defaultMessage: (given) => findProblem(given?.value) ?? "",
      },
    }),
  );
}
