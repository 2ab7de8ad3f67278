/** Creates the errors for rows that have changed since the caller loaded them. */
import type { Noun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { EntityManager } from "typeorm";

import { ConflictError } from "../../shared/errors.js";
import type { RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import { slicesOf } from "../../../shared/slices.js";
import { isUuid } from "../../shared/input/uuid.js";
import { nouns } from "./nouns.js";
import { differingFields, type Snapshot, snapshotSql } from "./snapshots.js";

/**
 * Creates the error for one row. It names the fields that have changed since the loaded version, if the history
 * contains that version.
 */
export async function staleRowError(manager: EntityManager, noun: Noun, stale: RowVersion): Promise<ConflictError> {
  const [row] = await describe(manager, noun, [stale]);
  return new ConflictError(
    `Someone else changed this ${nouns[noun].label} after you loaded it. Load it again and decide which values to keep.`,
    {
      fields: row!.fields.map((field) => ({ field, message: "Changed since you loaded it." })),
      currentVersion: row!.currentVersion,
    },
  );
}

/**
 * Returns the fields that have changed since a version of a row. Returns null if the row does not exist or the history
 * does not contain the version.
 */
export async function findChangedFields(
  manager: EntityManager,
  noun: Noun,
  { id, version }: RowVersion,
): Promise<{ currentVersion: number; fields: string[] } | null> {
  const [row] = await describe(manager, noun, [{ id, version }]);
  const { currentVersion, fields, isKnown } = row!;
  if (currentVersion === version) return { currentVersion, fields: [] };
  return currentVersion !== null && isKnown ? { currentVersion, fields } : null;
}

/** The error's description of a changed or deleted row. */
interface StaleRow {
  id: string;
  /** Null for a row that never existed. */
  name: string | null;
  /** Null for a deleted row. */
  currentVersion: number | null;
  fields: string[];
}

/** The maximum number of rows that the message names. */
const namedRows = 5;

/** The maximum number of rows that the error describes in `rows`. An import may have 10,000 stale rows. */
const describedRows = 500;

/** The number of rows that one statement describes. */
const describedAtOnce = 100;

/** Two parts of the message: what happened before the rows changed, and what to do next. */
export interface Loading {
  since: string;
  next: string;
}

const listLoading: Loading = { since: "you loaded the list", next: "Load the list again and check these rows." };

/** Creates the error for many rows. It describes the first changed or deleted rows and their changed fields. */
export async function staleRowsError(
  manager: EntityManager,
  noun: Noun,
  stale: RowVersion[],
  { since, next }: Loading = listLoading,
): Promise<ConflictError> {
  const rows: StaleRow[] = [];
  for (const slice of slicesOf(stale.slice(0, describedRows), describedAtOnce))
    for (const { isKnown: _isKnown, ...row } of await describe(manager, noun, slice)) rows.push(row);
  const count = stale.length;
  const named = rows
    .slice(0, namedRows)
    .map(({ name, currentVersion }) => `${name ?? "an unknown row"}${currentVersion ? "" : " (deleted)"}`);
  const others = count > namedRows ? ` and ${count - namedRows} more` : "";
  const counted = count === 1 ? `1 ${nouns[noun].label}` : `${count} ${nouns[noun].table}`;
  return new ConflictError(
    `Someone else changed or deleted ${counted} after ${since}: ${named.join(", ")}${others}. ` +
      `Nothing was changed. ${next}`,
    { rows, rowCount: count },
  );
}

interface DescribedRow extends StaleRow {
  /** Whether the history contains the version. */
  isKnown: boolean;
}

interface StaleRowState {
  id: string;
  name: string | null;
  version: number | null;
  /** The row as the caller loaded it, if the history contains this version. */
  loaded: Snapshot | null;
  now: Snapshot | null;
}

async function describe(manager: EntityManager, noun: Noun, stale: RowVersion[]): Promise<DescribedRow[]> {
  const { entity, table, title } = nouns[noun];
  const sought = stale.filter(({ id }) => isUuid(id));
  const rows = await manager.query<StaleRowState[]>(
    `SELECT stale.id, COALESCE(row.${toSnakeCase(title)}, deleted.before ->> '${title}') AS name, row.version, next.before AS loaded,
       CASE WHEN row.id IS NOT NULL THEN ${snapshotSql(manager.connection.getMetadata(entity), "row")} END AS now
     FROM unnest($1::uuid[], $2::int[]) AS stale (id, version)
     LEFT JOIN ${table} AS row USING (id)
     LEFT JOIN LATERAL (
       SELECT before FROM history
       WHERE row_id = stale.id AND history.version = stale.version::bigint + 1 AND noun = $3 AND operation = 'update' LIMIT 1
     ) AS next ON true
     LEFT JOIN LATERAL (
       SELECT before FROM history
       WHERE row_id = stale.id AND noun = $3 AND operation = 'delete' ORDER BY version DESC LIMIT 1
     ) AS deleted ON row.id IS NULL`,
    [sought.map(({ id }) => id), sought.map(({ version }) => version), noun],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return stale.map(({ id }) => {
    // The database returns ids in lowercase.
    const row = byId.get(id.toLowerCase());
    const fields = row?.loaded && row.now ? differingFields(row.loaded, row.now) : [];
    return { id, name: row?.name ?? null, currentVersion: row?.version ?? null, fields, isKnown: Boolean(row?.loaded) };
  });
}
