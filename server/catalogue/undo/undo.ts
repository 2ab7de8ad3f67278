/**
 * Undoes a change set with a new change set, either all of its rows or none. Restored rows keep their ids. A few
 * statements undo each slice of rows, even for an import of thousands of rows. The code does as much work as possible
 * before the transaction. Undoing an undo repeats the change.
 */
import { allNouns, childrenOf, definitionOf, type Noun, nounsWith } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { type EntityManager, IsNull } from "typeorm";

import { ConflictError, NotFoundError } from "../../shared/errors.js";
import type { Change } from "../../shared/schema/catalogue/catalogueWrites.js";
import { slicesOf } from "../../../shared/slices.js";
import { sliceSize } from "../../shared/slices.js";
import { isUuid } from "../../shared/input/uuid.js";
import { ChangeSet, type HistoryRow } from "../../database/entities/history.entity.js";
import { recordFeed, recordFeedLater } from "../feed/recordFeed.js";
import { cancelRemoval, scheduleRemoval } from "../images/imageRemovals.js";
import { lockVersions } from "../write/bulkWrites.js";
import { nouns } from "../write/nouns.js";
import { checkRedirects, checkRedirectsLater, RedirectChainError } from "../write/redirectChains.js";
import { moveOldSlugs } from "../write/slugRedirects.js";
import { latestOf, stateBefore } from "./rowStates.js";
import { revert, type RevertedEntry } from "./revert.js";
import { namedObstacles, undoConflict } from "./undoConflict.js";
import { findObstacles, type Obstacle, ObstacleKind } from "./undoObstacles.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "../write/writes.js";

/**
 * Undoes a change set, and returns the id of the change set that records the undo. If the same editor calls this again,
 * it returns the same id. An undo of thousands of rows may exceed the request timeout, so editors may retry.
 * @throws NotFoundError, or ConflictError naming the rows that have changed since, and the rows whose slugs the undo
 * needs.
 */
export async function undoChangeSet(services: WriteServices, change: Change, changeSetId: string): Promise<string> {
  const { manager } = services.db;
  const isThere = isUuid(changeSetId) && (await manager.existsBy(ChangeSet, { id: changeSetId }));
  if (!isThere) throw new NotFoundError("change set");
  const seen = await inspect(manager, changeSetId);
  if (seen.obstacles.length > 0) return undoOf(manager, change, seen.obstacles);
  try {
    return await writeCatalogue(services, { ...change, undoes: changeSetId }, async (write) => {
      await lockRows(write, changeSetId, seen.entries);
      await revertAll(write, changeSetId, seen.entries);
      return write.changeSetId;
    });
  } catch (error) {
    if (!(error instanceof ConflictError) && violatedConstraint(error) === null) throw error;
    if (error instanceof RedirectChainError) throw error;
    if (violatedConstraint(error) === "bonuses_primary_key") throw new ConflictError(secondPrimaryMessage);
    // Another write came first. Check again to find the obstacles.
    const { obstacles } = await inspect(manager, changeSetId);
    if (obstacles.length > 0) return undoOf(manager, change, obstacles);
    throw movedError();
  }
}

const secondPrimaryMessage =
  "Another bonus has become the main offer of this casino. Set its `isPrimary` to false, then undo again.";

function movedError(): ConflictError {
  return new ConflictError("Someone else changed the same rows at the same time. Check the history and try again.");
}

/**
 * Returns the id of the undo if the only obstacle is that the same actor has already undone the change set.
 * @throws ConflictError for any other obstacle.
 */
async function undoOf(manager: EntityManager, { actor, actorId }: Change, obstacles: Obstacle[]): Promise<string> {
  const [{ laterChangeSetId: id }] = obstacles as [Obstacle];
  const isUndone = id !== null && obstacles.every(({ kind }) => kind === ObstacleKind.ALREADY_UNDONE);
  // A new API token can have the name of a revoked one.
  const own = { actor, actorId: actorId ?? IsNull() };
  if (isUndone && (await manager.existsBy(ChangeSet, { id, ...own }))) return id;
  throw undoConflict(obstacles);
}

