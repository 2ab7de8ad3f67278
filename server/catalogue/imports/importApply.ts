/** Applies all rows of an import, or none of them, in one change set. */
import { isNounWith } from "../../../shared/nouns/registry.js";
import { setTimeout } from "node:timers/promises";

import { lockAll } from "../write/bulkWrites.js";
import { Import } from "../../database/entities/import.entity.js";
import { recordFeed, recordFeedLater } from "../feed/recordFeed.js";
import { checkRedirects, checkRedirectsLater } from "../write/redirectChains.js";
import { type RedirectedNoun, redirectsOf, moveOldSlugs } from "../write/slugRedirects.js";
import { createStaged, unsetPrimaryOffers, updateStaged } from "../write/stagedWrites.js";
import type { Change, RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "../write/writes.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../shared/errors.js";
import type { RequestProperties } from "../context.js";
import type { ImportServices } from "./import.commands.js";
import { countOutcomes, findImport } from "./import.queries.js";
import { busyError, checkImport, retryDelay } from "./importCheck.js";

/** How many times to poll an import that another request is checking or applying. */
const maxAttempts = 300;

type ApplyServices = WriteServices & ImportServices & Pick<RequestProperties, "disconnect">;

/**
 * Applies an import. Returns the id of its change set, or null if every row already had its values. Applying the same
 * import again returns the same id. The catalogue rows must not have changed since the last preview. If there was no
 * preview, this function checks the rows first.
 * @throws NotFoundError, BadUserInputError while rows are invalid or missing, or ConflictError naming the rows that
 * have changed since the preview.
 */
export async function applyImport(services: ApplyServices, change: Change, id: string): Promise<string | null> {
  for (let attempt = 0; attempt < maxAttempts && !services.disconnect?.hasFired; attempt += 1) {
    const current = await findImport(services.db, id);
    if (current === null) throw new NotFoundError("import");
    if (current.appliedAt !== null) return current.appliedChangeSetId;
    if (current.checkedSequence === null) await checkImport(services.db, services.importedNouns[current.noun], current);
    else if (!(await applyChecked(services, change, current))) await setTimeout(retryDelay);
  }
  throw busyError();
}

const secondPrimaryMessage =
  "Two bonuses would be the main offer of the same casino. Nothing was changed. Set `isPrimary` to false for one of them, then import again.";

/** Returns false while another request is appending to, checking, or applying the import. */
async function applyChecked(services: ApplyServices, change: Change, current: Import): Promise<boolean> {
  try {
    return await writeCatalogue(services, change, (write) => applyOnce(write, current.id));
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    if (constraint === "bonuses_primary_key") throw new ConflictError(secondPrimaryMessage);
    // Another write has taken a slug or an id, or has deleted a casino. Check again to find the affected rows.
    await checkImport(services.db, services.importedNouns[current.noun], current);
    throw await takenError(services, current);
  }
}

async function applyOnce(write: CatalogueWrite, id: string): Promise<boolean> {
  const staged = await write.manager
    .createQueryBuilder(Import, "row")
    .where("row.id = :id AND row.appliedAt IS NULL AND row.checkedSequence IS NOT NULL", { id })
    .setLock("pessimistic_write")
    .setOnLocked("skip_locked")
    .getOne();
  if (staged === null) return false;
  const { invalidCount, createCount, updateCount } = await countOutcomes(write.manager, id);
  if (invalidCount > 0) throw invalidRowsError(invalidCount);
  await lockRows(write, staged);
  await recordFeedLater(write);
  if (staged.noun === "redirect") await checkRedirectsLater(write);
  await unsetPrimaryOffers(write, staged);
  await createStaged(write, staged);
  await updateStaged(write, staged);
  if (isNounWith(staged.noun, "formerSlugs"))
    await moveOldSlugs(write, staged.noun, await findSlugsThatMoved(write, staged.id, staged.noun));
  if (staged.noun === "redirect") await checkRedirects(write);
  await recordFeed(write, staged.noun);
  const appliedChangeSetId = createCount + updateCount > 0 ? write.changeSetId : null;
  await write.manager.update(Import, { id }, { appliedAt: () => "now()", appliedChangeSetId });
  return true;
}

function invalidRowsError(count: number): BadUserInputError {
  const [rows, them] = count === 1 ? ["1 row is", "it"] : [`${count} rows are`, "them"];
  const message = `Nothing was imported: ${rows} invalid. Fix ${them} as the preview says, or remove ${them}.`;
  return new BadUserInputError([{ field: "id", message }]);
}

/**
 * Locks the catalogue rows that the import refers to. These include unchanged rows, whose values must still be the
 * same.
 */
async function lockRows(write: CatalogueWrite, { id, noun }: Import): Promise<void> {
  const rows = await write.manager.query<RowVersion[]>(
    `SELECT row_id AS id, (before ->> 'version')::int AS version FROM import_rows
     WHERE import_id = $1 AND outcome IN ('update', 'unchanged')`,
    [id],
  );
  await lockAll(write, noun, rows, {
    since: "the preview was made",
    next: "Check the preview again before you import.",
  });
}

/** Returns the ids of rows whose slug changed, and of new rows whose slug redirected to another row. */
async function findSlugsThatMoved(write: CatalogueWrite, id: string, noun: RedirectedNoun): Promise<string[]> {
  const { table } = redirectsOf(noun);
  const rows = await write.manager.query<{ id: string }[]>(
    `SELECT row_id AS id FROM import_rows
     WHERE import_id = $1 AND outcome = 'update' AND given_id IS NOT NULL AND slug <> before ->> 'slug'
     UNION
     SELECT row_id FROM ${table} AS redirect JOIN import_rows ON import_id = $1 AND import_rows.slug = redirect.slug
     WHERE outcome = 'create'`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Creates the error for rows that another write has added, whose slug or id it has taken, or whose casino it deleted. */
async function takenError({ db }: ApplyServices, { id }: Import): Promise<ConflictError> {
  const rows = await db.query<{ number: number; line: number; column: string }[]>(
    `SELECT number, COALESCE(line, number) AS line, found -> 0 ->> 'field' AS column FROM import_rows
     WHERE import_id = $1 AND outcome = 'wrong' ORDER BY number LIMIT 500`,
    [id],
  );
  if (rows.length === 0)
    return new ConflictError(
      "Another change added some of this file's rows after the preview. Nothing was changed. Check the preview again.",
    );
  const named = rows.slice(0, 5).map(({ line }) => line);
  const others = rows.length > named.length ? " and others" : "";
  return new ConflictError(
    `Another change took a slug or id that this file needs, or deleted a casino that it names: ${rows.length === 1 ? "row" : "rows"} ${named.join(", ")}${others}. ` +
      "Nothing was changed. Check the preview again.",
    { rows },
  );
}
