/** The rule for a list of objects, each identified by a text, such as a name. */
import { ArrayMaxSize, ValidateBy } from "class-validator";

import { all, NonNull } from "./rules.js";

interface RowRules<Row> {
  /** Returns the text that identifies a row. */
  keyOf: (row: Row) => string;
  keyLabel: string;
  /** Returns the message for an invalid row, or null. */
  problemOf: (row: Row) => string | null;
}

/**
 * A list of objects with different texts. The field may be omitted, but must not be null. Messages name the row's text.
 */
export function NonNullRows<Row>(label: string, { keyOf, keyLabel, problemOf }: RowRules<Row>): PropertyDecorator {
  const most = 40;
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
    ArrayMaxSize(most, { message: `Enter no more than ${most} ${label}.` }),
    ValidateBy({
      name: "rows",
      validator: {
        validate: (rows) => findProblem(rows) === null,
        defaultMessage: (given) => findProblem(given?.value) ?? "",
      },
    }),
  );
}
