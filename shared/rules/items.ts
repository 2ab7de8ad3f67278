import type { Field, Fields } from "./field.js";

/** The field of each item's value, by name. */
export type ItemFields = Fields;

/** A list of items with a few values each. The rules of an item's values are in `each`. */
export interface Items<Each extends ItemFields> extends Field<readonly unknown[], "default"> {
  max: number;
  each: Each;
}

/** @param label The plural that messages use: "no more than 10 social links". */
export function items<const Each extends ItemFields>(label: string, max: number, each: Each): Items<Each> {
  const message = `Enter no more than ${max} ${label}.`;
  return {
    kind: "items",
    label,
    without: "default",
    max,
    each,
    problemOf: (list) => (list.length > max ? message : null),
  };
}
