/**
 * The fields of an admin form: one table per noun. The form, its values, drafts and conflicts, the history's labels,
 * imports and exports are all derived from this table. */

/** A field's value in a form. Text and numbers are stored as typed, so partial input is not lost. */
export type FieldValue = string | boolean | string[];
export type FormValues = Record<string, FieldValue>;

/** Returns the error message for an invalid value, or null for a valid value. */
export type Check<Value> = (value: Value) => string | null;

/** An option of a select. An empty value means null. */
interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface Described {
  label: string;
  hint?: string;
  /** The API's name, if it differs from the field's name: `review.about`. */
  path?: string;
  /** The title of the form section that has the field. */
  section?: string;
}

interface Line {
  /** A `text` field has several lines. */
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
  /** The value in a new row. If omitted, the field starts empty. */
  initial?: string;
  /** The API does not accept null, so an empty field means 0. */
  isNonNull?: true;
  /** The API has hundredths of what the form shows. */
  isInHundredths?: true;
  check: Check<string>;
}

export type FieldSpec = Described &
  (
    | Line
    | NumberLine
    /** `initial`: whether the box is checked in a new row. */
    | { kind: "flag"; initial?: true }
    | { kind: "tags"; check: Check<readonly string[]> }
    | { kind: "choice"; options: readonly Option<string>[]; initial: string }
    /** `from`: the field that the slug is derived from. */
    | { kind: "slug"; isRequired: true; from: string; check: Check<string> }
    /** The id of a casino, which the API returns at `rowPath`. */
    | { kind: "casino"; rowPath: string }
  );

/** The fields of a form, in order. */
export type FieldTable<Values extends FormValues> = { readonly [Name in keyof Values & string]: FieldSpec };

/** The values of a form with these fields. */
export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
type ValueOf<Spec> = Spec extends { kind: "flag" }
  ? boolean
  : Spec extends { kind: "tags" }
    ? string[]
    : Spec extends { options: readonly Option<infer Value>[] }
      ? Value
      : string;

/** Assigns fields to a section. */
export function section<const Fields extends Record<string, FieldSpec>>(title: string, fields: Fields): Fields {
  const placed = Object.entries(fields).map(([name, spec]) => [name, { ...spec, section: title }]);
  return Object.fromEntries(placed) as Fields;
}

/** Returns the sections of a form in order, each with its field names. */
export function sectionsOf(fields: FieldTable<FormValues>): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const name of fieldNames(fields)) {
    const title = fields[name]?.section ?? "";
    sections.set(title, [...(sections.get(title) ?? []), name]);
  }
  return sections;
}

/** Returns the select options for an API enum. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

export function fieldNames<Values extends FormValues>(fields: FieldTable<Values>): (keyof Values & string)[] {
  return Object.keys(fields);
}

/** Returns the API's name of a field. */
export function apiPath(name: string, { path = name }: FieldSpec): string {
  return path;
}

const EMPTY = "(empty)";

/** Formats a field's value for editors. */
export function formatField(spec: FieldSpec | undefined, value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : EMPTY;
  const chosen = spec?.kind === "choice" ? spec.options.find((option) => option.value === value)?.label : value;
  return chosen || EMPTY;
}

/** Returns whether a field's value is valid. */
export function isFieldRight(fields: FieldTable<FormValues>, values: FormValues, name: string): boolean {
  const spec = fields[name];
  return !spec || !("check" in spec) || spec.check(values[name] as never) === null;
}

/**
 * Finds the field of an API error path, such as `input.review.about` or `licenses[2]`. Returns null if the form has no
 * such field.
 */
export function fieldAt<Values extends FormValues>(
  fields: FieldTable<Values>,
  path: string,
): (keyof Values & string) | null {
  const wanted = path.replace(/^input\./, "").replace(/[.[]\d+\]?$/, "");
  return fieldNames(fields).find((name) => apiPath(name, fields[name]) === wanted) ?? null;
}

/** Returns whether two values are equal. Lists are compared item by item. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns whether two forms have the same values. */
export function isSameForm(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).every((name) => isSameValue(one[name], other[name]));
}

/** Returns the fields that differ between two sets of values, in form order. */
export function differingFields<Values extends FormValues>(
  fields: FieldTable<Values>,
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  return fieldNames(fields).filter((name) => !isSameValue(one[name], other[name]));
}
