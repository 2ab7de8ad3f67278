/**
 * Snapshots are rows in the format of the history: plain JSON with all stored values, but without values that the
 * database derives. JavaScript creates a snapshot from a row that was read. Equivalent SQL creates one from a row in
 * the database.
 */
import type { Noun } from "../../../shared/nouns/registry.js";
import { isDeepStrictEqual } from "node:util";

import type { EntityManager, EntityMetadata } from "typeorm";
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js";

import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "./nouns.js";

export type Snapshot = Record<string, unknown>;

export function snapshotOf(row: NounRows[Noun]): Snapshot {
  return JSON.parse(JSON.stringify(row)) as Snapshot;
}

/**
 * Returns the properties that differ between two snapshots, as paths if they are nested. Ignores `updatedAt` and
 * `version`, which always differ.
 */
export function differingFields(one: Snapshot, other: Snapshot): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete("updatedAt");
  names.delete("version");
  return [...names].toSorted().flatMap((name) => {
    const [left, right] = [one[name] ?? null, other[name] ?? null];
    // An older snapshot lacks the columns that later migrations added. These columns start empty.
    if (!(name in one && name in other) && isEmpty(left) && isEmpty(right)) return [];
    if (isNested(left) && isNested(right)) return differingFields(left, right).map((field) => `${name}.${field}`);
    return isDeepStrictEqual(left, right) ? [] : [name];
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0);
}

function isNested(value: unknown): value is Snapshot {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Returns SQL for a row's snapshot as `jsonb`. `row` is the row's alias in the statement. */
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

/** Returns SQL for a value in the same JSON format as in JavaScript. */
function asJson(value: string, type: unknown): string {
  return type === "timestamp with time zone" ? momentSql(value) : value;
}

/** Returns SQL for a date in the same JSON format as in JavaScript: UTC with milliseconds. */
export function momentSql(value: string): string {
  return `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export interface SnapshotSource {
  table: string;
  /**
   * The FROM item to append to the relation that contains the snapshot. It parses the snapshot only once, for any
   * number of values.
   */
  from: string;
  /** The selected columns, each with its property's path and the SQL for its value. */
  values: { column: string; property: string; value: string }[];
}

/**
 * Returns SQL that reads a row from its snapshot. A column that a later migration added gets its default value.
 * @param isWanted Selects properties by path. Reading fewer properties takes less time. The id is always included.
 */
export function snapshotSource(
  manager: EntityManager,
  noun: Noun,
  snapshot: string,
  isWanted: (property: string) => boolean = () => true,
): SnapshotSource {
  const { entity, table } = nouns[noun];
  const metadata = manager.connection.getMetadata(entity);
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
    table,
    from: [`jsonb_to_record(${snapshot}) AS own (${definitions.join(", ")})`, ...records].join(", "),
    values: columns.map((column) => {
      const { databaseName, propertyName, propertyPath, embeddedMetadata, isNullable } = column;
      const value = `${embeddedMetadata ? `"${embeddedMetadata.propertyName}"` : "own"}."${propertyName}"`;
      const standard = isNullable ? undefined : manager.connection.driver.normalizeDefault(column);
      return {
        column: `"${databaseName}"`,
        property: propertyPath,
        value: standard === undefined ? value : `COALESCE(${value}, ${standard})`,
      };
    }),
  };
}

/** Returns the snapshot of a row with only default values. Its id and dates are null. */
export function blankSnapshot(metadata: EntityMetadata): Snapshot {
  const valuesOf = (parent: unknown) =>
    storedColumns(metadata)
      .filter((column) => column.embeddedMetadata === parent)
      .map((column) => [column.propertyName, blankValue(column)]);
  const nested = metadata.embeddeds.map((each) => [each.propertyName, Object.fromEntries(valuesOf(each))]);
  return Object.fromEntries([...valuesOf(undefined), ...nested]) as Snapshot;
}

/** Returns a column's default value. Only empty lists, ids, and dates have SQL defaults. */
function blankValue({ default: value, isArray }: ColumnMetadata): unknown {
  if (isArray) return [];
  return typeof value === "function" ? null : (value ?? null);
}

/** Returns the columns that store given values. The database computes all other columns. */
export function storedColumns(metadata: EntityMetadata) {
  return metadata.columns.filter((column) => column.isSelect);
}
