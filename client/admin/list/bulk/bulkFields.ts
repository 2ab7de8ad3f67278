/** The fields that an editor can change on many rows at once, and how. They are derived from the form's field table. */
import type { FieldSpec, FieldTable, FormValues } from "../../fields/fields";
import { fieldNames } from "../../fields/fieldTable";
import { inputOf } from "../../fields/inputValues";
import type { NounConfig } from "../../nouns/nounConfig";

/** How a bulk edit changes a field. Items can also be added to a list or removed from it. */
export type BulkMode = "set" | "add" | "remove";

/** The parts of a bulk update. */
export type BulkChanges = Readonly<Partial<Record<BulkMode, Readonly<Record<string, unknown>>>>>;

/** Returns the names of the fields whose value many rows can share. */
export function bulkFieldNames({ fields, nameField }: Pick<NounConfig, "fields" | "nameField">): string[] {
  return fieldNames(fields).filter((name) => {
    const spec = fields[name]!;
    return name !== nameField && spec.kind !== "slug" && spec.kind !== "rows" && !spec.isOfOneRow;
  });
}

/** Returns the ways to change a field, with their labels. */
export function bulkModes(spec: FieldSpec | undefined): readonly { mode: BulkMode; label: string }[] {
  if (spec?.kind !== "tags") return [];
  return [
    { mode: "add", label: "Add items" },
    { mode: "remove", label: "Remove items" },
    { mode: "set", label: "Replace the list" },
  ];
}

/** Returns the API's input for a bulk edit of one field. */
export function bulkChanges(
  fields: FieldTable<FormValues>,
  { name, mode, values }: { name: string; mode: BulkMode; values: FormValues },
): BulkChanges {
  return { [mode]: inputOf<Record<string, unknown>>(fields, values, [name]) };
}