interface Entry extends RevertedEntry {
  noun: Noun;
  rowId: string;
  operation: HistoryRow["operation"];
  /** Whether the undo assigns the row to another row that must be restored first. */
  isLate: boolean;
  /** Whether the undo restores a slug or path that the row no longer has, or deletes or restores the row. */
  movesSlug: boolean;
  /** The row's current version. Null if the row was deleted. */
  version: number | null;
}

interface Inspection {
  entries: Entry[];
  /** The first obstacles, at most one more than the error names. */
  obstacles: Obstacle[];
}

/**
 * Reads everything that the undo needs, before the transaction begins. The statements are short, so other work can run
 * between them.
 */
async function inspect(manager: EntityManager, changeSetId: string): Promise<Inspection> {
  const entries: Entry[] = [];
  for (;;) {
    const slice = await readEntries(manager, changeSetId, entries.at(-1));
    entries.push(...slice);
    const ids = slice.map(({ id }) => id);
    const obstacles = await findObstacles(manager, ids, namedObstacles + 1);
    if (obstacles.length > 0 || slice.length < sliceSize) return { entries, obstacles };
  }
}

/** SQL for whether the undo assigns the row to another row that the same change set deleted. */
const returnsToDeletedRow = `(entry.operation = 'update' AND CASE entry.noun ${allNouns
  .flatMap((parent) => childrenOf(parent).map((child) => ({ parent, child })))
  .map(
    ({ parent, child }) => `WHEN '${child.noun}' THEN EXISTS (
      SELECT FROM history AS parent
      WHERE parent.change_set_id = $1 AND parent.noun = '${parent}' AND parent.operation = 'delete'
        AND parent.row_id = (entry.before ->> '${child.property}')::uuid
    )`,
  )
  .join(" ")} ELSE false END)`;

/**
 * Reads the next entries after `last`, ordered by noun and id. The inner query picks the slice. Otherwise, the database
 * would look up the latest state of all rows of a large change set for every slice.
 */
function readEntries(manager: EntityManager, changeSetId: string, last?: Entry): Promise<Entry[]> {
  return manager.query<Entry[]>(
    `SELECT entry.id, latest.id AS "latestId", entry.noun, entry.row_id AS "rowId", entry.operation,
       ${returnsToDeletedRow} AS "isLate",
       entry.operation <> 'update' OR entry.before ->> 'slug' IS DISTINCT FROM entry.after ->> 'slug'
         OR entry.before ->> 'fromPath' IS DISTINCT FROM entry.after ->> 'fromPath' AS "movesSlug",
       CASE WHEN latest.operation <> 'delete' THEN latest.version END AS version,
       ${stateBefore("entry")} AS restores,
       ARRAY(
         SELECT key FROM jsonb_each(entry.before) AS was (key, value)
         WHERE entry.operation = 'update' AND value IS DISTINCT FROM entry.after -> key
       ) AS changed
     FROM (
       SELECT * FROM history
       WHERE change_set_id = $1 AND (noun, row_id) > ($2, $3::uuid)
       ORDER BY noun, row_id LIMIT ${sliceSize}
     ) AS entry JOIN LATERAL ${latestOf("entry")} AS latest ON true
     ORDER BY entry.noun, entry.row_id`,
    [changeSetId, last?.noun ?? "", last?.rowId ?? "00000000-0000-0000-0000-000000000000"],
  );
}

/**
 * Locks the change set and then the rows, so only one undo of a change set runs at a time. The order is fixed, so two
 * writers never deadlock.
 * @throws ConflictError when a row has changed since `inspect` read it.
 */
async function lockRows(write: CatalogueWrite, changeSetId: string, entries: Entry[]): Promise<void> {
  await write.manager.query("SELECT FROM change_sets WHERE id = $1 FOR UPDATE", [changeSetId]);
  for (const noun of allNouns) {
    const ofNoun = entries.filter((entry) => entry.noun === noun);
    const ids = ofNoun.map(({ rowId }) => rowId);
    const versions = await lockVersions(write, noun, ids);
    if (ofNoun.some(({ rowId, version }) => (versions.get(rowId) ?? null) !== version)) throw movedError();
  }
}

type Step = Pick<Entry, "noun" | "operation" | "isLate">;

