import type { FieldSpec, FieldValue } from "../../shared/forms/fields";

const EMPTY = "(empty)";

/** A value of a field as an editor reads it. */
export function fieldWords(spec: FieldSpec | undefined, value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : EMPTY;
  const chosen = spec?.kind === "choice" ? spec.options.find((option) => option.value === value)?.label : value;
  return chosen || EMPTY;
}
