/** Reads drafts. Contributors see only their own drafts. */
import type { DataSource } from "typeorm";

import { Draft, DraftState, openStates } from "../../database/entities/team/draft.entity.js";
import { findPage } from "../../database/reading/keyset.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { BadUserInputError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { maxListedSchedule } from "../../shared/limits.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import type { DraftFilter } from "./draft.inputs.js";

export interface DraftList {
  filter: DraftFilter;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/** Whether a viewer can see a draft. */
export function canSee(viewer: Viewer, { createdBy }: Pick<Draft, "createdBy">): boolean {
  return createdBy === viewer.name || isAllowed("readAllDrafts", viewer);
}

/**
 * Returns one page of the drafts that a viewer can see, most recently changed first.
 * @throws BadUserInputError for a row id without a noun, or a cursor from a list with another filter.
 */
export function findDrafts(
  db: DataSource,
  viewer: Viewer,
  { filter, page, fields }: DraftList,
): Promise<Connection<Draft>> {
  const { noun = null, rowId = null, isOwn = null } = filter;
  const states = [...new Set(filter.states ?? openStates)].toSorted();
  if (rowId !== null && noun === null)
    throw new BadUserInputError([{ field: "filter.noun", message: "`rowId` requires `noun`." }]);
  const onlyOwn = isOwn === true || !isAllowed("readAllDrafts", viewer);
  const where: Condition[] = [{ sql: "row.state = ANY(?)", values: [states] }];
  if (noun !== null) where.push({ sql: "row.noun = ?", values: [noun] });
  if (rowId !== null) where.push(isUuid(rowId) ? { sql: "row.row_id = ?", values: [rowId] } : { sql: "false" });
  if (onlyOwn) where.push({ sql: "row.created_by = ?", values: [viewer.name] });
  if (isOwn === false) where.push({ sql: "row.created_by <> ?", values: [viewer.name] });
  return findPage(db, {
    entity: Draft,
    where,
    keys: [
      { property: "updatedAt", type: "date", direction: "DESC" },
      { property: "id", type: "uuid", direction: "DESC" },
    ],
    key: listKey("drafts", "UPDATED_DESC", { states, noun, rowId, isOwn, onlyOwn }),
    page,
    properties: ["id", "createdBy", ...[...fields].filter((field) => field in columns)],
  });
}

/** The API fields that are columns of the table. */
const columns: Partial<Record<keyof Draft | "__typename", true>> = {
  version: true,
  noun: true,
  rowId: true,
  baseVersion: true,
  name: true,
  patch: true,
  state: true,
  comment: true,
  commentBy: true,
  approvedBy: true,
  publishAt: true,
  scheduledBy: true,
  failure: true,
  createdAt: true,
  updatedAt: true,
};

/** Returns the scheduled drafts that a viewer can see, earliest first. */
export function findSchedule(db: DataSource, viewer: Viewer): Promise<Draft[]> {
  return db.manager.find(Draft, {
    where: {
      state: DraftState.SCHEDULED,
      ...(!isAllowed("readAllDrafts", viewer) && { createdBy: viewer.name }),
    },
    order: { publishAt: "ASC", id: "ASC" },
    take: maxListedSchedule,
  });
}

/** Returns a draft, or null if it does not exist or the viewer can't see it. */
export async function findDraft(db: DataSource, viewer: Viewer, id: string): Promise<Draft | null> {
  const draft = isUuid(id) ? await db.manager.findOneBy(Draft, { id }) : null;
  return draft !== null && canSee(viewer, draft) ? draft : null;
}
