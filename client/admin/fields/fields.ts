/**
 * The fields of an admin form: one table per noun. The form, its values, drafts and conflicts, the history's labels,
 * imports and exports are all derived from this table.
 */
import type { FactField } from "../../graphql/schemaTypes.generated";
import { type DetailRow, type DetailTable, formatRows, savedRows } from "./detailRows";
import { readItems, type Item } from "./items";

/** A field's value in a form. Text and numbers are stored as typed, so partial input is not lost. */
export type FieldValue = string | boolean | string[] | DetailRow[];
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
  /** The fact that the value belongs to. Editors can mark it as checked when they change the value. */
  fact?: FactField;
}

interface Line {
  /** A `text` field has several lines. */
  kind: "line" | "text";
  isRequired?: boolean;
  placeholder?: string;
  /** The value is an ISO date and time in UTC. */
  isMoment?: boolean;
  /** The id of a `datalist` with suggestions. */
  suggestions?: string;
  check: Check<string>;
}

/** The address of an image, which can also be uploaded. */
interface ImageLine extends Omit<Line, "kind" | "isRequired" | "isMoment" | "suggestions"> {
  kind: "image";
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

/** One text of each item of a list. */
export interface ItemColumn {
  name: string;
  label: string;
  isRequired?: true;
  isLong?: true;
  check: Check<string>;
}

export type FieldSpec = Described &
  (
    | Line
    | ImageLine
    | NumberLine
    /** `initial`: whether the box is checked in a new row. */
    | { kind: "flag"; initial?: true }
    | { kind: "tags"; check: Check<readonly string[]> }
    /** One row for each text of a `tags` field. */
    | ({ kind: "rows"; check: Check<readonly DetailRow[]> } & DetailTable)
    | { kind: "choice"; options: readonly Option<string>[]; initial: string }
    /** `from`: the field that the slug is derived from. */
    | { kind: "slug"; isRequired: true; from: string; check: Check<string> }
    /** A list of items with a few texts each. The value is the list as JSON (items.ts). */
    | { kind: "items"; item: string; max: number; columns: readonly ItemColumn[]; check: Check<string> }
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
    : Spec extends { kind: "rows" }
      ? DetailRow[]
      : Spec extends { options: readonly Option<infer Value>[] }
        ? Value
        : string;

/** Assigns fields to a section. `fact`: the fact that the values of all these fields belong to. */
export function section<const Fields extends Record<string, FieldSpec>>(
  title: string,
  fields: Fields,
  fact?: FactField,
): Fields {
  const placed = Object.entries(fields).map(([name, spec]) => [
    name,
    { ...spec, section: title, ...(fact && { fact }) },
  ]);
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

/** Formats a list for editors, with one line for each item. */
function formatItems(columns: readonly ItemColumn[], value: string): string {
  const lineOf = (item: Item) => columns.flatMap(({ name }) => item[name] || []).join(", ");
  return readItems(value).map(lineOf).join("\n");
}

/** Formats a field's value for editors. */
export function formatField(spec: FieldSpec | undefined, value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (spec?.kind === "rows") return formatRows(spec, value as DetailRow[]) || EMPTY;
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : EMPTY;
  if (spec?.kind === "items") return formatItems(spec.columns, value) || EMPTY;
  const chosen = spec?.kind === "choice" ? spec.options.find((option) => option.value === value)?.label : value;
  return chosen || EMPTY;
}

/** Returns whether a field's value is valid. */
export function isFieldRight(fields: FieldTable<FormValues>, values: FormValues, name: string): boolean {
  const spec = fields[name];
  if (!spec || !("check" in spec)) return true;
  const value =
    spec.kind === "rows" ? savedRows(spec, values[name] as DetailRow[], values[spec.of] as string[]) : values[name];
  return spec.check(value as never) === null;
}

/**
 * Finds the field of an API error path, such as `input.review.about` or `licenses[2]`. Returns null if the form has no
 * such field.
 */
export function fieldAt<Values extends FormValues>(
  fields: FieldTable<Values>,
  path: string,
): (keyof Values & string) | null {
  const wanted = path.replace(/^input\./, "").replace(/[.[]\d+\]?(?:\.\w+)?$/, "");
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
