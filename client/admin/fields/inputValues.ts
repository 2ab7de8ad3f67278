/** Converts between a row, its form values and the API's input. */
import { toSlug } from "./slug";
import { type DetailRow, storedRows, toDetailRows } from "./detailRows";
import {
  apiPath,
  fieldNames,
  type FieldSpec,
  type FieldTable,
  type FieldValue,
  type ItemColumn,
  type FormValues,
  type ValuesOf,
} from "./fields";
import { readItems, toItem, writeItems, type Item } from "./items";
import { uniquePhrases } from "./rules";

/** Returns the value at a path of an input or a row, such as `review.about`. */
export function valueAt(values: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], values);
}

function isInHundredths(spec: FieldSpec | undefined): boolean {
  return spec?.kind === "number" && spec.isInHundredths === true;
}

/** Converts an API value to a field value. */
export function toFieldValue(spec: FieldSpec | undefined, value: unknown): FieldValue {
  if (spec?.kind === "rows") return toDetailRows(spec, value);
  if (typeof value === "boolean") return value;
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

type StoredValue<Spec, Value> = Spec extends { kind: "number" }
  ? number | (Spec extends { isNonNull: true } ? never : null)
  : Value extends string
    ? Exclude<Value, ""> | (Spec extends { isRequired: true } ? never : "" extends Value ? null : never)
    : Value;

/** Returns the values that the API would store for these form values, by field name. */
export function storedValues<Fields extends FieldTable<FormValues>>(fields: Fields, values: ValuesOf<Fields>) {
  const stored = mapFields(fields, (spec, name) => toStored(spec, values[name] as FieldValue, values));
  return stored as { [Name in keyof Fields]: StoredValue<Fields[Name], ValuesOf<Fields>[Name]> };
}

function toStored(spec: FieldSpec, value: FieldValue, values: FormValues): unknown {
  if (spec.kind === "rows") return storedRows(spec, value as DetailRow[], uniquePhrases(values[spec.of] as string[]));
  if (Array.isArray(value)) return uniquePhrases(value as string[]);
  if (typeof value === "boolean") return value;
  if (spec.kind === "slug") return toSlug(value);
  if (spec.kind === "items") return readItems(value).map((item) => storedItem(spec.columns, item));
  const text = value.trim();
  if (spec.kind === "number") return text === "" && !spec.isNonNull ? null : toNumber(spec, text);
  return text === "" && !("isRequired" in spec && spec.isRequired) ? null : text;
}

/** Converts an item to the API's format. An empty optional text becomes null. */
function storedItem(columns: readonly ItemColumn[], item: Item): object {
  return Object.fromEntries(columns.map(({ name }) => [name, item[name]?.trim() || null]));
}

function toNumber(spec: FieldSpec, text: string): number {
  return isInHundredths(spec) ? Math.round(Number(text) * 100) : Number(text);
}

/** Returns the API input for a form's fields. `names` limits the input to some of them. */
export function inputOf<Input, Fields extends FieldTable<FormValues> = FieldTable<FormValues>>(
  fields: Fields,
  values: ValuesOf<Fields>,
  names: readonly string[] = fieldNames(fields),
): Input {
  const input: Record<string, unknown> = {};
  for (const name of names) {
    const spec = fields[name];
    if (!spec) continue;
    const value = toStored(spec, values[name] as FieldValue, values);
    const [head = "", part] = apiPath(name, spec).split(".");
    input[head] = part ? { ...(input[head] as object), [part]: value } : value;
  }
  return input as Input;
}

function mapFields(fields: FieldTable<FormValues>, toValue: (spec: FieldSpec, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, toValue(spec, name)]));
}
