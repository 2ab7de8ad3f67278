/**
 * Takes a change set back by a new one forward: the same ids, whole or not at all. Set-based, so that an import of
 * thousands of rows is undone by a few statements for each slice of it; what can be found out before the transaction is.
 * An undo is undone, and so done again, likewise.
 */
import type { EntityManager } from "typeorm";

import { ConflictError, NotFoundError } from "../../shared/errors.js";
import { sliceSize, slicesOf } from "../../shared/slices.js";
import { isUuid } from "../../shared/input/uuid.js";
import { ChangeSet, type HistoryRow } from "../entities/history.entity.js";
import { recordFeed, recordFeedLater } from "../changeFeed/recordFeed.js";
import { type Noun, nouns } from "../writing/nouns.js";
import { settleRedirects } from "../writing/slugRedirects.js";
import type { RowVersion } from "../writing/staleRows.js";
import { latestOf, stateBefore } from "./rowStates.js";
import { revert, type RevertedEntry } from "./revert.js";
import { namedObstacles, undoConflict } from "./undoConflict.js";
import { findObstacles, type Obstacle, ObstacleKind } from "./undoObstacles.js";
import { violatedConstraint } from "../connection/postgresErrors.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "../writing/writes.js";

/**
 * Answers the id of the change set that takes the given one back; asked again by whoever did so, the same one, since an
 * undo of thousands of rows may take longer than an answer may.
 * @throws NotFoundError, ConflictError naming what has moved on and who holds what has to be given back.
 */
export async function undoChangeSet(services: WriteServices, actor: string, changeSetId: string): Promise<string> {
  const { manager } = services.db;
  const isThere = isUuid(changeSetId) && (await manager.existsBy(ChangeSet, { id: changeSetId }));
  if (!isThere) throw new NotFoundError("change set");
  const seen = await inspect(manager, changeSetId);
  if (seen.obstacles.length > 0) return undoOf(actor, seen.obstacles);
  try {
    return await writeCatalogue(services, { actor, operation: "undo", undoes: changeSetId }, async (write) => {
      await lockRows(write, changeSetId, seen.entries);
      await revertAll(write, changeSetId, seen.entries);
      return write.changeSetId;
    });
  } catch (error) {
    if (!(error instanceof ConflictError) && violatedConstraint(error) === null) throw error;
    // Another write came first. The second look at the obstacles shows it.
    const { obstacles } = await inspect(manager, changeSetId);
    if (obstacles.length > 0) return undoOf(actor, obstacles);
    throw movedError();
  }
}

function movedError(): ConflictError {
  return new ConflictError("Somebody else changed the same rows at this moment. Look at the history and try again.");
}

/** @throws ConflictError unless the obstacles are that the actor has undone it already. */
function undoOf(actor: string, obstacles: Obstacle[]): string {
  const [{ laterChangeSetId }] = obstacles as [Obstacle];
  const isOwn = obstacles.every((each) => each.kind === ObstacleKind.UNDONE_ALREADY && each.laterActor === actor);
  if (!isOwn || laterChangeSetId === null) throw undoConflict(obstacles);
  return laterChangeSetId;
}

interface Entry extends RevertedEntry {
  noun: Noun;
  rowId: string;
  operation: HistoryRow["operation"];
  /** Whether it gives a bonus back to a casino that has to come back first. */
  isLate: boolean;
  /** Whether it gives a slug back that the row has not got now, or takes the row away or brings it back. */
  movesSlug: boolean;
  /** The row's version; null if it was deleted. */
  version: number | null;
}

interface Inspection {
  entries: Entry[];
  /** The first ones. */
  obstacles: Obstacle[];
}

/** Everything that can be found out outside the transaction, by short statements: others have their turn between them. */
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

/** Those after the last one, in the order of nouns and of ids. */
function readEntries(manager: EntityManager, changeSetId: string, last?: Entry): Promise<Entry[]> {
  return manager.query<Entry[]>(
    `SELECT entry.id, latest.id AS "latestId", entry.noun, entry.row_id AS "rowId", entry.operation,
       entry.noun = 'bonus' AND entry.operation = 'update' AND EXISTS (
         SELECT FROM history AS casino
         WHERE casino.change_set_id = $1 AND casino.noun = 'casino' AND casino.operation = 'delete'
           AND casino.row_id = (entry.before ->> 'casinoId')::uuid
       ) AS "isLate",
       entry.operation <> 'update' OR entry.before ->> 'slug' IS DISTINCT FROM entry.after ->> 'slug' AS "movesSlug",
       CASE WHEN latest.operation <> 'delete' THEN latest.version END AS version,
       ${stateBefore("entry")} AS restores,
       ARRAY(
         SELECT key FROM jsonb_each(entry.before) AS was (key, value)
         WHERE entry.operation = 'update' AND value IS DISTINCT FROM entry.after -> key
       ) AS changed
     FROM history AS entry JOIN LATERAL ${latestOf("entry")} AS latest ON true
     WHERE entry.change_set_id = $1 AND ($2::text IS NULL OR (entry.noun, entry.row_id) > ($2, $3::uuid))
     ORDER BY entry.noun, entry.row_id LIMIT ${sliceSize}`,
    [changeSetId, last?.noun ?? null, last?.rowId ?? null],
  );
}

/**
 * Always in the same order, so that two writers never wait for each other. The change set too: it is undone once at a time.
 * @throws ConflictError when a row has moved since it was looked at.
 */
async function lockRows(write: CatalogueWrite, changeSetId: string, entries: Entry[]): Promise<void> {
  await write.manager.query("SELECT FROM change_sets WHERE id = $1 FOR UPDATE", [changeSetId]);
  for (const noun of lockOrder) {
    const ofNoun = entries.filter((entry) => entry.noun === noun);
    for (const slice of slicesOf(ofNoun)) {
      const rows = await write.manager.query<RowVersion[]>(
        `SELECT id, version FROM ${nouns[noun].table} WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
        [slice.map(({ rowId }) => rowId)],
      );
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      if (slice.some(({ rowId, version }) => (versions.get(rowId) ?? null) !== version)) throw movedError();
    }
  }
}

const lockOrder = ["casino", "bonus", "game"] as const;

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

async function revertAll(write: CatalogueWrite, changeSetId: string, entries: Entry[]): Promise<void> {
  await write.writeChangeSet();
  await recordFeedLater(write);
  for (const { noun, operation, isLate } of steps) {
    const ofNoun = entries.filter(
      (entry) => entry.noun === noun && entry.operation === operation && entry.isLate === isLate,
    );
    if (ofNoun.length === 0) continue;
    write.touched.add(nouns[noun].table);
    if (operation === "update" && ofNoun.some(({ movesSlug }) => movesSlug)) await freeSlugs(write, noun, changeSetId);
    for (const slice of slicesOf(ofNoun)) await revert[operation](write, noun, slice);
  }
  const moved = entries.filter(({ noun, movesSlug }) => noun === "casino" && movesSlug).map(({ rowId }) => rowId);
  if (moved.length > 0) await settleRedirects(write, moved, changeSetId);
  for (const noun of lockOrder) if (entries.some((entry) => entry.noun === noun)) await recordFeed(write, noun);
}

/** Rows that swap slugs get temporary ones first, so none blocks another. */
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
