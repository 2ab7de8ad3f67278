/**
 * Rows as the history keeps them: plain JSON, with all that was written and nothing that the database derives.
 * There are two ways to make one, and they say the same: here of a row that was read, and in SQL of rows that stay there.
 */
import { isDeepStrictEqual } from "node:util";

import type { EntityMetadata } from "typeorm";
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js";

import type { Bonus } from "../entities/bonus.entity.js";
import type { Casino } from "../entities/casino.entity.js";
import type { Game } from "../entities/game.entity.js";

export type Snapshot = Record<string, unknown>;

/** The row as the history stores it. */
export function snapshotOf(row: Casino | Bonus | Game): Snapshot {
  return JSON.parse(JSON.stringify(row)) as Snapshot;
}

/** Which properties differ between two snapshots, nested ones by their path; `updatedAt` and `version`, which always do, left out. */
export function differingFields(one: Snapshot, other: Snapshot): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete("updatedAt");
  names.delete("version");
  return [...names].toSorted().flatMap((name) => {
    // A snapshot from before a migration lacks the columns that it added.
    const [left, right] = [one[name] ?? null, other[name] ?? null];
    if (isNested(left) && isNested(right)) return differingFields(left, right).map((field) => `${name}.${field}`);
    return isDeepStrictEqual(left, right) ? [] : [name];
  });
}

function isNested(value: unknown): value is Snapshot {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The SQL of a row's snapshot, as `jsonb`. `row` is what the statement calls the row. */
export function snapshotSql(metadata: EntityMetadata, row: string): string {
  const nested = metadata.embeddeds.map(({ propertyName, columns }) => {
    const pairs = columns.map((column) => `'${column.propertyName}', ${row}."${column.databaseName}"`);
    return `'${propertyName}', jsonb_build_object(${pairs.join(", ")})`;
  });
  const columns = storedColumns(metadata)
    .filter((column) => column.embeddedMetadata === undefined)
    .map(({ propertyName, databaseName, type }) => `'${propertyName}', ${asJson(`${row}."${databaseName}"`, type)}`);
  return `jsonb_build_object(${[...columns, ...nested].join(", ")})`;
}

/** A value as JavaScript would write it. */
function asJson(value: string, type: unknown): string {
  return type === "timestamp with time zone" ? momentSql(value) : value;
}

/** A date as JavaScript would write it: in UTC with milliseconds. */
export function momentSql(value: string): string {
  return `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export interface SnapshotSource {
  /** What to read FROM behind the relation that has the snapshot. Opens it once, however many values are taken out. */
  from: string;
  /** Every column that is wanted and written, with the path of its property and the SQL of its value. */
  values: { column: string; property: string; value: string }[];
}

/**
 * The SQL that takes a row out of its snapshot again.
 * @param isWanted Whether a property is, by its path; taking out fewer takes less time. The id always is.
 */
export function snapshotSource(
  metadata: EntityMetadata,
  snapshot: string,
  isWanted: (property: string) => boolean = () => true,
): SnapshotSource {
  const columns = storedColumns(metadata).filter(({ propertyPath }) => propertyPath === "id" || isWanted(propertyPath));
  const fieldsOf = (parent: unknown) => {
    const fields = columns.filter((column) => column.embeddedMetadata === parent);
    return fields.map(({ propertyName, type, isArray }) => `"${propertyName}" ${String(type)}${isArray ? "[]" : ""}`);
  };
  const nested = metadata.embeddeds
    .map((each) => ({ name: each.propertyName, fields: fieldsOf(each) }))
    .filter(({ fields }) => fields.length > 0);
  const definitions = [...fieldsOf(undefined), ...nested.map(({ name }) => `"${name}" jsonb`)];
  const records = nested.map(
    ({ name, fields }) => `jsonb_to_record(own."${name}") AS "${name}" (${fields.join(", ")})`,
  );
  return {
    from: [`jsonb_to_record(${snapshot}) AS own (${definitions.join(", ")})`, ...records].join(", "),
    values: columns.map(({ databaseName, propertyName, propertyPath, embeddedMetadata }) => ({
      column: `"${databaseName}"`,
      property: propertyPath,
      value: `${embeddedMetadata ? `"${embeddedMetadata.propertyName}"` : "own"}."${propertyName}"`,
    })),
  };
}

/** A row that has nothing but what the database puts into every new one; its id and dates are null. */
export function blankSnapshot(metadata: EntityMetadata): Snapshot {
  const valuesOf = (parent: unknown) =>
    storedColumns(metadata)
      .filter((column) => column.embeddedMetadata === parent)
      .map((column) => [column.propertyName, blankValue(column)]);
  const nested = metadata.embeddeds.map((each) => [each.propertyName, Object.fromEntries(valuesOf(each))]);
  return Object.fromEntries([...valuesOf(undefined), ...nested]) as Snapshot;
}

/** Defaults that are SQL are an empty list's and those of ids and dates. */
function blankValue({ default: value, isArray }: ColumnMetadata): unknown {
  if (isArray) return [];
  return typeof value === "function" ? null : (value ?? null);
}

/** The columns that are read and written as they are; the others are derived by the database. */
export function storedColumns(metadata: EntityMetadata) {
  return metadata.columns.filter((column) => column.isSelect);
}
