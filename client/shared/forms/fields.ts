/** What a form of the panel knows of its fields: one table per noun, read by the fields, the summary, the drafts and the conflicts. */

/** Texts and numbers are kept as they were typed, so that nothing half-typed is lost; lists as lists. */
export type FieldValue = string | boolean | string[];
export type FormValues = Record<string, FieldValue>;

/** The sentence that says what to do about a value, or null where it will do. */
export type Check<Value> = (value: Value) => string | null;

interface Described {
  label: string;
  hint?: string;
  /** The name that the API has for it, where it is another one: `review.about`. */
  path?: string;
}

interface TextBase extends Described {
  isRequired?: boolean;
  placeholder?: string;
  check: Check<string>;
}

interface Line extends TextBase {
  kind: "line";
}

/** Several lines. */
interface Text extends TextBase {
  kind: "text";
}

interface NumberLine extends Described {
  kind: "number";
  min: number;
  max?: number;
  step: number;
  check: Check<string>;
}

interface Flag extends Described {
  kind: "flag";
}

interface Tags extends Described {
  kind: "tags";
  check: Check<readonly string[]>;
}

interface Choice extends Described {
  kind: "choice";
  options: readonly { value: string; label: string }[];
}

interface Slug extends Described {
  kind: "slug";
  isRequired: true;
  /** The field that it is proposed from. */
  from: string;
  check: Check<string>;
}

/** The id of a row of another noun, picked by a component of the form's own. */
interface Pick extends Described {
  kind: "pick";
}

export type FieldSpec = Line | Text | NumberLine | Flag | Tags | Choice | Slug | Pick;

/** The fields of a form in the order in which they stand on it. */
export type FieldTable<Values extends FormValues> = { readonly [Name in keyof Values & string]: FieldSpec };

export function fieldNames<Values extends FormValues>(fields: FieldTable<Values>): (keyof Values & string)[] {
  return Object.keys(fields);
}

/** The name that the API has for a field. */
export function apiPath(name: string, { path = name }: FieldSpec): string {
  return path;
}

/** The field that an error of the API is about: `input.review.about`, `licenses[2]`. Null for one that is not on the form. */
export function fieldAt<Values extends FormValues>(
  fields: FieldTable<Values>,
  path: string,
): (keyof Values & string) | null {
  const wanted = path.replace(/^input\./, "").replace(/[.[]\d+\]?$/, "");
  return fieldNames(fields).find((name) => apiPath(name, fields[name]) === wanted) ?? null;
}

/** Whether two values are the same, lists item by item. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two forms hold the same. */
export function isSameForm(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).every((name) => isSameValue(one[name], other[name]));
}

/** The fields in which two sets of values differ, in the order of the form. */
export function differingFields<Values extends FormValues>(
  fields: FieldTable<Values>,
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  return fieldNames(fields).filter((name) => !isSameValue(one[name], other[name]));
}
