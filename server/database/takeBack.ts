/**
 * The reverse of each operation, for a slice of the history rows of one change set and noun: one statement
 * that writes the rows and their history. The caller has locked the rows and knows that none has moved on.
 */
import type { HistoryRow } from "./entities/history.entity.js";
import { type Noun, nouns } from "./nouns.js";
import { snapshotSource, snapshotSql } from "./snapshots.js";
import { latestOf, stateBeforeCreation, stateOfVersion } from "./states.js";
import type { CatalogueWrite } from "./writes.js";

type TakeBack = (write: CatalogueWrite, noun: Noun, entryIds: string[]) => Promise<void>;

export const takeBack: Record<HistoryRow["operation"], TakeBack> = {
  create: deleteAgain,
  update: changeBack,
  delete: bringBack,
};

/**
 * The entries to undo: `was` is the row before them, `present` the row as it is. Both come from the history, which says
 * the same as the table, but for a row that has lent its slug away for the length of this undo.
 */
function undone(restores: string): string {
  return `undone AS MATERIALIZED (
    SELECT entry.row_id, entry.before AS was, latest.after AS present, latest.version AS last_version,
      ${restores} AS restores
    FROM history AS entry JOIN LATERAL ${latestOf("entry")} AS latest ON true
    WHERE entry.id = ANY($1)
  )`;
}

const backToVersion = undone(stateOfVersion("entry", "(entry.before ->> 'version')::int"));
const backToNothing = undone(stateBeforeCreation("entry"));

const historyColumns = "change_set_id, noun, row_id, operation, version, before, after, restores";

async function deleteAgain(write: CatalogueWrite, noun: Noun, entryIds: string[]): Promise<void> {
  await write.manager.query(
    `WITH ${backToNothing}, gone AS (
       DELETE FROM ${nouns[noun].table} AS row USING undone WHERE row.id = undone.row_id RETURNING undone.*
     )
     INSERT INTO history (${historyColumns})
     SELECT $2, $3, row_id, 'delete', last_version, present, NULL, restores FROM gone`,
    [entryIds, write.changeSetId, noun],
  );
}

async function changeBack(write: CatalogueWrite, noun: Noun, entryIds: string[]): Promise<void> {
  const { table, row, source } = tableOf(write, noun);
  const kept = new Set(['"id"', '"version"', '"updated_at"']);
  const values = source.values.filter(({ column }) => !kept.has(column));
  await write.manager.query(
    `WITH ${backToVersion}, changed AS (
       UPDATE ${table} AS row SET ${values.map(({ column, value }) => `${column} = ${value}`).join(", ")}
       FROM undone, ${source.from} WHERE row.id = undone.row_id RETURNING row.*
     )
     INSERT INTO history (${historyColumns})
     SELECT $2, $3, row.id, 'update', row.version, present, ${row}, restores
     FROM changed AS row JOIN undone ON undone.row_id = row.id`,
    [entryIds, write.changeSetId, noun],
  );
}

async function bringBack(write: CatalogueWrite, noun: Noun, entryIds: string[]): Promise<void> {
  const { table, row, source } = tableOf(write, noun);
  const moved: Record<string, string> = { '"version"': "last_version + 1", '"updated_at"': "clock_timestamp()" };
  await write.manager.query(
    `WITH ${backToVersion}, back AS (
       INSERT INTO ${table} (${source.values.map(({ column }) => column).join(", ")})
       SELECT ${source.values.map(({ column, value }) => moved[column] ?? value).join(", ")}
       FROM undone, ${source.from} RETURNING *
     )
     INSERT INTO history (${historyColumns})
     SELECT $2, $3, row.id, 'create', row.version, NULL, ${row}, restores
     FROM back AS row JOIN undone ON undone.row_id = row.id`,
    [entryIds, write.changeSetId, noun],
  );
}

function tableOf(write: CatalogueWrite, noun: Noun) {
  const { entity, table } = nouns[noun];
  const metadata = write.manager.connection.getMetadata(entity);
  return { table, row: snapshotSql(metadata, "row"), source: snapshotSource(metadata, "undone.was") };
}
