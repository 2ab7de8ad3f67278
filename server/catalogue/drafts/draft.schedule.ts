/** Publishes drafts and hides rows at scheduled times, based on the database clock. */
import type { EntityManager } from "typeorm";

import { findCurrentViewer } from "../../database/accounts/currentViewer.js";
import { isValueRejected, violatedConstraint } from "../../database/connection/postgresErrors.js";
import { Draft, DraftState } from "../../database/entities/team/draft.entity.js";
import { nouns } from "../write/nouns.js";
import { translatingViolations } from "../write/violations.js";
import type { WriteServices } from "../write/writes.js";
import { stepByStep } from "../../platform/jobs.js";
import type { Log } from "../../platform/log.js";
import {
  AppError,
  BadUserInputError,
  ConflictError,
  NotFoundError,
  TransactionConflictError,
} from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { DraftedNouns } from "../../shared/schema/catalogue/draftedNoun.js";
import { checkAllowed, describePolicy, isAllowed, type Policy, type Viewer } from "../../shared/schema/policies.js";
import {
  authorOf,
  discardUnpublishing,
  type DraftChange,
  isHiding,
  lockDraft,
  notScheduled,
  takeDraftLock,
  writeDraft,
} from "./draft.commands.js";
import { type FailureServices, recordFailure } from "./draft.failure.js";
import type { ScheduleUnpublishingArgs } from "./draft.inputs.js";
import {
  applyDraft,
  databaseTime,
  publishing,
  publishLocked,
  type PublishServices,
  servicesIn,
} from "./draft.publish.js";

/** How long the server tries to publish a scheduled draft despite unexpected errors, in ms. */
const maxPublicationDelay = 15 * 60_000;

function scheduledBy(viewer: Viewer): Pick<Draft, "scheduledBy" | "scheduledById"> {
  return { scheduledBy: viewer.name, scheduledById: viewer.id };
}

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
 * @throws the errors of `publishDraft`, or BadUserInputError for a time in the past, a noun that cannot be hidden, or
 * `unpublishAt` for a draft that only hides its row.
 */
export function scheduleDraft(
  services: PublishServices,
  change: DraftChange,
  { publishAt, unpublishAt = null }: { publishAt: Date; unpublishAt?: Date | null },
): Promise<Draft> {
  const { db, draftedNouns } = services;
  return db.transaction(async (manager) => {
    await takeDraftLock(manager);
    const draft = await lockDraft(manager, change);
    checkAllowed(draftedNouns[draft.noun].policy, change.viewer);
    rejectPast("publishAt", publishAt, await databaseTime(manager));
    await tryPublication(services, manager, draft, publishAt);
    const row = { noun: draft.noun, rowId: draft.rowId ?? draft.id, name: draft.name };
    await discardUnpublishing(manager, row, draft.id);
    if (unpublishAt !== null) {
      rejectHidingTime(draft, { publishAt, unpublishAt });
      await insertUnpublishing(manager, draftedNouns, change.viewer, { ...row, at: unpublishAt });
    }
    const scheduled = { state: DraftState.SCHEDULED, publishAt, ...scheduledBy(change.viewer) };
    return writeDraft(manager, draft, { ...scheduled, failure: null });
  });
}

/**
 * Publishes a draft that the caller has locked, and rolls back.
 * @throws the errors of `publishDraft`.
 */
async function tryPublication(services: PublishServices, manager: EntityManager, draft: Draft, at: Date) {
  const rollback = new Error("rolled back");
  const write = { actor: draft.createdBy, operation: "publishDraft" };
  await manager
    .transaction(async (inner) => {
      const inside = await servicesIn(services, inner, new Set());
      await translatingViolations(async () => {
        await applyDraft(inside, draft, write, at);
        // Without this, only the commit would check the deferred constraints.
        await inner.query("SET CONSTRAINTS ALL IMMEDIATE");
      });
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
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
    return writeDraft(manager, draft, { state: DraftState.IN_REVIEW, ...notScheduled });
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
    const { entity, label, title } = nouns[noun];
    const row = isUuid(rowId) ? await manager.findOneBy(entity, { id: rowId } as never) : null;
    if (row === null) throw new NotFoundError(label);
    rejectPast("at", at, await databaseTime(manager));
    const named = String((row as unknown as Record<string, unknown>)[title]);
    return insertUnpublishing(manager, draftedNouns, viewer, { noun, rowId, name: named, at });
  });
}

