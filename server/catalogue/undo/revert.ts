/**
 * Reverts a slice of the history rows of one change set and noun. A single statement writes the rows and their history.
 * The caller has locked the rows and has checked that none has changed since the change set.
 */
import type { Noun } from "../../../shared/nouns/registry.js";
import type { HistoryRow } from "../../database/entities/history.entity.js";
import { nouns } from "../write/nouns.js";
import { momentSql, snapshotSource } from "../write/snapshots.js";
import type { CatalogueWrite } from "../write/writes.js";

/** A history row to revert. */
export interface RevertedEntry {
  id: string;
  /** The id of the row's latest history row, which contains its current state. */
  latestId: string;
  /** The state to which the row returns (rowStates.ts). */
  restores: number;
  /** The changed properties, which are the first segments of the changed paths. */
  changed: string[];
}

type Revert = (write: CatalogueWrite, noun: Noun, entries: RevertedEntry[]) => Promise<void>;

export const revert: Record<HistoryRow["operation"], Revert> = {
  create: revertCreate,
  update: revertUpdate,
  delete: revertDelete,
};

/**
 * SQL for the entries to revert. `entry` contains the row before the change. `latest` contains the current row, even if
 * the table now contains a temporary slug.
 */
const undone = `unnest($1::uuid[], $2::uuid[], $3::int[]) AS undone (id, latest_id, restores)
  JOIN history AS entry ON entry.id = undone.id JOIN history AS latest ON latest.id = latest_id`;

const historyColumns = "change_set_id, noun, row_id, operation, version, before, after, restores";

function parametersOf(write: CatalogueWrite, noun: Noun, entries: RevertedEntry[]): unknown[] {
  const ids = [entries.map(({ id }) => id), entries.map(({ latestId }) => latestId)];
  return [...ids, entries.map(({ restores }) => restores), write.changeSetId, noun];
}

async function revertCreate(write: CatalogueWrite, noun: Noun, entries: RevertedEntry[]): Promise<void> {
  await write.manager.query(
    `WITH deleted AS (
       DELETE FROM ${nouns[noun].table} AS row USING ${undone} WHERE row.id = entry.row_id
       RETURNING row.id, latest.version, latest.after AS present, undone.restores
     )
     INSERT INTO history (${historyColumns})
     SELECT $4, $5, id, 'delete', version, present, NULL, restores FROM deleted`,
    parametersOf(write, noun, entries),
  );
}

async function revertUpdate(write: CatalogueWrite, noun: Noun, entries: RevertedEntry[]): Promise<void> {
  const changed = new Set(entries.flatMap((entry) => entry.changed));
  const isWanted = (property: string) => !moves.has(property) && changed.has(property.split(".", 1)[0]!);
  const { table, from, values } = snapshotSource(write.manager, noun, "entry.before", isWanted);
  const columnValues = values.filter(({ property }) => property !== "id");
  await write.manager.query(
    `WITH changed AS (
       UPDATE ${table} AS row
       SET ${["version = row.version", ...columnValues.map(({ column, value }) => `${column} = ${value}`)].join(", ")}
       FROM ${undone}, ${from} WHERE row.id = entry.row_id
       RETURNING row.id, row.version, row.updated_at, entry.before AS was, latest.after AS present, undone.restores
     )
     INSERT INTO history (${historyColumns})
     SELECT $4, $5, id, 'update', version, present, ${moved("was")}, restores FROM changed`,
    parametersOf(write, noun, entries),
  );
}

async function revertDelete(write: CatalogueWrite, noun: Noun, entries: RevertedEntry[]): Promise<void> {
  const { table, from, values } = snapshotSource(write.manager, noun, "entry.before");
  const now: Record<string, string> = { '"version"': "latest.version + 1", '"updated_at"': "clock_timestamp()" };
  await write.manager.query(
    `WITH back AS (
       INSERT INTO ${table} (${values.map(({ column }) => column).join(", ")})
       SELECT ${values.map(({ column, value }) => now[column] ?? value).join(", ")} FROM ${undone}, ${from}
       RETURNING id, version, updated_at
     )
     INSERT INTO history (${historyColumns})
     SELECT $4, $5, row_id, 'create', back.version, NULL, ${moved("was")}, restores
     FROM back JOIN (SELECT entry.row_id, entry.before AS was, undone.restores FROM ${undone}) AS entry ON row_id = back.id`,
    parametersOf(write, noun, entries),
  );
}

/** The columns that change with every update. */
const moves = new Set(["version", "updatedAt"]);

/** Returns SQL for an earlier snapshot with the row's new version and date. */
function moved(was: string): string {
  return `${was} || jsonb_build_object('version', version, 'updatedAt', ${momentSql("updated_at")})`;
}
