/** What every kind of field has in common. A field is stated once, in `shared/nouns`. */

/**
 * What a row without a value has. `required`: there is no such row. `default`: the column's default, so the value may be
 * omitted but can't be removed. `null`: no value.
 */
export type Empty = "required" | "default" | "null";

export interface Field<Value, Without extends Empty = Empty> {
  kind: FieldKind;
  /** How messages name the field: "Enter a name." */
  label: string;
  without: Without;
  /** Returns the error message for an invalid value, or null. */
  problemOf: (value: Value) => string | null;
  /** The value of a new row whose input omits a flag or a number with a default. */
  initial?: boolean | number;
  /** Whether the text is Markdown, which can contain images. */
  isMarkdown?: true;
  /** Whether the value describes only one row, so bulk updates don't have the field. */
  isOfOneRow?: true;
  /** The largest and smallest values of a number, and the distance between two values. */
  min?: number;
  max?: number;
  step?: number;
}

export type FieldKind =
  | "line"
  | "text"
  | "slug"
  | "link"
  | "picture"
  | "path"
  | "number"
  | "money"
  | "currency"
  | "moment"
  | "flag"
  | "choice"
  | "phrases"
  | "items"
  | "relation";

export type Fields = Readonly<Record<string, Field<never>>>;

/** Returns the error message for a value, or null. `undefined` means that an input omits the field. */
export function findProblem(field: Field<never>, value: unknown, isNew: boolean): string | null {
  if (value === undefined && !(isNew && field.without === "required")) return null;
  if (value === null || value === undefined) {
    if (field.without === "null") return null;
    if (field.without === "required") return `Enter ${articleFor(field.label)} ${field.label}.`;
    const name = field.label.charAt(0).toUpperCase() + field.label.slice(1);
    return `${name} can't be removed: enter a value, or leave the field out.`;
  }
  return field.problemOf(value as never);
}

export function articleFor(label: string): "a" | "an" {
  return /^[aeiou]/i.test(label) ? "an" : "a";
}

/** Marks a field that describes only one row. */
export function ofOneRow<One extends Field<never>>(field: One): One & { isOfOneRow: true } {
  return { ...field, isOfOneRow: true };
}

/** The first problem that the checks find. */
export function firstProblem<Value>(...checks: ((value: Value) => string | null)[]): (value: Value) => string | null {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem !== null) return problem;
    }
    return null;
  };
}