/** Returns the steps for a noun, and for the nouns whose rows belong to its rows. */
function stepsOf(noun: Noun): Step[] {
  const children = childrenOf(noun).map((child) => child.noun);
  const step = (operation: Step["operation"], isLate = false): Step => ({ noun, operation, isLate });
  const inner = children.map((child) => stepsOf(child));
  const isLast = ({ operation, isLate }: Step) => isLate || operation === "delete";
  const hasParent = definitionOf(noun).belongsTo !== undefined;
  return [
    ...inner.flatMap((steps) => steps.filter((each) => !isLast(each))),
    step("create"),
    step("update"),
    ...(hasParent ? [step("update", true)] : []),
    step("delete"),
    ...inner.flatMap((steps) => steps.filter(isLast)),
  ];
}

/**
 * The order of the steps. It ensures that a row always has the row that it belongs to, and that a slug is free before
 * it is restored.
 */
const steps = allNouns.filter((noun) => definitionOf(noun).belongsTo === undefined).flatMap(stepsOf);

async function revertAll(write: CatalogueWrite, changeSetId: string, entries: Entry[]): Promise<void> {
  await write.writeChangeSet();
  await recordFeedLater(write);
  const hasRedirects = entries.some(({ noun }) => noun === "redirect");
  if (hasRedirects) await checkRedirectsLater(write);
  await unsetPrimaryOffers(write, changeSetId);
  const uploads = entries.filter(({ noun, operation }) => noun === "image" && operation === "create");
  if (uploads.length > 0)
    await scheduleRemoval(
      write.manager,
      uploads.map(({ rowId }) => rowId),
    );
  for (const { noun, operation, isLate } of steps) {
    const ofNoun = entries.filter(
      (entry) => entry.noun === noun && entry.operation === operation && entry.isLate === isLate,
    );
    if (ofNoun.length === 0) continue;
    write.touched.add(nouns[noun].table);
    if (operation === "update" && ofNoun.some(({ movesSlug }) => movesSlug))
      await releaseSlugs(write, noun, changeSetId);
    for (const slice of slicesOf(ofNoun, sliceSize)) await revert[operation](write, noun, slice);
  }
  const restored = entries.filter(({ noun, operation }) => noun === "image" && operation === "delete");
  if (restored.length > 0)
    await cancelRemoval(
      write.manager,
      restored.map(({ rowId }) => rowId),
    );
  for (const redirected of nounsWith("formerSlugs")) {
    const moved = entries.filter(({ noun, movesSlug }) => noun === redirected && movesSlug).map(({ rowId }) => rowId);
    if (moved.length > 0) await moveOldSlugs(write, redirected, moved, changeSetId);
  }
  if (hasRedirects) await checkRedirects(write);
  for (const noun of nounsWith("isInFeed"))
    if (entries.some((entry) => entry.noun === noun)) await recordFeed(write, noun);
}

/** Unsets `isPrimary` on bonuses where the change set had set it, so the undo can restore the previous main bonuses. */
async function unsetPrimaryOffers({ manager }: CatalogueWrite, changeSetId: string): Promise<void> {
  await manager.query(
    `UPDATE bonuses AS row SET is_primary = false FROM history AS entry
     WHERE entry.change_set_id = $1 AND entry.noun = 'bonus' AND entry.operation = 'update' AND entry.row_id = row.id
       AND row.is_primary AND entry.before ->> 'isPrimary' = 'false'`,
    [changeSetId],
  );
}

/**
 * If a row has a slug or path that the undo gives back to another row, assigns a temporary one. This lets rows swap
 * their slugs or paths.
 */
async function releaseSlugs(write: CatalogueWrite, noun: Noun, changeSetId: string): Promise<void> {
  const { table, key } = nouns[noun];
  if (key === null) return;
  const temporary = key === "fromPath" ? "'/' || row.id" : "row.id::text";
  await write.manager.query(
    `UPDATE ${table} AS row SET ${toSnakeCase(key)} = ${temporary} FROM history AS entry
     WHERE entry.change_set_id = $1 AND entry.noun = $2 AND entry.operation <> 'create'
       AND entry.before ->> '${key}' = row.${toSnakeCase(key)} AND entry.row_id <> row.id`,
    [changeSetId, noun],
  );
}
