/** Finds what an import would do with one row, and its errors given the catalogue and the other rows. */
import { isDeepStrictEqual } from "node:util";

import type { ImportRow } from "../../database/entities/import.entity.js";
import { differingFields, type Snapshot } from "../../database/writing/snapshots.js";
import type { FieldError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import type { GivenValues, ImportedNoun } from "../../shared/schema/importedNoun.js";
import { putAt } from "./stagedRow.js";
import { type FirstRows, type Existing, exportedKey, type Row, type CatalogueSlice } from "./catalogueSlice.js";

export type Checked = Pick<ImportRow, "number" | "outcome" | "rowId" | "before" | "after" | "changed"> & {
  kept: string[];
  found: FieldError[];
};

export async function checkRow(noun: ImportedNoun, row: Row, slice: CatalogueSlice): Promise<Checked> {
  const { number, newId, givenId, slug, given } = row;
  const holder = slug === null ? undefined : slice.bySlug.get(slug);
  const existing = givenId !== null ? slice.byId.get(givenId) : noun.isKnownBySlug ? holder : undefined;
  const found = [
    ...duplicateErrors(noun, row, slice.firstRows, existing),
    ...slugErrors(noun, existing, holder),
    ...casinoErrors(row, slice),
    ...(existing === undefined ? await newErrors(noun, row, slice) : versionErrors(noun, row, existing, slice)),
  ];
  const checked = { number, before: null, after: null, changed: [], kept: [], found };
  if (row.problems.length > 0 || found.length > 0)
    return { ...checked, outcome: "wrong", rowId: existing?.id ?? givenId };
  if (existing === undefined) {
    const rowId = givenId ?? newId;
    return { ...checked, outcome: "create", rowId, after: merged({ ...slice.blank, id: rowId }, given) };
  }
  const { id: rowId, snapshot: before } = existing;
  const after = afterImport(row, existing, slice);
  const changed = differingFields(before, after);
  const kept = slice.isClearing ? [] : keptColumns(row, existing, slice);
  return { ...checked, outcome: changed.length === 0 ? "unchanged" : "update", rowId, before, after, changed, kept };
}

/** The row after the import: with the file's values, and without those that an empty cell clears. */
function afterImport({ given }: Row, { snapshot }: Existing, { isClearing, columns, blank }: CatalogueSlice): Snapshot {
  const cleared: GivenValues = {};
  if (isClearing)
    for (const column of columns)
      if (valueAt(given, column) === undefined) putAt(cleared, column, valueAt(blank, column));
  return merged(merged(snapshot, cleared), given);
}

/** Columns whose cell is empty while the row has a value, which stays. */
function keptColumns({ given }: Row, { snapshot }: Existing, { columns, blank }: CatalogueSlice): string[] {
  return columns.filter(
    (column) =>
      valueAt(given, column) === undefined && !isDeepStrictEqual(valueAt(snapshot, column), valueAt(blank, column)),
  );
}

function valueAt(values: GivenValues, path: string): unknown {
  return path.split(".").reduce<unknown>((value, part) => (value as GivenValues | null | undefined)?.[part], values);
}

/** A row with the values that are given. */
function merged(snapshot: Snapshot, given: GivenValues): Snapshot {
  const values = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? merged(snapshot[name] as Snapshot, value as GivenValues)
      : value,
  ]);
  return { ...snapshot, ...Object.fromEntries(values) };
}

function duplicateErrors(
  { noun }: ImportedNoun,
  { number, givenId, slug }: Row,
  { bySlug, byId, lines }: FirstRows,
  existing: Existing | undefined,
): FieldError[] {
  const withSlug = slug === null ? number : (bySlug.get(slug) ?? number);
  if (withSlug < number) {
    const message = `Row ${lines.get(withSlug)} of this file has the same slug. Keep one of them, or give each its own.`;
    return [{ field: "slug", message }];
  }
  const rowId = existing?.id ?? givenId;
  const same = rowId === null ? number : (byId.get(rowId) ?? number);
  const message = `Row ${lines.get(same)} of this file is the same ${noun}. Keep one of them.`;
  return same < number ? [{ field: givenId === null ? "slug" : "id", message }] : [];
}

function slugErrors({ noun }: ImportedNoun, existing: Existing | undefined, holder: Existing | undefined) {
  if (holder === undefined || holder === existing) return [];
  return [{ field: "slug", message: `Another ${noun} has this slug. Choose a different one.` }];
}

function casinoErrors({ given }: Row, { casinoIds }: CatalogueSlice): FieldError[] {
  const { casinoId } = given;
  if (typeof casinoId !== "string" || casinoIds.has(casinoId)) return [];
  return [{ field: "casinoId", message: "There is no such casino any more. Choose another one." }];
}

/** An old version is an error only if the row would undo somebody else's later change. */
function versionErrors({ noun }: ImportedNoun, row: Row, existing: Existing, slice: CatalogueSlice): FieldError[] {
  const { givenVersion } = row;
  if (givenVersion === null || givenVersion === existing.version) return [];
  if (givenVersion > existing.version) {
    const message = `This ${noun} has no version ${givenVersion} yet: export it again, or leave the version out.`;
    return [{ field: "version", message }];
  }
  const changing = differingFields(existing.snapshot, afterImport(row, existing, slice));
  const exported = slice.exported.get(exportedKey(existing.id, givenVersion));
  const moved = exported && new Set(differingFields(exported, existing.snapshot));
  const undone = moved ? changing.filter((field) => moved.has(field)) : changing;
  if (undone.length === 0) return [];
  const message = `This ${noun} was changed by somebody else since you exported it (${undone.join(", ")}). Export it again and decide which values to keep.`;
  return [{ field: "version", message }];
}

async function newErrors(noun: ImportedNoun, row: Row, { usedIds }: CatalogueSlice): Promise<FieldError[]> {
  const errors = await missingErrors(noun, row);
  if (row.givenId !== null && usedIds.has(row.givenId)) {
    const message = `This id has been used for another ${noun.noun}. Give a new UUID, or leave the id out.`;
    errors.push({ field: "id", message });
  }
  if (row.givenVersion !== null) {
    const message = `There is no such ${noun.noun}: leave the version out to add it, or correct its id.`;
    errors.push({ field: "version", message });
  }
  return errors;
}

/** Errors for the required values that a new row lacks. */
async function missingErrors(noun: ImportedNoun, { given, problems }: Row): Promise<FieldError[]> {
  const missing = noun.required.filter((name) => !(name in given) && !problems.some(({ field }) => field === name));
  // A row that could not be read as a whole has no missing values.
  if (missing.length === 0 || problems.some(({ field }) => field === "")) return [];
  const errors = await findFieldErrors(noun.toNew(given));
  return errors.filter(({ field }) => missing.includes(field));
}
