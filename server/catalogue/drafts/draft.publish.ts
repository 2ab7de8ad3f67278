/**
 * Publishes drafts by calling the commands that the mutations call. draft.schedule.ts publishes them at a scheduled
 * time.
 */
import type { EntityManager } from "typeorm";

import { isTransactionConflict } from "../../database/connection/postgresErrors.js";
import { databaseOf } from "../../database/connection/transactionDatabase.js";
import { Draft, DraftState } from "../../database/entities/team/draft.entity.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import { nouns } from "../write/nouns.js";
import { findChangedFields, staleRowError } from "../write/staleRows.js";
import { translatingViolations } from "../write/violations.js";
import type { WriteServices } from "../write/writes.js";
import { NotFoundError, TransactionConflictError } from "../../shared/errors.js";
import type { Change, RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import type { DraftedNouns, Patch } from "../../shared/schema/catalogue/draftedNoun.js";
import { checkAllowed } from "../../shared/schema/policies.js";
import { type DraftChange, lockDraft, writeDraft } from "./draft.commands.js";
import type { Publication } from "./draft.inputs.js";

export interface PublishServices extends WriteServices {
  draftedNouns: DraftedNouns<WriteServices>;
}

/**
 * Publishes a draft.
 * @throws the errors of `lockDraft` and of the mutation that creates or updates the row.
 */
export function publishDraft(services: PublishServices, change: DraftChange, write: Change): Promise<Publication> {
  return publishing(services, async (inside) => {
    const { manager } = inside.db;
    const draft = await lockDraft(manager, change);
    checkAllowed(services.draftedNouns[draft.noun].policy, change.viewer);
    return publishLocked(inside, draft, write, await databaseTime(manager));
  });
}

/**
 * Runs `fn` in one transaction, with services whose commands write in this transaction. When this function returns, the
 * server's cache no longer contains the old rows.
 * @throws BadUserInputError if the commit violates a constraint that the caller can satisfy, or ConflictError after a
 * conflict with another transaction.
 */
export async function publishing<T>(
  services: PublishServices,
  fn: (inside: PublishServices) => Promise<T>,
): Promise<T> {
  const touched = new Set<CountedTable>();
  try {
    // The commit checks deferred constraints, and only then can two publications deadlock in the deferred triggers.
    return await translatingViolations(() =>
      services.db.transaction(async (manager) => fn(await servicesIn(services, manager, touched))),
    );
  } catch (error) {
    throw isTransactionConflict(error) ? new TransactionConflictError() : error;
  } finally {
    // Do this even after an error, because the commit may have succeeded even if its reply was lost.
    for (const table of touched) services.tableVersions.bump(table);
  }
}

/** Returns services whose commands write in the given transaction. `touched` receives the tables that they write. */
export async function servicesIn(
  services: PublishServices,
  manager: EntityManager,
  touched: Set<CountedTable>,
): Promise<PublishServices> {
  const db = await databaseOf(services.db, manager);
  return { ...services, db, tableVersions: { bump: (table) => touched.add(table) } };
}

/** Publishes a draft that the caller has locked. */
export async function publishLocked(
  services: PublishServices,
  draft: Draft,
  write: Change,
  at: Date,
): Promise<Publication> {
  const { manager } = services.db;
  const { id: rowId, version } = await applyDraft(services, draft, write, at);
  const changeSetId = await changeSetAfter(manager, { noun: draft.noun, id: rowId, version });
  const published = { state: DraftState.PUBLISHED, rowId, failure: null };
  return { draft: await writeDraft(manager, draft, published), rowId, changeSetId };
}

/** Returns the newest change set that changed a row after a version, or null if there is none. */
async function changeSetAfter(
  manager: EntityManager,
  { noun, id, version }: RowVersion & Pick<Draft, "noun">,
): Promise<string | null> {
  const [found] = await manager.query<{ id: string }[]>(
    `SELECT change_set_id AS id FROM history WHERE noun = $1 AND row_id = $2 AND version > $3
     ORDER BY version DESC LIMIT 1`,
    [noun, id, version],
  );
  return found?.id ?? null;
}

/**
 * Applies a draft's changes. Returns the row's id and its version before the changes, which is 0 for a new row. Other
 * editors may have changed other fields of the row since the draft's base version.
 * @throws ConflictError naming the fields that both the draft and another editor have changed.
 */
export async function applyDraft(
  services: PublishServices,
  { id, noun, rowId, baseVersion, patch }: Draft,
  write: Change,
  at: Date,
): Promise<RowVersion> {
  const drafted = services.draftedNouns[noun];
  if (rowId === null) {
    await drafted.create!(services, write, { ...drafted.newRow(patch, at), id });
    return { id, version: 0 };
  }
  const { manager } = services.db;
  const version =
    baseVersion === null
      ? await currentVersion(manager, noun, rowId)
      : await mergedVersion(manager, { noun, id: rowId, version: baseVersion }, patch);
  await drafted.update(services, write, { id: rowId, version }, patch);
  return { id: rowId, version };
}

async function currentVersion(manager: EntityManager, noun: Draft["noun"], id: string): Promise<number> {
  const [row] = await manager.query<{ version: number }[]>(
    `SELECT version FROM ${nouns[noun].table} WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (row === undefined) throw new NotFoundError(nouns[noun].label);
  return row.version;
}

/**
 * Returns the current version of a row.
 * @throws ConflictError if the draft changes a field that has changed since the draft's base version.
 */
async function mergedVersion(
  manager: EntityManager,
  row: { noun: Draft["noun"]; id: string; version: number },
  patch: Patch,
): Promise<number> {
  const current = await currentVersion(manager, row.noun, row.id);
  if (current === row.version) return current;
  const changed = await findChangedFields(manager, row.noun, row);
  if (changed === null || changed.fields.some((field) => overlaps(patch, field)))
    throw await staleRowError(manager, row.noun, row);
  return current;
}

/** Whether a patch changes the field at a path such as `review.about`. */
function overlaps(patch: Patch, path: string): boolean {
  let value: unknown = patch;
  for (const step of path.split(".")) {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return true;
    if (!(step in value)) return false;
    value = (value as Patch)[step];
  }
  return true;
}

/** Returns the time of the database clock, which is the same for all servers. */
export async function databaseTime(manager: EntityManager): Promise<Date> {
  const [{ now }] = await manager.query<[{ now: Date }]>("SELECT clock_timestamp() AS now");
  return now;
}
