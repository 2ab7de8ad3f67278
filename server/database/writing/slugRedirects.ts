/**
 * Updates the redirects of renamed casinos after a change set. Single writes, bulk writes and undos all use it.
 */
import { slicesOf } from "../../shared/slices.js";
import type { CatalogueWrite } from "./writes.js";

/**
 * Deletes redirects whose slug a casino now has, and records the owner of each redirect in the history. Then adds a
 * redirect for each former slug of a changed casino. After an undo, a former slug redirects to its previous owner. Call
 * this after the rows are written, because a new row waits for a transaction that gives up its slug.
 * @param casinoIds The casinos that the change set changed.
 * @param undoes The change set that this change set reverts.
 */
export async function settleRedirects(
  write: CatalogueWrite,
  casinoIds: string[],
  undoes: string | null = null,
): Promise<void> {
  write.touched.add("slug_redirects");
  for (const slice of slicesOf(casinoIds)) await takeRedirects(write, slice);
  for (const slice of slicesOf(casinoIds)) await leaveRedirects(write, slice, undoes);
}

async function takeRedirects(write: CatalogueWrite, casinoIds: string[]): Promise<void> {
  await write.manager.query(
    `WITH taken AS (
       DELETE FROM slug_redirects AS redirect USING casinos
       WHERE casinos.id = ANY($2) AND redirect.slug = casinos.slug
       RETURNING casinos.id AS taker, redirect.casino_id, redirect.created_at
     )
     UPDATE history SET taken_redirect = jsonb_build_object('casinoId', casino_id, 'createdAt', created_at)
     FROM taken WHERE change_set_id = $1 AND noun = 'casino' AND row_id = taker`,
    [write.changeSetId, casinoIds],
  );
}

async function leaveRedirects(write: CatalogueWrite, casinoIds: string[], undoes: string | null): Promise<void> {
  await write.manager.query(
    `INSERT INTO slug_redirects (slug, casino_id, created_at)
     SELECT given_up.slug, COALESCE((taken_redirect ->> 'casinoId')::uuid, row_id),
       COALESCE((taken_redirect ->> 'createdAt')::timestamptz, now())
     FROM (
       SELECT own.row_id, own.before ->> 'slug' AS slug, undone.taken_redirect FROM history AS own
       LEFT JOIN history AS undone
         ON undone.change_set_id = $3 AND undone.noun = own.noun AND undone.row_id = own.row_id
       WHERE own.change_set_id = $1 AND own.noun = 'casino' AND own.row_id = ANY($2)
         AND (own.operation = 'update' OR (own.operation = 'delete' AND undone.taken_redirect IS NOT NULL))
     ) AS given_up
     WHERE NOT EXISTS (SELECT FROM casinos WHERE casinos.slug = given_up.slug)
     ON CONFLICT (slug) DO UPDATE SET casino_id = EXCLUDED.casino_id, created_at = EXCLUDED.created_at`,
    [write.changeSetId, casinoIds, undoes],
  );
}
