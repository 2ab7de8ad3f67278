/** Converts a row from the API to a form's values, and returns the values of a new row. */
import { toDetailRows } from "./detailRows";
import type { FieldSpec, FieldTable, FieldValue, FormValues, ValuesOf } from "./fields";
import { apiPath, isInHundredths, mapFields } from "./fieldTable";
import { toItem, writeItems } from "./items";

/** Returns the value at a path of an input or a row, such as `review.about`. */
export function valueAt(values: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], values);
}

/** Converts an API value to a field value. */
export function toFieldValue(spec: FieldSpec | undefined, value: unknown): FieldValue {
  if (spec?.kind === "rows") return toDetailRows(spec, value);
  if (typeof value === "boolean") return spec?.kind === "choice" ? String(value) : value;
  if (typeof value === "number" && isInHundredths(spec)) return String(value / 100);
  if (spec?.kind === "items")
    return writeItems((Array.isArray(value) ? value : []).map(toItem).filter((each) => each !== null));
  return Array.isArray(value) ? value.map(String) : String(value ?? "");
}

/** Converts a row to form values. */
export function valuesOf<Fields extends FieldTable<FormValues>>(fields: Fields, row: object): ValuesOf<Fields> {
  const pathOf = (name: string, spec: FieldSpec) => (spec.kind === "casino" ? spec.rowPath : apiPath(name, spec));
  return mapFields(fields, (spec, name) => toFieldValue(spec, valueAt(row, pathOf(name, spec)))) as ValuesOf<Fields>;
}

/** Returns the form values of a new row. */
export function defaultsOf<Fields extends FieldTable<FormValues>>(fields: Fields): ValuesOf<Fields> {
  return mapFields(fields, (spec) => {
    if (spec.kind === "tags" || spec.kind === "rows") return [];
    if (spec.kind === "flag") return spec.initial ?? false;
    return ("initial" in spec && spec.initial) || "";
  }) as ValuesOf<Fields>;
}
