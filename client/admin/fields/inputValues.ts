/** Converts a form's values to the API's input. */
import { type DetailRow, storedRows } from "./detailRows";
import type { FieldSpec, FieldTable, FieldValue, FormValues, ItemColumn, ValuesOf } from "./fields";
import { apiPath, fieldNames, isInHundredths, mapFields } from "./fieldTable";
import { type Item, readItems } from "./items";
import { readDecimal } from "../../../shared/rules/number";
import { uniquePhrases } from "../../../shared/rules/text";
import { toSlug } from "../../../shared/slug";

type StoredValue<Spec, Value> = Spec extends { kind: "number" }
  ? number | (Spec extends { isNonNull: true } ? never : null)
  : Spec extends { isYesNo: true }
    ? boolean | null
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
  if (spec.kind === "number" && text === "") return spec.isNonNull ? 0 : null;
  if (spec.kind === "number") return toNumber(spec, text);
  if (spec.kind === "choice" && spec.isYesNo && text !== "") return text === "true";
  return text === "" && !("isRequired" in spec && spec.isRequired) ? null : text;
}

/** Converts an item to the API's format. An empty optional text becomes null. */
function storedItem(columns: readonly ItemColumn[], item: Item): object {
  return Object.fromEntries(columns.map(({ name }) => [name, item[name]?.trim() || null]));
}

function toNumber(spec: FieldSpec, text: string): number {
  return readDecimal(text, isInHundredths(spec) ? 2 : 0);
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
