/** Brings an import into the catalogue, whole or not at all, in one change set. */
import { lockAll } from "../../database/writing/bulkWrites.js";
import { Import } from "../../database/entities/import.entity.js";
import { recordFeed, recordFeedLater } from "../../database/changeFeed/recordFeed.js";
import { settleRedirects } from "../../database/writing/slugRedirects.js";
import { createStaged, updateStaged } from "../../database/writing/stagedWrites.js";
import type { RowVersion } from "../../database/writing/staleRows.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "../../database/writing/writes.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../shared/errors.js";
import type { RequestFacts } from "../context.js";
import type { ImportServices } from "./import.commands.js";
import { countOutcomes, findImport } from "./import.queries.js";
import { checkImport } from "./importCheck.js";

/** Milliseconds between two looks at an import that another request is checking or applying, and how often to look. */
const lookAgainAfter = 100;
const looks = 300;

type ApplyServices = WriteServices & ImportServices & Pick<RequestFacts, "disconnect">;

/**
 * Answers the change set that the import has become; null where every row had its values already. Applied again, the same.
 * What the last preview saw must still hold; where there was none, the rows are held against the catalogue first.
 * @throws NotFoundError, BadUserInputError while rows are wrong or missing, ConflictError naming the rows that have
 * moved on since the preview.
 */
export async function applyImport(services: ApplyServices, actor: string, id: string): Promise<string | null> {
  for (let look = 0; look < looks && !services.disconnect?.hasFired; look += 1) {
    const found = await findImport(services.db, id);
    if (found === null) throw new NotFoundError("import");
    if (found.appliedAt !== null) return found.appliedChangeSetId;
    if (found.checkedSequence === null) await checkImport(services.db, services.importedNouns[found.noun], found);
    else if (await applyChecked(services, actor, found)) continue;
    await new Promise((again) => setTimeout(again, lookAgainAfter));
  }
  throw new ConflictError("Somebody else is filling or applying this import at this moment. Try again in a while.");
}

/** Returns false while another request has the import. */
async function applyChecked(services: ApplyServices, actor: string, found: Import): Promise<boolean> {
  const { wrongCount } = await countOutcomes(services.db, found.id);
  if (wrongCount > 0) throw wrongRowsError(wrongCount);
  try {
    return await writeCatalogue(services, { actor, operation: "applyImport" }, (write) => applyOnce(write, found.id));
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    // Another write came first. The second look at the versions shows it.
    await checkImport(services.db, services.importedNouns[found.noun], found);
    throw await takenError(services, found);
  }
}

function wrongRowsError(count: number): BadUserInputError {
  const [rows, them] = count === 1 ? ["1 row is", "it"] : [`${count} rows are`, "them"];
  const message = `Nothing was imported, since ${rows} wrong. Put ${them} right as the preview says, or leave ${them} out.`;
  return new BadUserInputError([{ field: "id", message }]);
}

async function applyOnce(write: CatalogueWrite, id: string): Promise<boolean> {
  const staged = await write.manager
    .createQueryBuilder(Import, "row")
    .where("row.id = :id AND row.appliedAt IS NULL AND row.checkedSequence IS NOT NULL", { id })
    .setLock("pessimistic_write")
    .setOnLocked("skip_locked")
    .getOne();
  if (staged === null) return false;
  await holdStill(write, staged);
  await recordFeedLater(write);
  await createStaged(write, staged);
  await updateStaged(write, staged);
  if (staged.noun === "casino") await settleRedirects(write, await findSlugsThatMoved(write, staged));
  await recordFeed(write, staged.noun);
  const [{ changeSetId }] = await write.manager.query<[{ changeSetId: string | null }]>(
    'SELECT (SELECT id FROM change_sets WHERE id = $1) AS "changeSetId"',
    [write.changeSetId],
  );
  await write.manager.update(Import, { id }, { appliedAt: () => "now()", appliedChangeSetId: changeSetId });
  return true;
}

/** Those that have their values already too: they must have them still. */
async function holdStill(write: CatalogueWrite, { id, noun }: Import): Promise<void> {
  const rows = await write.manager.query<RowVersion[]>(
    `SELECT row_id AS id, (before ->> 'version')::int AS version FROM import_rows
     WHERE import_id = $1 AND outcome IN ('update', 'unchanged')`,
    [id],
  );
  await lockAll(write, noun, rows, {
    since: "the preview was made",
    next: "Look at the preview again and decide.",
  });
}

/** Casinos that were renamed, and those that got a slug which was led elsewhere. */
async function findSlugsThatMoved(write: CatalogueWrite, { id }: Import): Promise<string[]> {
  const rows = await write.manager.query<{ id: string }[]>(
    `SELECT row_id AS id FROM import_rows
     WHERE import_id = $1 AND outcome = 'update' AND given_id IS NOT NULL AND slug <> before ->> 'slug'
     UNION
     SELECT row_id FROM slug_redirects JOIN import_rows ON import_id = $1 AND import_rows.slug = slug_redirects.slug
     WHERE outcome = 'create'`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Names the rows whose slug, id or casino another write took in the meantime. */
async function takenError({ db }: ApplyServices, { id }: Import): Promise<ConflictError> {
  const rows = await db.query<{ number: number; line: number; column: string }[]>(
    `SELECT number, COALESCE(line, number) AS line, found -> 0 ->> 'field' AS column FROM import_rows
     WHERE import_id = $1 AND outcome = 'wrong' ORDER BY number LIMIT 500`,
    [id],
  );
  const named = rows.slice(0, 5).map(({ line }) => line);
  const others = rows.length > named.length ? " and others" : "";
  return new ConflictError(
    `Somebody else took what rows of this file need: ${rows.length === 1 ? "row" : "rows"} ${named.join(", ")}${others}. ` +
      "Nothing was changed. Look at the preview again and decide.",
    { rows },
  );
}
