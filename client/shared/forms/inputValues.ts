/** Between a row, what a form of it holds, which is texts, and what the API takes. */
import { toSlug } from "../slug";
import {
  apiPath,
  fieldNames,
  type FieldSpec,
  type FieldTable,
  type FieldValue,
  type FormValues,
  type ValuesOf,
} from "./fields";
import { uniquePhrases } from "./rules";

/** What an input or a row holds at a path such as `review.about`. */
export function valueAt(values: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], values);
}

/** A value of the API as it stands in a field. */
export function toFieldValue(value: unknown): FieldValue {
  if (typeof value === "boolean") return value;
  return Array.isArray(value) ? value.map(String) : String(value ?? "");
}

/** A row as its form has it. */
export function valuesOf<Fields extends FieldTable<FormValues>>(fields: Fields, row: object): ValuesOf<Fields> {
  const pathOf = (name: string, spec: FieldSpec) => (spec.kind === "pick" ? spec.rowPath : apiPath(name, spec));
  return mapFields(fields, (spec, name) => toFieldValue(valueAt(row, pathOf(name, spec)))) as ValuesOf<Fields>;
}

/** What the form of a new row begins with. */
export function defaultsOf<Fields extends FieldTable<FormValues>>(fields: Fields): ValuesOf<Fields> {
  return mapFields(fields, (spec) => {
    if (spec.kind === "tags") return [];
    if (spec.kind === "flag") return spec.initial ?? false;
    return ("initial" in spec && spec.initial) || "";
  }) as ValuesOf<Fields>;
}

type StoredValue<Spec, Value> = Spec extends { kind: "number" }
  ? number | (Spec extends { isNonNull: true } ? never : null)
  : Value extends string
    ? Exclude<Value, ""> | (Spec extends { isRequired: true } ? never : "" extends Value ? null : never)
    : Value;

/** What the API would have of a form that is saved, by the names of the form. */
export function storedValues<Fields extends FieldTable<FormValues>>(fields: Fields, values: ValuesOf<Fields>) {
  const stored = mapFields(fields, (spec, name) => toStored(spec, values[name] as FieldValue));
  return stored as { [Name in keyof Fields]: StoredValue<Fields[Name], ValuesOf<Fields>[Name]> };
}

function toStored(spec: FieldSpec, value: FieldValue): unknown {
  if (Array.isArray(value)) return uniquePhrases(value);
  if (typeof value === "boolean") return value;
  if (spec.kind === "slug") return toSlug(value);
  const text = value.trim();
  if (spec.kind === "number") return text === "" && !spec.isNonNull ? null : Number(text);
  return text === "" && !("isRequired" in spec && spec.isRequired) ? null : text;
}

/** The API's input for these fields of a form: all of them, or those that were changed. */
export function inputOf<Input, Fields extends FieldTable<FormValues> = FieldTable<FormValues>>(
  fields: Fields,
  values: ValuesOf<Fields>,
  names: readonly string[] = fieldNames(fields),
): Input {
  const input: Record<string, unknown> = {};
  for (const name of names) {
    const spec = fields[name];
    if (!spec) continue;
    const value = toStored(spec, values[name] as FieldValue);
    const [head = "", part] = apiPath(name, spec).split(".");
    input[head] = part ? { ...(input[head] as object), [part]: value } : value;
  }
  return input as Input;
}

function mapFields(fields: FieldTable<FormValues>, toValue: (spec: FieldSpec, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, toValue(spec, name)]));
}
