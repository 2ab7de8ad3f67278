/** Creates and changes drafts. Contributors can change only their own drafts. draft.publish.ts publishes them. */
import { randomUUID } from "node:crypto";
import { type DataSource, type DeepPartial, type EntityManager, In, IsNull } from "typeorm";

import { draftLock } from "../../database/connection/locks.js";
import { Draft, DraftPreviewLink, DraftState, openStates } from "../../database/entities/team/draft.entity.js";
import { nouns } from "../write/nouns.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { hashToken, newToken } from "../../shared/secretToken.js";
import type { RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import type { DraftedNouns } from "../../shared/schema/catalogue/draftedNoun.js";
import { checkAllowed, isAllowed, type Viewer } from "../../shared/schema/policies.js";
import type { DraftInput, DraftPreview, DraftUpdateInput } from "./draft.inputs.js";
import { canSee, isDraftOf } from "./draft.queries.js";

/** The maximum number of preview links for one draft. Beyond this limit, a new link replaces the oldest. */
const maxPreviewLinks = 20;

/** How long a link to a preview works, in ms. */
const previewLifetime = 60 * 60_000;

/** The maximum total size of an account's stored drafts, open or not, in bytes after compression. */
export const maxDraftBytes = 32 * 1024 * 1024;

/** The maximum number of drafts per account that are not yet published or discarded. */
export const maxOpenDrafts = 500;

export interface DraftServices {
  db: DataSource;
  draftedNouns: DraftedNouns<never>;
}

/** The draft that a viewer changes, with the version that the viewer loaded. */
export interface DraftChange extends RowVersion {
  viewer: Viewer;
}

/**
 * Creates a draft. A repeated call with the same id returns the existing draft.
 * @throws BadUserInputError for invalid input or if the author's drafts are too many or too large, NotFoundError for a
 * row that does not exist, or ConflictError if the id belongs to another draft or, for a new row, to an existing row.
 */
export async function createDraft(
  { db, draftedNouns }: DraftServices,
  viewer: Viewer,
  { id = randomUUID(), noun, rowId = null, rowVersion = null, patch: given }: DraftInput,
): Promise<Draft> {
  const drafted = draftedNouns[noun];
  if (rowId === null && drafted.create === null) {
    const message = `A draft cannot be a new ${nouns[noun].label}. Choose the row to change.`;
    throw new BadUserInputError([{ field: "rowId", message }]);
  }
  if ((rowId === null) !== (rowVersion === null))
    throw new BadUserInputError([{ field: "rowVersion", message: "Send both `rowId` and `rowVersion`, or neither." }]);
  const patch = await drafted.check(given);
  return db.transaction(async (manager) => {
    const name = await nameOf(manager, { noun, rowId, patch });
    await takeDraftLock(manager);
    const earlier = await manager.findOneBy(Draft, { id });
    if (earlier !== null) return checkRepeated(earlier, viewer, { noun, rowId });
    if (rowId === null) await rejectExistingRow(manager, noun, id);
    const values = { noun, rowId, baseVersion: rowVersion, name, patch, ...authorOf(viewer) };
    await manager.insert(Draft, { id, ...values } as never);
    const draft = await manager.findOneByOrFail(Draft, { id });
    // The stored sizes are known only after the write. An error rolls the write back.
    await rejectTooMany(manager, draft);
    await rejectTooLarge(manager, draft);
    return draft;
  });
}

/** The columns of a draft that name its author. */
export function authorOf(viewer: Viewer): Pick<Draft, "createdBy" | "createdById"> {
  return { createdBy: viewer.name, createdById: viewer.id };
}

/**
 * Waits until no other transaction creates drafts, schedules them, or replaces their fields. To prevent deadlocks, call
 * this before you lock a draft.
 */
export async function takeDraftLock(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock($1)", [draftLock]);
}

/** Returns the draft that an earlier call with the same id created. @throws ConflictError if it is another draft. */
function checkRepeated(earlier: Draft, viewer: Viewer, { noun, rowId }: Pick<Draft, "noun" | "rowId">): Draft {
  const isSame =
    isDraftOf(viewer, earlier) && earlier.noun === noun && earlier.rowId === (rowId?.toLowerCase() ?? null);
  if (isSame) return earlier;
  throw new ConflictError("This id was already used for another draft. Use a new UUID, or leave the id out.");
}

/**
 * A new row gets the id of its draft. Without this check, changes to the draft would affect the drafts of another row.
 */
async function rejectExistingRow(manager: EntityManager, noun: Draft["noun"], id: string): Promise<void> {
  const { table, label } = nouns[noun];
  const rows = await manager.query<unknown[]>(`SELECT FROM ${table} WHERE id = $1`, [id]);
  if (rows.length === 0) return;
  throw new ConflictError(`Another ${label} already has this id. Use a new UUID, or leave the id out.`);
}

async function rejectTooMany(manager: EntityManager, { createdById }: Draft): Promise<void> {
  const count = await manager.countBy(Draft, { createdById: createdById ?? IsNull(), state: In(openStates) });
  if (count <= maxOpenDrafts) return;
  const message = `You have ${maxOpenDrafts} open drafts. Publish or discard some of them first.`;
  throw new BadUserInputError([{ field: "patch", message }]);
}

/** Counts closed drafts too, because they are stored for months. */
async function rejectTooLarge(manager: EntityManager, { createdBy, createdById }: Draft): Promise<void> {
  const [{ bytes }] = await manager.query<[{ bytes: number }]>(
    "SELECT COALESCE(sum(pg_column_size(patch)), 0)::float8 AS bytes FROM drafts WHERE created_by_id IS NOT DISTINCT FROM $1",
    [createdById],
  );
  if (bytes <= maxDraftBytes) return;
  const message = `The drafts of ${createdBy} from the last few months may take up at most ${maxDraftBytes / 1024 / 1024} MB. Shorten this draft, or ask a colleague to create another one.`;
  throw new BadUserInputError([{ field: "patch", message }]);
}

/** Returns how many bytes the fields of a draft take up in the database. */
async function storedSize(manager: EntityManager, { id }: Draft): Promise<number> {
  const [{ bytes }] = await manager.query<[{ bytes: number }]>(
    "SELECT pg_column_size(patch)::int AS bytes FROM drafts WHERE id = $1",
    [id],
  );
  return bytes;
}

/** Returns the name that the row will have after publication. */
async function nameOf(manager: EntityManager, { noun, rowId, patch }: Pick<Draft, "noun" | "rowId" | "patch">) {
  const { label, title, table } = nouns[noun];
  const given = patch[title];
  const text = typeof given === "string" ? given.trim() : "";
  if (rowId === null) return text === "" ? `New ${label}` : text;
  if (!isUuid(rowId)) throw new NotFoundError(label);
  const [row] = await manager.query<{ name: string }[]>(
    `SELECT ${toSnakeCase(title)} AS name FROM ${table} WHERE id = $1`,
    [rowId],
  );
  if (row === undefined) throw new NotFoundError(label);
  return text === "" ? row.name : text;
}

/**
 * Locks a draft until the transaction ends.
 * @throws NotFoundError if it does not exist or the viewer can't see it, or ConflictError if it has changed, or was
 * published or discarded.
 */
export async function lockDraft(manager: EntityManager, { id, version, viewer }: DraftChange): Promise<Draft> {
  const draft = isUuid(id)
    ? await manager.findOne(Draft, { where: { id }, lock: { mode: "pessimistic_write" } })
    : null;
  if (draft === null || !canSee(viewer, draft)) throw new NotFoundError("draft");
  if (!openStates.includes(draft.state))
    throw new ConflictError(`This draft is already ${draft.state}. Load the list of drafts again.`);
  if (draft.version !== version)
    throw new ConflictError(
      "Someone else changed this draft after you loaded it. Load it again and check what changed.",
      {
        currentVersion: draft.version,
      },
    );
  return draft;
}

/** Changes a draft that the caller has locked, and returns it. */
export async function writeDraft(manager: EntityManager, draft: Draft, values: DeepPartial<Draft>): Promise<Draft> {
  const version = draft.version + 1;
  await manager.update(Draft, { id: draft.id }, { ...values, version, updatedAt: () => "now()" } as never);
  return manager.findOneByOrFail(Draft, { id: draft.id });
}

async function lockToChange(manager: EntityManager, change: DraftChange): Promise<Draft> {
  const draft = await lockDraft(manager, change);
  if (!isDraftOf(change.viewer, draft)) checkAllowed("editAllDrafts", change.viewer);
  return draft;
}

function changeDraft(
  { db }: Pick<DraftServices, "db">,
  change: DraftChange,
  valuesFor: (draft: Draft, manager: EntityManager) => DeepPartial<Draft> | Promise<DeepPartial<Draft>>,
): Promise<Draft> {
  return db.transaction(async (manager) => {
    const draft = await lockToChange(manager, change);
    return writeDraft(manager, draft, await valuesFor(draft, manager));
  });
}

/**
 * Replaces the fields of a draft, which clears its approval. Once a draft is scheduled, only those who may publish it
 * can change it.
 * @throws BadUserInputError as in `createDraft`, or the errors of `lockDraft`.
 */
export function updateDraft(
  { db, draftedNouns }: DraftServices,
  change: DraftChange,
  { patch: given, rowVersion }: DraftUpdateInput,
): Promise<Draft> {
  return db.transaction(async (manager) => {
    await takeDraftLock(manager);
    const draft = await lockToChange(manager, change);
    const drafted = draftedNouns[draft.noun];
    if (draft.state === DraftState.SCHEDULED) checkAllowed(drafted.policy, change.viewer);
    const patch = await drafted.check(given);
    const name = await nameOf(manager, { ...draft, patch });
    const baseVersion = draft.baseVersion === null ? null : (rowVersion ?? draft.baseVersion);
    const before = await storedSize(manager, draft);
    const values = { name, patch: patch as never, baseVersion, approvedBy: null, failure: null };
    const changed = await writeDraft(manager, draft, values);
    if ((await storedSize(manager, draft)) > before) await rejectTooLarge(manager, draft);
    return changed;
  });
}

/** Submits a draft for review. */
export function submitDraft(services: DraftServices, change: DraftChange): Promise<Draft> {
  return changeDraft(services, change, ({ state }) => {
    if (state !== DraftState.DRAFT) throw new ConflictError("This draft was already submitted.");
    return { state: DraftState.IN_REVIEW };
  });
}

/** Sends a submitted draft back to its author with a comment. */
export function returnDraft(services: DraftServices, change: DraftChange, comment: string): Promise<Draft> {
  return changeDraft(services, change, (draft) => {
    requireReview(draft);
    return { state: DraftState.DRAFT, comment: comment.trim(), commentBy: change.viewer.name, approvedBy: null };
  });
}

/** Records that an editor has approved a submitted draft as it is. Publishing a draft does not require an approval. */
export function approveDraft(services: DraftServices, change: DraftChange): Promise<Draft> {
  return changeDraft(services, change, (draft) => {
    requireReview(draft);
    return { approvedBy: change.viewer.name };
  });
}

function requireReview({ state }: Draft): void {
  if (state === DraftState.IN_REVIEW) return;
  throw new ConflictError("This draft is not waiting for review. Load the list of drafts again.");
}

/**
 * Discards a draft. If the draft adds a new row, also discards the draft that would later hide that row. Once a draft
 * is scheduled, only those who may publish it can discard it.
 */
export function discardDraft(services: DraftServices, change: DraftChange): Promise<Draft> {
  return changeDraft(services, change, async (draft, manager) => {
    const { policy } = services.draftedNouns[draft.noun];
    if (draft.state === DraftState.SCHEDULED) checkAllowed(policy, change.viewer);
    // A draft that hides the row may exist even after a failed publication. Contributors can't discard it, because a
    // publisher scheduled it.
    if (draft.rowId === null && isAllowed(policy, change.viewer))
      await discardUnpublishing(manager, { noun: draft.noun, rowId: draft.id });
    return { state: DraftState.DISCARDED, ...notScheduled };
  });
}

/** Whether an open draft only hides its row. Only such drafts have a row but no base version. */
export function isHiding({ rowId, baseVersion }: Pick<Draft, "rowId" | "baseVersion">): boolean {
  return rowId !== null && baseVersion === null;
}

/** The columns of a draft without a schedule. */
export const notScheduled = { publishAt: null, scheduledBy: null, scheduledById: null };

/** Discards the row's scheduled draft that only hides the row, if there is one, unless its id is `exceptId`. */
export async function discardUnpublishing(
  manager: EntityManager,
  { noun, rowId }: { noun: Draft["noun"]; rowId: string },
  exceptId: string | null = null,
): Promise<void> {
  await manager.query(
    `UPDATE drafts SET state = 'discarded', publish_at = NULL, scheduled_by = NULL, scheduled_by_id = NULL, version = version + 1,
       updated_at = now()
     WHERE noun = $1 AND row_id = $2 AND base_version IS NULL AND state = 'scheduled'
       AND id IS DISTINCT FROM $3::uuid`,
    [noun, rowId, exceptId],
  );
}

/**
 * Creates a link to a draft's preview.
 * @throws NotFoundError, or BadUserInputError if the row has no page.
 */
export function createPreviewLink(services: DraftServices, viewer: Viewer, id: string): Promise<DraftPreview> {
  return services.db.transaction(async (manager) => {
    const draft = isUuid(id) ? await manager.findOneBy(Draft, { id }) : null;
    if (draft === null || !canSee(viewer, draft) || !openStates.includes(draft.state)) throw new NotFoundError("draft");
    if (!services.draftedNouns[draft.noun].hasPreview) {
      const message = `A ${nouns[draft.noun].label} has no page, so there is no preview.`;
      throw new BadUserInputError([{ field: "id", message }]);
    }
    const token = newToken();
    await manager.query(
      `DELETE FROM draft_previews WHERE draft_id = $1 AND (expires_at <= now() OR token_hash IN (
         SELECT token_hash FROM draft_previews WHERE draft_id = $1 ORDER BY expires_at DESC OFFSET ${maxPreviewLinks - 1}))`,
      [draft.id],
    );
    const [{ expiresAt }] = await manager.query<[{ expiresAt: Date }]>(
      "SELECT now() + $1 * interval '1 millisecond' AS \"expiresAt\"",
      [previewLifetime],
    );
    const link = { tokenHash: hashToken(token), draftId: draft.id, createdById: viewer.id, expiresAt };
    await manager.insert(DraftPreviewLink, link);
    return { path: `/preview/${token}`, expiresAt };
  });
}
