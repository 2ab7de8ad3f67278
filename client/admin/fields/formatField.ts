/** Formats field values for editors, in conflicts and in the history. */
import { type DetailRow, formatRows } from "./detailRows";
import type { FieldSpec, FieldValue, ItemColumn } from "./fields";
import { readItems, type Item } from "./items";

const EMPTY = "(empty)";

/** Formats a list of items for editors, one item per line. */
function formatItems(columns: readonly ItemColumn[], value: string): string {
  const lineOf = (item: Item) => columns.flatMap(({ name }) => item[name] || []).join(", ");
  return readItems(value).map(lineOf).join("\n");
}

export function formatField(spec: FieldSpec | undefined, value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (spec?.kind === "rows") return formatRows(spec, value as DetailRow[]) || EMPTY;
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : EMPTY;
  if (spec?.kind === "items") return formatItems(spec.columns, value) || EMPTY;
  const chosen = spec?.kind === "choice" ? spec.options.find((option) => option.value === value)?.label : value;
  return chosen || EMPTY;
}
