/** Reads drafts. Contributors see only their own drafts. */
import { IsNull } from "typeorm";

import { Draft, DraftState, openStates } from "../../database/entities/team/draft.entity.js";
import type { RequestDataSource } from "../../database/connection/requestDatabase.js";
import { findPage } from "../../database/reading/keyset.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { BadUserInputError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import type { DraftFilter } from "./draft.inputs.js";

/** The maximum number of scheduled drafts that the calendar lists. */
export const maxListedSchedule = 500;

/** How many bytes of changes cost one unit in a list of drafts. */
const patchBytesPerUnit = 128;

export interface DraftList {
  filter: DraftFilter;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/** Whether a viewer created a draft. Names are not compared, because a new API token can have the name of a revoked one. */
export function isDraftOf(viewer: Viewer, { createdById }: Pick<Draft, "createdById">): boolean {
  return createdById === viewer.id;
}

export function canSee(viewer: Viewer, draft: Pick<Draft, "createdById">): boolean {
  return isDraftOf(viewer, draft) || isAllowed("readAllDrafts", viewer);
}

/**
 * Returns one page of the drafts that a viewer can see, most recently changed first.
 * @throws BadUserInputError for a row id without a noun, or a cursor from a list with another filter.
 */
export async function findDrafts(
  db: RequestDataSource,
  viewer: Viewer,
  { filter, page, fields }: DraftList,
): Promise<Connection<Draft>> {
  const { noun = null, rowId = null, isMine = null } = filter;
  const states = [...new Set(filter.states ?? openStates)].toSorted();
  if (rowId !== null && noun === null)
    throw new BadUserInputError([{ field: "filter.noun", message: "`rowId` requires `noun`." }]);
  const onlyOwn = isMine === true || !isAllowed("readAllDrafts", viewer);
  const where: Condition[] = [{ sql: "row.state = ANY(?)", values: [states] }];
  if (noun !== null) where.push({ sql: "row.noun = ?", values: [noun] });
  if (rowId !== null) where.push(isUuid(rowId) ? { sql: "row.row_id = ?", values: [rowId] } : { sql: "false" });
  if (onlyOwn) where.push({ sql: "row.created_by_id IS NOT DISTINCT FROM ?", values: [viewer.id] });
  if (isMine === false) where.push({ sql: "row.created_by_id IS DISTINCT FROM ?", values: [viewer.id] });
  const found = await findPage(db, {
    entity: Draft,
    where,
    keys: [
      { property: "updatedAt", type: "date", direction: "DESC" },
      { property: "id", type: "uuid", direction: "DESC" },
    ],
    key: listKey("drafts", "UPDATED_DESC", { states, noun, rowId, isMine, onlyOwn }),
    page,
    properties: [
      ...new Set([
        "id",
        "createdById",
        ...(needsPatch(fields) ? ["noun", "rowId"] : []),
        ...[...fields].filter((field) => field in columns),
      ]),
    ],
  });
  if (needsPatch(fields)) await addPatches(db, found.nodes());
  return found;
}

/** Whether the selected fields are read from a draft's patch. */
function needsPatch(fields: ReadonlySet<string>): boolean {
  return fields.has("patch") || fields.has("warnings");
}

/**
 * Loads the patches of drafts. They may be long, so the caller is charged for their size before they are loaded.
 * @throws RateLimitedError when the caller's budget is too small.
 */
async function addPatches(db: RequestDataSource, drafts: readonly Draft[]): Promise<void> {
  const ids = drafts.map(({ id }) => id);
  const [{ bytes }] = await db.query<[{ bytes: number }]>(
    "SELECT COALESCE(sum(octet_length(patch::text)), 0)::float8 AS bytes FROM drafts WHERE id = ANY($1)",
    [ids],
  );
  await db.charge?.(Math.ceil(bytes / patchBytesPerUnit));
  const rows = await db.query<Pick<Draft, "id" | "patch">[]>("SELECT id, patch FROM drafts WHERE id = ANY($1)", [ids]);
  const patches = new Map(rows.map(({ id, patch }) => [id, patch]));
  for (const draft of drafts) draft.patch = patches.get(draft.id) ?? {};
}

/** The columns that the API shows, except `id` and `patch`. */
const columns: Partial<Record<keyof Draft, true>> = {
  version: true,
  noun: true,
  rowId: true,
  baseVersion: true,
  name: true,
  state: true,
  createdBy: true,
  comment: true,
  commentBy: true,
  approvedBy: true,
  publishAt: true,
  scheduledBy: true,
  failure: true,
  createdAt: true,
  updatedAt: true,
};

/** Returns the scheduled drafts that a viewer can see, earliest first, at most `maxListedSchedule`. */
export async function findSchedule(db: RequestDataSource, viewer: Viewer, fields: Set<string>): Promise<Draft[]> {
  const found = await db.manager.find(Draft, {
    select: { id: true, createdById: true, ...columns },
    where: {
      state: DraftState.SCHEDULED,
      ...(!isAllowed("readAllDrafts", viewer) && { createdById: viewer.id ?? IsNull() }),
    },
    order: { publishAt: "ASC", id: "ASC" },
    take: maxListedSchedule,
  });
  if (needsPatch(fields)) await addPatches(db, found);
  return found;
}

/** Returns a draft, or null if it does not exist or the viewer can't see it. */
export async function findDraft(
  db: RequestDataSource,
  viewer: Viewer,
  { id, fields }: { id: string; fields: Set<string> },
): Promise<Draft | null> {
  if (!isUuid(id)) return null;
  const draft = await db.manager.findOne(Draft, { select: { id: true, createdById: true, ...columns }, where: { id } });
  if (draft === null || !canSee(viewer, draft)) return null;
  if (needsPatch(fields)) await addPatches(db, [draft]);
  return draft;
}
