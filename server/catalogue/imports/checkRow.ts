/**
 * Determines what an imported row would change, and whether it conflicts with the catalogue or with other imported
 * rows.
 */
import { isDeepStrictEqual } from "node:util";

import { takenKeyError, unknownParentError } from "../write/violations.js";
import type { ImportRow } from "../../database/entities/import.entity.js";
import { differingFields, type Snapshot } from "../write/snapshots.js";
import type { FieldError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import type { RowValues, ImportedNoun } from "../../shared/schema/catalogue/importedNoun.js";
import { putAt } from "./stagedRow.js";
import type { CatalogueSlice, Existing, Row } from "./catalogueSlice.js";

export type CheckedRow = Pick<ImportRow, "number" | "outcome" | "rowId" | "before" | "after" | "changed"> & {
  kept: string[];
  found: FieldError[];
};

/** The line number of the first checked row for each slug, and for each id of a catalogue row. */
export interface SeenRows {
  bySlug: Map<string, number>;
  byId: Map<string, number>;
}

/** Checks the next row of the file and adds it to `seen`. */
export async function checkRow(
  noun: ImportedNoun,
  row: Row,
  slice: CatalogueSlice,
  seen: SeenRows,
): Promise<CheckedRow> {
  const { number, newId, givenId, slug, given } = row;
  const holder = slug === null ? undefined : slice.bySlug.get(slug);
  const existing = givenId !== null ? slice.byId.get(givenId) : noun.key ? holder : undefined;
  const found = [
    ...duplicateErrors(noun, row, seen, existing?.id ?? givenId),
    ...slugErrors(noun, existing, holder),
    ...casinoErrors(noun, row, slice),
    ...(existing === undefined ? await newErrors(noun, row, slice) : versionErrors(noun, row, existing, slice)),
  ];
  const rowId = existing?.id ?? givenId ?? newId;
  const imported = existing ? afterImport(row, existing, slice) : merged({ ...slice.blank, id: rowId }, given);
  const after = noun.asStored?.(imported, given) ?? imported;
  if (row.problems.length === 0 && found.length === 0) found.push(...(noun.findRowErrors?.(after) ?? []));
  const checked = { number, before: null, after: null, changed: [], kept: [], found };
  if (row.problems.length > 0 || found.length > 0)
    return { ...checked, outcome: "wrong", rowId: existing?.id ?? givenId };
  if (existing === undefined) return { ...checked, outcome: "create", rowId, after };
  const { snapshot: before } = existing;
  const changed = differingFields(before, after);
  const kept = slice.isClearing ? [] : preservedColumns(row, existing, slice);
  return { ...checked, outcome: changed.length === 0 ? "unchanged" : "update", rowId, before, after, changed, kept };
}

/**
 * Returns the row as it will be after the import: with the file's values, and without the values that empty cells
 * clear.
 */
function afterImport({ given }: Row, { snapshot }: Existing, { isClearing, columns, blank }: CatalogueSlice): Snapshot {
  const cleared: RowValues = {};
  if (isClearing)
    for (const column of columns)
      if (valueAt(given, column) === undefined) putAt(cleared, column, valueAt(blank, column));
  return merged(merged(snapshot, cleared), given);
}

/**
 * Returns the columns in which the file has an empty cell but the existing row has a value. The import keeps these
 * values.
 */
function preservedColumns({ given }: Row, { snapshot }: Existing, { columns, blank }: CatalogueSlice): string[] {
  return columns.filter(
    (column) =>
      valueAt(given, column) === undefined && !isDeepStrictEqual(valueAt(snapshot, column), valueAt(blank, column)),
  );
}

function valueAt(values: RowValues, path: string): unknown {
  return path.split(".").reduce<unknown>((value, part) => (value as RowValues | null | undefined)?.[part], values);
}

/** Returns the snapshot with the given values, which may be nested. */
function merged(snapshot: Snapshot, given: RowValues): Snapshot {
  const values = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? merged(snapshot[name] as Snapshot, value as RowValues)
      : value,
  ]);
  return { ...snapshot, ...Object.fromEntries(values) };
}

function duplicateErrors(
  { noun, key }: ImportedNoun,
  { line, givenId, slug }: Row,
  seen: SeenRows,
  rowId: string | null,
): FieldError[] {
  const sameSlug = slug === null ? undefined : seen.bySlug.get(slug);
  const sameRow = rowId === null ? undefined : seen.byId.get(rowId);
  if (slug !== null && sameSlug === undefined) seen.bySlug.set(slug, line);
  if (rowId !== null && sameRow === undefined) seen.byId.set(rowId, line);
  if (sameSlug !== undefined) {
    const name = key === "slug" ? "slug" : "path";
    const message = `Row ${sameSlug} of this file has the same ${name}. Keep one of the rows, or give each row its own ${name}.`;
    return [{ field: key ?? "id", message }];
  }
  const message = `Row ${sameRow} of this file is the same ${noun}. Keep one of them.`;
  return sameRow === undefined ? [] : [{ field: givenId === null ? (key ?? "id") : "id", message }];
}

function slugErrors({ noun }: ImportedNoun, existing: Existing | undefined, holder: Existing | undefined) {
  if (holder === undefined || holder === existing) return [];
  return [takenKeyError(noun)];
}

function casinoErrors({ noun }: ImportedNoun, { given }: Row, { casinoIds }: CatalogueSlice): FieldError[] {
  const { casinoId } = given;
  if (typeof casinoId !== "string" || casinoIds.has(casinoId)) return [];
  const error = unknownParentError(noun);
  return error ? [error] : [];
}

/** Returns the errors in the row's version. An old version is an error only if the import would undo a later change. */
function versionErrors({ noun }: ImportedNoun, row: Row, existing: Existing, slice: CatalogueSlice): FieldError[] {
  const { givenVersion } = row;
  if (givenVersion === null || givenVersion === existing.version) return [];
  if (givenVersion > existing.version) {
    const message = `This ${noun} has no version ${givenVersion} yet. Export it again, or leave the version out.`;
    return [{ field: "version", message }];
  }
  const changing = differingFields(existing.snapshot, afterImport(row, existing, slice));
  const exported = slice.exported.get(row.number);
  const moved = exported && new Set(differingFields(exported, existing.snapshot));
  const undone = moved ? changing.filter((field) => moved.has(field)) : changing;
  if (undone.length === 0) return [];
  const message = `Someone else changed this ${noun} after you exported it (${undone.join(", ")}). Export it again and decide which values to keep.`;
  return [{ field: "version", message }];
}

async function newErrors(noun: ImportedNoun, row: Row, { usedIds }: CatalogueSlice): Promise<FieldError[]> {
  const errors = await missingErrors(noun, row);
  if (row.givenId !== null && usedIds.has(row.givenId)) {
    const message = `This id was already used for another ${noun.noun}. Use a new UUID, or leave the id out.`;
    errors.push({ field: "id", message });
  }
  if (row.givenVersion !== null) {
    const message = `This ${noun.noun} does not exist. Leave the version out to add it, or correct its id.`;
    errors.push({ field: "version", message });
  }
  return errors;
}

/** Returns the errors for required values that are missing in a new row. */
async function missingErrors(noun: ImportedNoun, { given, problems }: Row): Promise<FieldError[]> {
  const missing = noun.required.filter((name) => !(name in given) && !problems.some(({ field }) => field === name));
  // If the whole row could not be read, do not report missing values.
  if (missing.length === 0 || problems.some(({ field }) => field === "")) return [];
  const errors = await findFieldErrors(noun.toNew(given));
  return errors.filter(({ field }) => missing.includes(field));
}
