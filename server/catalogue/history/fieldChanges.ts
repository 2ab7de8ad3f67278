/** Finds the changed fields of a row, in the order of the API type's fields. */
import type { Noun } from "../../../shared/nouns/registry.js";
import { isDeepStrictEqual } from "node:util";

import type { DataSource } from "typeorm";

import type { FieldChange } from "../../shared/schema/fieldChange.js";
import { fieldsOf, isEnum } from "../../shared/schema/inputFields.js";
import type { HistoryLoaders } from "./historyLoaders.js";
import { nouns } from "../write/nouns.js";
import type { Snapshot } from "../write/snapshots.js";

/** The properties that editors cannot change. */
const readOnlyColumns = new Set(["id", "createdAt", "updatedAt", "version"]);

/** For each noun, the fields whose values are enum values, which the API shows in uppercase. */
const enumFields = new Map(
  Object.entries(nouns).map(([noun, { entity }]) => [
    noun,
    new Set(fieldsOf(entity).flatMap((field) => (isEnum(field.getType()) ? field.name : []))),
  ]),
);

/** Snapshots of a row before and after a change. Null or omitted if the row did not exist. */
export interface BeforeAndAfter {
  noun: Noun;
  before?: Snapshot | null;
  after?: Snapshot | null;
}

/** Returns the fields that differ. For a created or deleted row, returns the fields that have a value. */
export function fieldChangesOf(db: DataSource, loaders: HistoryLoaders, entry: BeforeAndAfter): FieldChange[] {
  const { before = null, after = null } = entry;
  return db
    .getMetadata(nouns[entry.noun].entity)
    .columns.filter((column) => column.isSelect && !readOnlyColumns.has(column.propertyPath))
    .map(({ propertyPath }) => ({
      field: propertyPath,
      before: valueAt(entry.noun, before, propertyPath),
      after: valueAt(entry.noun, after, propertyPath),
    }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
    .map((change) => ({ ...change, ...namesOf(loaders, change) }));
}

/** Returns the value in the API's format, or null for a missing value or an empty list. */
function valueAt(noun: Noun, snapshot: Snapshot | null, path: string): unknown {
  let value: unknown = snapshot;
  for (const part of path.split(".")) value = (value as Snapshot | null | undefined)?.[part];
  if (enumFields.get(noun)!.has(path) && typeof value === "string") return value.toUpperCase();
  return Array.isArray(value) && value.length === 0 ? null : (value ?? null);
}

function namesOf(loaders: HistoryLoaders, { field, before, after }: Pick<FieldChange, "field" | "before" | "after">) {
  if (field !== "casinoId") return { beforeName: null, afterName: null };
  const nameOf = (id: unknown) => (typeof id === "string" ? loaders.casinoName.load(id) : null);
  return { beforeName: nameOf(before), afterName: nameOf(after) };
}
