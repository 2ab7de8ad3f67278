/**
 * Records a change set of thousands of rows in the change feed with a few statements. Triggers record all other writes.
 * For so many rows, the triggers would run row by row at the commit, and would block the embedded database for other
 * requests.
 */
import { visibleSql } from "../../database/reading/visibleRows.js";
import { type FeedNoun, isNounWith, type Noun } from "../../../shared/nouns/registry.js";
import { sliceSize } from "../../shared/slices.js";
import { feedLock } from "../../database/connection/locks.js";
import { nouns } from "../write/nouns.js";
import type { CatalogueWrite } from "../write/writes.js";

/**
 * Turns the triggers off for this transaction. Call this before the first write, and call `recordFeed` after the last
 * write.
 */
export async function recordFeedLater({ manager }: CatalogueWrite): Promise<void> {
  await manager.query("SELECT set_config('honestodds.feed', 'at once', true)");
}

/** Whether visitors see a row of a slice, which may have been deleted. */
function isShown(noun: FeedNoun): string {
  return `(row.id IS NOT NULL AND ${visibleSql(noun, "now()")})`;
}

/**
 * Records the transaction's changes. Call this last in the transaction, because its lock blocks other writers until the
 * commit. The lock keeps the feed in commit order.
 */
export async function recordFeed({ manager, changeSetId }: CatalogueWrite, noun: Noun): Promise<void> {
  if (!isNounWith(noun, "isInFeed")) return;
  await manager.query("SELECT pg_advisory_xact_lock($1)", [feedLock]);
  let last: string | null = null;
  do {
    const [slice]: [{ last: string | null }] = await manager.query<[{ last: string | null }]>(
      `WITH slice AS (
         SELECT row_id FROM history
         WHERE change_set_id = $1 AND noun = $2 AND ($3::uuid IS NULL OR row_id > $3)
         ORDER BY row_id LIMIT ${sliceSize}
       ), recorded AS (
         INSERT INTO change_feed (noun, row_id, sequence, is_deleted)
         SELECT $2, row_id, nextval('change_feed_sequence'), NOT ${isShown(noun)}
         FROM slice LEFT JOIN ${nouns[noun].table} AS row ON row.id = row_id
         WHERE ${isShown(noun)} OR EXISTS (
           SELECT FROM change_feed WHERE change_feed.noun = $2 AND change_feed.row_id = slice.row_id AND NOT is_deleted
         )
         ON CONFLICT (noun, row_id) DO UPDATE SET sequence = EXCLUDED.sequence, is_deleted = EXCLUDED.is_deleted
       )
       SELECT row_id AS last FROM slice ORDER BY row_id OFFSET ${sliceSize - 1}`,
      [changeSetId, noun, last],
    );
    last = slice?.last ?? null;
  } while (last !== null);
}
