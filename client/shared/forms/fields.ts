/**
 * What a form of the panel knows of its fields: one table per noun. The form, its values, drafts and conflicts, the
 * history's labels, imports and exports all follow from it.
 */

/** Texts and numbers are kept as they were typed, so that nothing half-typed is lost; lists as lists. */
export type FieldValue = string | boolean | string[];
export type FormValues = Record<string, FieldValue>;

/** The sentence that says what to do about a value, or null where it will do. */
export type Check<Value> = (value: Value) => string | null;

/** A value that can be chosen. An empty one means null. */
interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface Described {
  label: string;
  hint?: string;
  /** The name that the API has for it, where it is another one: `review.about`. */
  path?: string;
  /** The title of its part of the form. */
  section?: string;
}

interface Line {
  /** A text has several lines. */
  kind: "line" | "text";
  isRequired?: boolean;
  placeholder?: string;
  check: Check<string>;
}

interface NumberLine {
  kind: "number";
  min: number;
  max?: number;
  step: number;
  /** What it holds in a new row; nothing by default. */
  initial?: string;
  /** The API has no null for it: an empty field means 0. */
  isNonNull?: true;
  check: Check<string>;
}

export type FieldSpec = Described &
  (
    | Line
    | NumberLine
    /** `initial` says that it is ticked in a new row. */
    | { kind: "flag"; initial?: true }
    | { kind: "tags"; check: Check<readonly string[]> }
    | { kind: "choice"; options: readonly Option<string>[]; initial: string }
    /** `from` is the field that it is proposed from. */
    | { kind: "slug"; isRequired: true; from: string; check: Check<string> }
    /** The id of a row of another noun, which the API's row has at `rowPath`. Its control is one of `Editing.controls`. */
    | { kind: "pick"; rowPath: string }
  );

/** The fields of a form in the order in which they stand on it. */
export type FieldTable<Values extends FormValues> = { readonly [Name in keyof Values & string]: FieldSpec };

/** What a form with these fields holds. */
export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
type ValueOf<Spec> = Spec extends { kind: "flag" }
  ? boolean
  : Spec extends { kind: "tags" }
    ? string[]
    : Spec extends { options: readonly Option<infer Value>[] }
      ? Value
      : string;

/** The fields of one part of a form. */
export function section<const Fields extends Record<string, FieldSpec>>(title: string, fields: Fields): Fields {
  const placed = Object.entries(fields).map(([name, spec]) => [name, { ...spec, section: title }]);
  return Object.fromEntries(placed) as Fields;
}

/** The parts of a form in their order, each with the names of its fields. */
export function sectionsOf(fields: FieldTable<FormValues>): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const name of fieldNames(fields)) {
    const title = fields[name]?.section ?? "";
    sections.set(title, [...(sections.get(title) ?? []), name]);
  }
  return sections;
}

/** The choices of an enum of the API. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

export function fieldNames<Values extends FormValues>(fields: FieldTable<Values>): (keyof Values & string)[] {
  return Object.keys(fields);
}

/** The name that the API has for a field. */
export function apiPath(name: string, { path = name }: FieldSpec): string {
  return path;
}

/** Whether a value breaks no rule of its field. */
export function isFieldRight(fields: FieldTable<FormValues>, values: FormValues, name: string): boolean {
  const spec = fields[name];
  return !spec || !("check" in spec) || spec.check(values[name] as never) === null;
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
