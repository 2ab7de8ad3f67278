/**
 * Takes a change set back by a new one forward: the same ids, whole or not at all. Set-based, so that an import of
 * thousands of rows is undone by a few statements for each slice of it. An undo is undone, and so done again, likewise.
 */
import type { EntityManager } from "typeorm";

import { ConflictError, NotFoundError } from "../shared/errors.js";
import { slicesOf } from "../shared/slices.js";
import { isUuid } from "../shared/uuid.js";
import { ChangeSet, type HistoryRow } from "./entities/history.entity.js";
import { type Noun, nouns } from "./nouns.js";
import { settleRedirects } from "./slugRedirects.js";
import { takeBack } from "./takeBack.js";
import { namedObstacles, undoConflict } from "./undoConflict.js";
import { findObstacles } from "./undoObstacles.js";
import { violatedConstraint } from "./violations.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "./writes.js";

/**
 * Answers the id of the change set that takes the given one back.
 * @throws NotFoundError, ConflictError naming what has moved on and who holds what has to be given back.
 */
export async function undoChangeSet(services: WriteServices, actor: string, changeSetId: string): Promise<string> {
  const isThere = isUuid(changeSetId) && (await services.db.getRepository(ChangeSet).existsBy({ id: changeSetId }));
  if (!isThere) throw new NotFoundError("change set");
  try {
    return await writeCatalogue(services, { actor, operation: "undo", undoes: changeSetId }, async (write) => {
      await lockRows(write, changeSetId);
      const entries = await readEntries(write.manager, changeSetId);
      await refuseObstacles(write.manager, entries);
      await takeAllBack(write, changeSetId, entries);
      return write.changeSetId;
    });
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    // Somebody else was quicker than the look at the obstacles; by now it shows what they did.
    const { manager } = services.db;
    await refuseObstacles(manager, await readEntries(manager, changeSetId));
    throw new ConflictError("Somebody else changed the same rows at this moment. Look at the history and try again.");
  }
}

async function refuseObstacles(manager: EntityManager, entries: Entry[]): Promise<void> {
  for (const slice of slicesOf(entries.map(({ id }) => id))) {
    const obstacles = await findObstacles(manager, slice, namedObstacles + 1);
    if (obstacles.length > 0) throw undoConflict(obstacles);
  }
}

/** Always in the same order, so that two writers never wait for each other. The change set too: it is undone once at a time. */
async function lockRows(write: CatalogueWrite, changeSetId: string): Promise<void> {
  await write.manager.query("SELECT FROM change_sets WHERE id = $1 FOR UPDATE", [changeSetId]);
  for (const noun of ["casino", "bonus", "game"] as const) {
    await write.manager.query(
      `SELECT count(*) FROM (
         SELECT FROM ${nouns[noun].table} WHERE id IN (
           SELECT row_id FROM history WHERE change_set_id = $1 AND noun = $2
         ) ORDER BY id FOR UPDATE
       ) AS locked`,
      [changeSetId, noun],
    );
  }
}

interface Entry {
  id: string;
  noun: Noun;
  rowId: string;
  operation: HistoryRow["operation"];
  /** Whether it gives a bonus back to a casino that has to come back first. */
  isLate: boolean;
}

/** What is taken back in which order: no bonus is ever without its casino, and a slug is free before it is given back. */
const steps: Pick<Entry, "noun" | "operation" | "isLate">[] = [
  { noun: "bonus", operation: "create", isLate: false },
  { noun: "bonus", operation: "update", isLate: false },
  { noun: "casino", operation: "create", isLate: false },
  { noun: "casino", operation: "update", isLate: false },
  { noun: "casino", operation: "delete", isLate: false },
  { noun: "bonus", operation: "update", isLate: true },
  { noun: "bonus", operation: "delete", isLate: false },
  { noun: "game", operation: "create", isLate: false },
  { noun: "game", operation: "update", isLate: false },
  { noun: "game", operation: "delete", isLate: false },
];

function readEntries(manager: EntityManager, changeSetId: string): Promise<Entry[]> {
  return manager.query<Entry[]>(
    `SELECT id, noun, row_id AS "rowId", operation, noun = 'bonus' AND operation = 'update' AND EXISTS (
       SELECT FROM history AS casino
       WHERE casino.change_set_id = $1 AND casino.noun = 'casino' AND casino.operation = 'delete'
         AND casino.row_id = (entry.before ->> 'casinoId')::uuid
     ) AS "isLate"
     FROM history AS entry WHERE change_set_id = $1 ORDER BY row_id`,
    [changeSetId],
  );
}

async function takeAllBack(write: CatalogueWrite, changeSetId: string, entries: Entry[]): Promise<void> {
  await write.writeChangeSet();
  for (const { noun, operation, isLate } of steps) {
    const ids = entries
      .filter((entry) => entry.noun === noun && entry.operation === operation && entry.isLate === isLate)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    write.touched.add(nouns[noun].table);
    if (operation === "update") await freeSlugs(write, noun, changeSetId);
    for (const slice of slicesOf(ids)) await takeBack[operation](write, noun, slice);
  }
  const casinoIds = entries.filter(({ noun }) => noun === "casino").map(({ rowId }) => rowId);
  if (casinoIds.length > 0) await settleRedirects(write, casinoIds, changeSetId);
}

/** Where rows swap slugs, those that stand in each other's way step aside until each gets its own back. */
async function freeSlugs(write: CatalogueWrite, noun: Noun, changeSetId: string): Promise<void> {
  if (noun === "bonus") return;
  const { table } = nouns[noun];
  await write.manager.query(
    `UPDATE ${table} AS row SET slug = row.id::text FROM history AS entry
     WHERE entry.change_set_id = $1 AND entry.noun = $2 AND entry.operation <> 'create'
       AND entry.before ->> 'slug' = row.slug AND entry.row_id <> row.id`,
    [changeSetId, noun],
  );
}
