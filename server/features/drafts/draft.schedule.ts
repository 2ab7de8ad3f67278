/** Publishes drafts and hides rows at scheduled times, based on the database clock. */
import type { DataSource, EntityManager } from "typeorm";

import { isValueRejected, violatedConstraint } from "../../database/connection/postgresErrors.js";
import { Draft, DraftState } from "../../database/entities/team/draft.entity.js";
import { nouns } from "../../database/writing/nouns.js";
import type { WriteServices } from "../../database/writing/writes.js";
import { stepByStep } from "../../platform/jobs.js";
import type { Log } from "../../platform/log.js";
import { AppError, BadUserInputError, NotFoundError, TransactionConflictError } from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { DraftedNouns } from "../../shared/schema/catalogue/draftedNoun.js";
import { maxPublicationDelay } from "../../shared/limits.js";
import { checkAllowed, type Viewer } from "../../shared/schema/policies.js";
import {
  discardUnpublishing,
  type DraftChange,
  isHiding,
  lockDraft,
  takeDraftLock,
  writeDraft,
} from "./draft.commands.js";
import type { ScheduleUnpublishingArgs } from "./draft.inputs.js";
import { databaseTime, publishing, publishLocked, type PublishServices } from "./draft.publish.js";

function rejectPast(field: string, time: Date, now: Date): void {
  if (time > now) return;
  throw new BadUserInputError([{ field, message: "Choose a time in the future." }]);
}

function rejectHidingTime(draft: Draft, { publishAt, unpublishAt }: { publishAt: Date; unpublishAt: Date }): void {
  rejectErrors([
    isHiding(draft) && { field: "unpublishAt", message: "This draft only hides its row, so leave `unpublishAt` out." },
    unpublishAt <= publishAt && { field: "unpublishAt", message: "Choose a time after `publishAt`." },
  ]);
}

/**
 * Schedules a draft and, if requested, a second draft that later hides the row again. This replaces an earlier schedule
 * completely, including the time when the row would be hidden.
 * @throws the errors of `lockDraft`, or BadUserInputError for a time in the past, a noun that cannot be hidden, or
 * `unpublishAt` for a draft that only hides its row.
 */
export function scheduleDraft(
  { db, draftedNouns }: PublishServices,
  change: DraftChange,
  { publishAt, unpublishAt = null }: { publishAt: Date; unpublishAt?: Date | null },
): Promise<Draft> {
  return db.transaction(async (manager) => {
    await takeDraftLock(manager);
    const draft = await lockDraft(manager, change);
    checkAllowed(draftedNouns[draft.noun].policy, change.viewer);
    rejectPast("publishAt", publishAt, await databaseTime(manager));
    const row = { noun: draft.noun, rowId: draft.rowId ?? draft.id, name: draft.name };
    await discardUnpublishing(manager, row, draft.id);
    if (unpublishAt !== null) {
      rejectHidingTime(draft, { publishAt, unpublishAt });
      await insertUnpublishing(manager, draftedNouns, change.viewer, { ...row, at: unpublishAt });
    }
    const { viewer } = change;
    return writeDraft(manager, draft, {
      state: DraftState.SCHEDULED,
      publishAt,
      scheduledBy: viewer.name,
      failure: null,
    });
  });
}

/**
 * Cancels a draft's schedule, so the draft waits for review again. If the draft adds a new row, this also discards the
 * draft that would later hide the row.
 */
export function unscheduleDraft({ db, draftedNouns }: PublishServices, change: DraftChange): Promise<Draft> {
  return db.transaction(async (manager) => {
    const draft = await lockDraft(manager, change);
    checkAllowed(draftedNouns[draft.noun].policy, change.viewer);
    if (draft.rowId === null) await discardUnpublishing(manager, { noun: draft.noun, rowId: draft.id });
    return writeDraft(manager, draft, { state: DraftState.IN_REVIEW, publishAt: null, scheduledBy: null });
  });
}

/**
 * Schedules a draft that only hides a row from visitors. Replaces an earlier draft that would hide the row.
 * @throws NotFoundError, or BadUserInputError as in `scheduleDraft`.
 */
export function scheduleUnpublishing(
  { db, draftedNouns }: PublishServices,
  viewer: Viewer,
  { noun, rowId, at }: ScheduleUnpublishingArgs,
): Promise<Draft> {
  checkAllowed(draftedNouns[noun].policy, viewer);
  return db.transaction(async (manager) => {
    await takeDraftLock(manager);
    const { entity, label, name } = nouns[noun];
    const row = isUuid(rowId) ? await manager.findOneBy(entity, { id: rowId } as never) : null;
    if (row === null) throw new NotFoundError(label);
    rejectPast("at", at, await databaseTime(manager));
    const named = String((row as unknown as Record<string, unknown>)[name]);
    return insertUnpublishing(manager, draftedNouns, viewer, { noun, rowId, name: named, at });
  });
}

