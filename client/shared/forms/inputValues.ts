/** Between what a form holds, which is texts, and what the API takes. */
import { apiPath, type FieldTable, type FormValues } from "./fields";

/** A stored value as it stands in a field. */
export function textOf(value: string | number | null): string {
  return value === null ? "" : String(value);
}

export function textOrNull(value: string): string | null {
  return value.trim() === "" ? null : value.trim();
}

export function numberOrNull(value: string): number | null {
  return value.trim() === "" ? null : Number(value);
}

/** A number that is never missing: nothing is zero. */
export function numberOf(value: string): number {
  return Number(value);
}

/** Of a whole input only the fields that were changed: all others stay as they are, whoever changes them. */
export function pickInput<Values extends FormValues>(
  fields: FieldTable<Values>,
  input: Readonly<Record<string, unknown>>,
  changed: readonly string[],
): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of changed) {
    const spec = fields[name];
    if (!spec) continue;
    const [head = "", part] = apiPath(name, spec).split(".");
    if (!part) picked[head] = input[head];
    else picked[head] = { ...(picked[head] as object), [part]: (input[head] as Record<string, unknown>)[part] };
  }
  return picked;
}
