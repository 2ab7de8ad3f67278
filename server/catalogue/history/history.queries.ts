/** Reads the history of the catalogue. */
import type { Noun } from "../../../shared/nouns/registry.js";
import type { DataSource } from "typeorm";

import { ChangeSet, HistoryRow } from "../../database/entities/history.entity.js";
import type { HistoryLoaders } from "./historyLoaders.js";
import { findPage } from "../../database/reading/keyset.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { type Connection, type Page, readPage, toConnection } from "../../shared/schema/connection.js";
import { decodeCursor, encodeCursor, listKey } from "../../shared/schema/cursor.js";
import { BadUserInputError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { HistoryEntry, HistoryRowArgs, RowOperation } from "./history.inputs.js";

export interface HistoryList {
  noun: Noun | null;
  /** The id of a row, which requires `noun`. Null for all rows. */
  id: string | null;
  actor: string | null;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/**
 * Returns one page of change sets, newest first.
 * @throws BadUserInputError for an id without a noun, or a cursor from another list.
 */
export async function findChangeSets(db: DataSource, list: HistoryList): Promise<Connection<ChangeSet>> {
  const { noun, id, page, fields } = list;
  const actor = list.actor?.trim() || null;
  requireNoun(noun, id);
  const where: Condition[] = [];
  if (actor !== null) where.push({ sql: "row.actor = ?", values: [actor] });
  if (id !== null && !isUuid(id)) where.push({ sql: "false" });
  else if (id !== null) {
    const touching = "SELECT change_set_id FROM history WHERE row_id = ? AND noun = ?";
    where.push({ sql: `row.id IN (${touching})`, values: [id, noun] });
  } else if (noun !== null) {
    const touching = "SELECT FROM history WHERE change_set_id = row.id AND noun = ?";
    where.push({ sql: `EXISTS (${touching})`, values: [noun] });
  }
  return findPage(db, {
    entity: ChangeSet,
    where,
    keys: [{ property: "sequence", type: "integer", direction: "DESC" }],
    key: listKey("history", "LATEST", { noun, id, actor }),
    page,
    properties: ["id", ...stored.filter((property) => fields.has(property))],
  });
}

export async function changesSettings(db: DataSource, changeSetId: string): Promise<boolean> {
  if (!isUuid(changeSetId)) return false;
  return db.manager.existsBy(HistoryRow, { changeSetId, noun: "settings" });
}

/** Returns one change set, or null if it does not exist. */
export function findChangeSet(db: DataSource, id: string): Promise<ChangeSet | null> {
  return isUuid(id) ? db.getRepository(ChangeSet).findOneBy({ id }) : Promise.resolve(null);
}

const stored = ["actor", "operation", "reason", "createdAt", "undoes"];

export interface RowList {
  changeSetId: string;
  args: HistoryRowArgs;
  /** Whether to read the snapshots before and after the change. */
  hasValues: boolean;
}

/**
 * Returns one page of the rows of a change set.
 * @throws BadUserInputError for an id without a noun, an invalid page size, or a cursor from another list.
 */
export async function findRowsOf(
  loaders: HistoryLoaders,
  { changeSetId, args, hasValues }: RowList,
): Promise<Connection<HistoryEntry>> {
  const { noun = null, id = null, first, after } = args;
  requireNoun(noun, id);
  const page = readPage({ first, after: after ?? null });
  const key = listKey("historyRows", changeSetId, { noun, id });
  const [afterNoun, afterRow] =
    page.cursor === null ? [] : decodeCursor(key, page.cursor, ["text", "uuid"], "after").map(String);
  if (id !== null && !isUuid(id)) return toConnection([], page, false, () => Promise.resolve(0));
  const which = { noun, rowId: id };
  const behind = afterNoun === undefined ? null : { noun: afterNoun, rowId: afterRow! };
  const rows = await loaders.rowsOf({ ...which, limit: page.size + 1, behind, hasValues }).load(changeSetId);
  const edges = rows.slice(0, page.size).map((row) => ({
    cursor: encodeCursor(key, [row.noun, row.rowId]),
    node: { ...row, noun: row.noun as Noun, operation: row.operation as RowOperation },
  }));
  return toConnection(edges, page, rows.length > page.size, () => loaders.rowCountOf(which).load(changeSetId));
}

function requireNoun(noun: Noun | null, id: string | null): void {
  if (id !== null && noun === null) throw new BadUserInputError([{ field: "noun", message: "`id` requires `noun`." }]);
}