/** Call `takeDraftLock` first, so a row is never hidden twice. */
async function insertUnpublishing(
  manager: EntityManager,
  draftedNouns: DraftedNouns<WriteServices>,
  { name: by }: Viewer,
  { at, ...row }: Pick<Draft, "noun" | "name"> & { rowId: string; at: Date },
): Promise<Draft> {
  const patch = draftedNouns[row.noun].unpublished;
  if (patch === null) {
    const message = `Visitors see every ${nouns[row.noun].label}, so it cannot be hidden. Only bonuses and articles can be hidden.`;
    throw new BadUserInputError([{ field: "noun", message }]);
  }
  await discardUnpublishing(manager, row);
  const scheduled = { state: DraftState.SCHEDULED, publishAt: at, createdBy: by, scheduledBy: by };
  const { identifiers } = await manager.insert(Draft, { ...row, patch: patch as never, ...scheduled });
  return manager.findOneByOrFail(Draft, { id: (identifiers[0] as { id: string }).id });
}

/**
 * Publishes the drafts that are due, based on the database clock. Every server can call this at any time. Each draft is
 * published only once: the server that publishes it locks it and changes its state in the same transaction. Other
 * servers skip locked drafts. A draft that cannot be published waits for review again. After any other error, such as a
 * row that is locked for too long, this run continues with the other drafts, and the next run tries the draft again. A
 * draft that still fails `maxPublicationDelay` after its scheduled time also waits for review.
 */
export async function publishDueDrafts(services: PublishServices & { log: Log }, signal?: AbortSignal): Promise<void> {
  const postponed: string[] = [];
  await stepByStep(() => publishNext(services, postponed), signal);
}

const due = "state = 'scheduled' AND publish_at <= clock_timestamp()";

/**
 * Publishes one due draft. Returns whether there was one.
 * @param postponed The ids of the drafts that the next run tries again. If the publication fails but another attempt
 * may succeed, this function adds the draft's id.
 */
async function publishNext(services: PublishServices & { log: Log }, postponed: string[]): Promise<boolean> {
  const attempted: { draft: Draft | null; isOverdue: boolean } = { draft: null, isOverdue: false };
  try {
    return await publishing(services, async (inside) => {
      const { manager } = inside.db;
      const [next] = await manager.query<{ id: string; isOverdue: boolean }[]>(
        `SELECT id, publish_at <= clock_timestamp() - $2 * interval '1 millisecond' AS "isOverdue" FROM drafts WHERE ${due} AND id <> ALL($1::uuid[])
         ORDER BY publish_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [postponed, maxPublicationDelay],
      );
      if (next === undefined) return false;
      const draft = await manager.findOneByOrFail(Draft, { id: next.id });
      Object.assign(attempted, { draft, isOverdue: next.isOverdue });
      const write = { actor: draft.scheduledBy ?? draft.createdBy, operation: "publishDraft" };
      await publishLocked(inside, draft, write, draft.publishAt!);
      return true;
    });
  } catch (error) {
    if (attempted.draft === null) throw error;
    const { id: draftId } = attempted.draft;
    const failure = failureOf(error);
    if (failure === null && !attempted.isOverdue) {
      postponed.push(draftId);
      services.log.warn({ err: error, draftId }, "a scheduled draft could not be published yet");
      return true;
    }
    await recordFailure(services.db, attempted.draft, failure ?? repeatedFailure);
    if (failure === null)
      services.log.error({ err: error, draftId }, "a scheduled draft could not be published in time");
    else services.log.info({ draftId }, "a scheduled draft could not be published");
    return true;
  }
}

const repeatedFailure =
  "The server tried to publish this draft several times, but an error occurred each time. Publish it yourself or schedule it again. If it still fails, ask the people who run the server.";

/** Returns why a draft cannot be published until an editor changes it, or null if another attempt may succeed. */
function failureOf(error: unknown): string | null {
  if (error instanceof TransactionConflictError) return null;
  const codes: unknown[] = ["BAD_USER_INPUT", "CONFLICT", "NOT_FOUND"];
  if (error instanceof AppError && codes.includes(error.extensions["code"])) return error.message;
  const isRejected = violatedConstraint(error) !== null || isValueRejected(error);
  return isRejected ? "The database rejected a value of this draft. Open it, and correct its values." : null;
}

async function recordFailure(db: DataSource, { id, version }: Draft, failure: string): Promise<void> {
  await db.query(
    `UPDATE drafts SET state = 'inReview', failure = $3, publish_at = NULL, scheduled_by = NULL, version = version + 1,
       updated_at = now()
     WHERE id = $1 AND version = $2 AND state = 'scheduled'`,
    [id, version, failure],
  );
}
