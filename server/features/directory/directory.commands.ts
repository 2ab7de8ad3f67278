/** Merges rows of the directory. */
import type { EntityManager } from "typeorm";

import { mergeLock } from "../../database/connection/locks.js";
import { type DirectoryNoun, directoryNouns, type DirectoryRows } from "../../database/directory/directoryNouns.js";
import type { WriteServices } from "../../database/writing/writes.js";
import { BadUserInputError, NotFoundError } from "../../shared/errors.js";
import { findDirectoryRow } from "./directory.queries.js";

const names: Record<DirectoryNoun, string> = {
  provider: "provider",
  paymentMethod: "payment method",
  licensingAuthority: "licensing authority",
};

/**
 * Moves the spellings, casinos and games of one row to another and deletes it. Returns the other one.
 * @throws NotFoundError for an unknown slug, BadUserInputError if both are the same.
 */
export async function mergeDirectoryRows<N extends DirectoryNoun>(
  { db, tableVersions }: WriteServices,
  noun: N,
  from: string,
  into: string,
): Promise<DirectoryRows[N]> {
  if (from === into)
    throw new BadUserInputError([{ field: "into", message: "`from` and `into` are the same. Choose another row." }]);
  const { table } = directoryNouns[noun];
  try {
    await db.transaction((manager) => merge(manager, noun, from, into));
  } finally {
    // Also after a failure: a commit whose reply was lost may have happened.
    tableVersions.bump(table);
  }
  const row = await findDirectoryRow(db, noun, into);
  if (row === null) throw new NotFoundError(names[noun]);
  return row;
}

async function merge(manager: EntityManager, noun: DirectoryNoun, from: string, into: string): Promise<void> {
  const { table, spellings, id, casinoJoin } = directoryNouns[noun];
  // Writers of casinos and games that read the spellings before have ended, and others wait.
  await manager.query("SELECT pg_advisory_xact_lock($1)", [mergeLock]);
  const idOf = async (slug: string) => {
    const [row] = await manager.query<{ id: string }[]>(`SELECT id FROM ${table} WHERE slug = $1`, [slug]);
    if (row === undefined) throw new NotFoundError(names[noun]);
    return row.id;
  };
  const ids = [await idOf(from), await idOf(into)];
  await manager.query(`UPDATE ${spellings} SET ${id} = $2 WHERE ${id} = $1`, ids);
  // Links to the former slug lead to the row, unless the slug is a spelling of a third row.
  await manager.query(
    `INSERT INTO ${spellings} SELECT $1::text, spelling_key($1::text), $2::uuid
     WHERE NOT EXISTS (SELECT FROM ${spellings} WHERE key = spelling_key($1::text) AND ${id} <> $2::uuid)
     ON CONFLICT DO NOTHING`,
    [from, ids[1]],
  );
  const joins = [[casinoJoin, "casino_id"], ...(noun === "provider" ? [["game_providers", "game_id"]] : [])];
  for (const [join, owner] of joins) {
    await manager.query(
      `INSERT INTO ${join} (${owner}, ${id}) SELECT ${owner}, $2 FROM ${join} WHERE ${id} = $1 ON CONFLICT DO NOTHING`,
      ids,
    );
    await manager.query(`DELETE FROM ${join} WHERE ${id} = $1`, [ids[0]]);
  }
  await manager.query(`DELETE FROM ${table} WHERE id = $1`, [ids[0]]);
}
