/** Reads field tables: the fields, their sections and API paths, and the fields that differ between two forms. */
import { readTypedNumber } from "../../shared/format/readNumber";
import { type DetailRow, savedRows } from "./detailRows";
import type { FieldSpec, FieldTable, FieldValue, FormValues, NumberLine } from "./fields";

export function fieldNames<Values extends FormValues>(fields: FieldTable<Values>): (keyof Values & string)[] {
  return Object.keys(fields);
}

export function apiPath(name: string, { path = name }: FieldSpec): string {
  return path;
}

/** Returns a form's sections in order, with the names of their fields. */
export function sectionsOf(fields: FieldTable<FormValues>): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const name of fieldNames(fields)) {
    const title = fields[name]?.section ?? "";
    sections.set(title, [...(sections.get(title) ?? []), name]);
  }
  return sections;
}

/** Returns whether a field applies to rows of a kind. `kind` is the value of the form's field `kind`, if it has one. */
export function appliesTo(kind: FieldValue | undefined, { kinds }: Pick<FieldSpec, "kinds">): boolean {
  return kinds === undefined || kinds.some((each) => each === kind);
}

/**
 * Returns the name of the field that an API error path refers to, such as `input.review.about` or `licenses[2]`.
 * Returns null if the form has no such field.
 */
export function fieldAt<Values extends FormValues>(
  fields: FieldTable<Values>,
  path: string,
): (keyof Values & string) | null {
  const wanted = path.replace(/^input\./, "").replace(/[.[]\d+\]?(?:\.\w+)?$/, "");
  return fieldNames(fields).find((name) => apiPath(name, fields[name]) === wanted) ?? null;
}

/** Whether a single separator before three digits separates thousands, as in `1,000`. */
export function isWholeNumber(spec: Pick<NumberLine, "step" | "isInHundredths">): boolean {
  return Number.isInteger(spec.step) || spec.isInHundredths === true;
}

/** Returns a typed number as the form keeps it: with a decimal point, if it is a number. */
export function readTyped(spec: Pick<NumberLine, "step" | "isInHundredths">, typed: string): string {
  return readTypedNumber(typed, isWholeNumber(spec));
}

/** Whether the API stores hundredths of the number in the form. */
export function isInHundredths(spec: FieldSpec | undefined): boolean {
  return spec?.kind === "number" && spec.isInHundredths === true;
}

/** Returns an object with one value for each field of the table. */
export function mapFields(fields: FieldTable<FormValues>, toValue: (spec: FieldSpec, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, toValue(spec, name)]));
}

/** Returns whether a field's value is valid. */
export function isFieldRight(fields: FieldTable<FormValues>, values: FormValues, name: string): boolean {
  const spec = fields[name];
  if (!spec || !("check" in spec)) return true;
  const value =
    spec.kind === "rows" ? savedRows(spec, values[name] as DetailRow[], values[spec.of] as string[]) : values[name];
  return spec.check(value as never) === null;
}

/** Returns whether two values are equal. Compares lists item by item. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

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
