/** The rows that a write returns. */
import type { EntityMetadata } from "typeorm";

import { storedColumns } from "./snapshots.js";

/** Returns the columns that a statement must select for `rowOf`. */
export function wholeRow(metadata: EntityMetadata): string {
  return storedColumns(metadata)
    .map(({ databaseName, propertyPath }) => `"${databaseName}" AS "${propertyPath}"`)
    .join(", ");
}

/** Creates an entity instance from the columns of `wholeRow`. */
export function rowOf(metadata: EntityMetadata, columns: Record<string, unknown>): object {
  const row = metadata.create() as Record<string, unknown>;
  for (const [path, value] of Object.entries(columns)) {
    const [property = "", inner] = path.split(".");
    if (inner === undefined) row[property] = value;
    else ((row[property] ??= {}) as Record<string, unknown>)[inner] = value;
  }
  return row;
}