/** Call `takeDraftLock` first, so a row is never hidden twice. */
async function insertUnpublishing(
  manager: EntityManager,
  draftedNouns: DraftedNouns<WriteServices>,
  viewer: Viewer,
  { at, ...row }: Pick<Draft, "noun" | "name"> & { rowId: string; at: Date },
): Promise<Draft> {
  const patch = draftedNouns[row.noun].unpublished;
  if (patch === null) {
    const message = `Visitors see every ${nouns[row.noun].label}, so it cannot be hidden. Only bonuses and articles can be hidden.`;
    throw new BadUserInputError([{ field: "noun", message }]);
  }
  await discardUnpublishing(manager, row);
  const scheduled = {
    state: DraftState.SCHEDULED,
    publishAt: at,
    ...authorOf(viewer),
    ...scheduledBy(viewer),
  };
  const { identifiers } = await manager.insert(Draft, { ...row, patch: patch as never, ...scheduled });
  return manager.findOneByOrFail(Draft, { id: (identifiers[0] as { id: string }).id });
}

type ScheduleServices = PublishServices & FailureServices & { log: Log };

/**
 * Publishes the drafts that are due, based on the database clock. Every server can call this at any time. Each draft is
 * published only once: the server that publishes it locks it and changes its state in the same transaction. Other
 * servers skip locked drafts. A draft waits for review again if it cannot be published, or if its scheduler is no
 * longer allowed to publish it. After any other error, such as a row that is locked for too long, this run continues
 * with the other drafts, and the next run tries the draft again. A draft that still fails `maxPublicationDelay` after
 * its scheduled time also waits for review. The team gets an email about a draft that waits for review again.
 */
export async function publishDueDrafts(services: ScheduleServices, signal?: AbortSignal): Promise<void> {
  const postponed: string[] = [];
  await stepByStep(() => publishNext(services, postponed), signal);
}

const due = "state = 'scheduled' AND publish_at <= clock_timestamp()";

/**
 * Publishes one due draft. Returns whether there was one.
 * @param postponed The ids of the drafts that the next run tries again. If the publication fails but another attempt
 * may succeed, this function adds the draft's id.
 */
async function publishNext(services: ScheduleServices, postponed: string[]): Promise<boolean> {
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
      const { scheduledBy: by, scheduledById: actorId } = draft;
      const write = { actor: by ?? draft.createdBy, actorId, operation: "publishDraft" };
      await publishLocked(inside, draft, write, draft.publishAt!);
      // Check last, because the writes may have waited for locks while an owner took these rights away.
      await rejectLostRights(manager, draft, services.draftedNouns[draft.noun].policy);
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
    const { policy } = services.draftedNouns[attempted.draft.noun];
    await recordFailure(services, attempted.draft, { failure: failure ?? repeatedFailure, policy });
    if (failure === null)
      services.log.error({ err: error, draftId }, "a scheduled draft could not be published in time");
    else services.log.info({ draftId }, "a scheduled draft could not be published");
    return true;
  }
}

/** @throws ConflictError if the viewer who scheduled a draft is no longer allowed to publish it. */
async function rejectLostRights(manager: EntityManager, { scheduledBy: by, scheduledById }: Draft, policy: Policy) {
  const viewer = await findCurrentViewer(manager, scheduledById);
  if (viewer !== null && isAllowed(policy, viewer, "mutation")) return;
  throw new ConflictError(
    `${by} scheduled this draft, but is no longer allowed to ${describePolicy(policy)}. Publish it yourself or schedule it again.`,
  );
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
