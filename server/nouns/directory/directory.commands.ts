/** Changes and merges directory rows. */
import type { DeepPartial, EntityManager } from "typeorm";

import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { mergeLock } from "../../database/connection/locks.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows } from "../../catalogue/directory/directoryNouns.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../../catalogue/write/nouns.js";
import { translatingViolations } from "../../catalogue/write/violations.js";
import { writeCatalogue, type WriteServices } from "../../catalogue/write/writes.js";
import { BadUserInputError, NotFoundError } from "../../shared/errors.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import type { Change, RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import { findDirectoryRow } from "./directory.queries.js";

/**
 * Changes the given fields of a directory row. If the name changes, a trigger adds the new name to the row's spellings.
 * @throws NotFoundError, ConflictError naming the fields that have changed since, or BadUserInputError for a name that
 * is a spelling of another row.
 */
export function updateDirectoryRow<N extends DirectoryNoun>(
  services: WriteServices,
  noun: N,
  change: Change,
  { id, version, input }: RowVersion & { input: object },
): Promise<DirectoryRows[N]> {
  const values = toColumnValues(input) as DeepPartial<NounRows[N]>;
  return translatingViolations(() =>
    writeCatalogue(services, change, (write) => write.update(noun, id, version, values)),
  );
}

/**
 * Moves the spellings, casinos, and games of the row `from` to the row `into`, deletes `from`, and records this in the
 * audit log. Returns `into`.
 * @throws NotFoundError for an unknown slug, or BadUserInputError if the two are the same.
 */
export async function mergeDirectoryRows<N extends DirectoryNoun>(
  { db, tableVersions }: WriteServices,
  auditActor: AuditActor,
  noun: N,
  from: string,
  into: string,
): Promise<DirectoryRows[N]> {
  if (from === into)
    throw new BadUserInputError([{ field: "into", message: "`from` and `into` are the same. Choose another row." }]);
  const { table } = directoryNouns[noun];
  try {
    await db.transaction(async (manager) => {
      await merge(manager, noun, from, into);
      const details = { noun: nouns[noun].label, from };
      await recordAudit(manager, auditActor, { event: "directoryMerged", subject: into, details });
    });
  } finally {
    // Do this even after an error, because the commit may have succeeded even if its reply was lost.
    tableVersions.bump(table);
  }
  const row = await findDirectoryRow(db, noun, { slug: into });
  if (row === null) throw new NotFoundError(nouns[noun].label);
  return row;
}

async function merge(manager: EntityManager, noun: DirectoryNoun, from: string, into: string): Promise<void> {
  const { table, spellings, id, casinoJoin, copyDetails } = directoryNouns[noun];
  // Lock the rows before the spellings, as updates do, so a merge and an update never deadlock.
  const rows = await manager.query<{ id: string; slug: string }[]>(
    `SELECT id, slug FROM ${table} WHERE slug IN ($1, $2) ORDER BY id FOR UPDATE`,
    [from, into],
  );
  const ids = [from, into].map((slug) => {
    const row = rows.find((each) => each.slug === slug);
    if (row === undefined) throw new NotFoundError(nouns[noun].label);
    return row.id;
  });
  // Wait for all transactions that write casinos or games and have read the old spellings, and make later ones wait.
  await manager.query("SELECT pg_advisory_xact_lock($1)", [mergeLock]);
  await manager.query(`UPDATE ${spellings} SET ${id} = $2 WHERE ${id} = $1`, ids);
  // Keep the former slug as a spelling, so links to it lead to the remaining row. Skip this if the slug is a spelling
  // of a third row.
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
    if (copyDetails && owner === "casino_id")
      await manager.query(`SELECT ${copyDetails}(ARRAY(SELECT casino_id FROM ${join} WHERE ${id} = $1))`, [ids[0]]);
    await manager.query(`DELETE FROM ${join} WHERE ${id} = $1`, [ids[0]]);
  }
  await manager.query(`DELETE FROM ${table} WHERE id = $1`, [ids[0]]);
}
