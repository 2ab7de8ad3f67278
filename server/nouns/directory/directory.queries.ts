/** Reads directory rows. */
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import type { DataSource } from "typeorm";

import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { directoryNouns, type DirectoryRows, rowColumns } from "../../catalogue/directory/directoryNouns.js";
import { type IdOrSlug, requireIdOrSlug } from "../../shared/schema/idOrSlug.js";
import { isUuid } from "../../shared/input/uuid.js";
import { directorySlugMax } from "../../../shared/textLimits.js";
import { maxDirectoryRows } from "../../../shared/apiLimits.js";

/** Returns all rows sorted by name, at most `maxDirectoryRows`. */
export function findDirectoryRows<N extends DirectoryNoun>(db: DataSource, noun: N): Promise<DirectoryRows[N][]> {
  throwIfDisconnected(db);
  const order = `lower(row.name) COLLATE "C", row.id LIMIT ${maxDirectoryRows}`;
  return db.query(`SELECT ${rowColumns(noun)} FROM ${directoryNouns[noun].table} AS row ORDER BY ${order}`);
}

/**
 * Returns the row with the id or slug, or null if there is none. A slug also matches a row that has it as a spelling,
 * for example after a merge.
 * @throws BadUserInputError unless exactly one of `id` and `slug` is given.
 */
export async function findDirectoryRow<N extends DirectoryNoun>(
  db: DataSource,
  noun: N,
  { id: rowId = null, slug = null }: IdOrSlug,
): Promise<DirectoryRows[N] | null> {
  throwIfDisconnected(db);
  requireIdOrSlug({ id: rowId, slug });
  const { table, spellings, id } = directoryNouns[noun];
  const find = async (condition: string, value: string) => {
    const [row] = await db.query<DirectoryRows[N][]>(
      `SELECT ${rowColumns(noun)} FROM ${table} AS row WHERE ${condition} LIMIT 1`,
      [value],
    );
    return row ?? null;
  };
  if (slug === null) return isUuid(rowId!) ? find("row.id = $1", rowId!) : null;
  // Return early, because normalizing a long string would take a long time.
  if (slug.length > directorySlugMax) return null;
  const row = await find("row.slug = $1", slug);
  return row ?? find(`row.id IN (SELECT ${id} FROM ${spellings} WHERE key = spelling_key($1))`, slug);
}
