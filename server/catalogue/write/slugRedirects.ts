/**
 * Updates the redirects of casinos and articles whose slug a change set changed. Single writes, bulk writes, and undos
 * all use this.
 */
import { nouns, type NounWith } from "../../../shared/nouns/registry.js";
import { slicesOf } from "../../../shared/slices.js";
import { sliceSize } from "../../shared/slices.js";
import type { CatalogueWrite } from "./writes.js";

export type RedirectedNoun = NounWith<"formerSlugs">;

/** For a noun, its table, and the table, column and property with the id of the row that a former slug leads to. */
export function redirectsOf(noun: RedirectedNoun) {
  const { table: rows, formerSlugs } = nouns[noun];
  return { rows, ...formerSlugs, property: `${noun}Id` };
}

/**
 * Deletes redirects whose slug a row now uses, and records the owner of each in the history. Then adds a redirect for
 * each former slug of a changed row. After an undo, a former slug redirects to its previous owner again. Call this
 * after writing the rows, because a new row may have to wait for a transaction that gives up its slug.
 * @param ids The rows that the change set changed.
 * @param undoes The change set that this change set undoes.
 */
export async function moveOldSlugs(
  write: CatalogueWrite,
  noun: RedirectedNoun,
  ids: string[],
  undoes: string | null = null,
): Promise<void> {
  write.touched.add(redirectsOf(noun).table);
  for (const slice of slicesOf(ids, sliceSize)) await deleteTakenRedirects(write, noun, slice);
  for (const slice of slicesOf(ids, sliceSize)) await addRedirects(write, noun, slice, undoes);
}

async function deleteTakenRedirects(write: CatalogueWrite, noun: RedirectedNoun, ids: string[]): Promise<void> {
  const { rows, table, column, property } = redirectsOf(noun);
  await write.manager.query(
    `WITH taken AS (
       DELETE FROM ${table} AS redirect USING ${rows} AS row
       WHERE row.id = ANY($2) AND redirect.slug = row.slug
       RETURNING row.id AS taker, redirect.${column}, redirect.created_at
     )
     UPDATE history SET taken_redirect = jsonb_build_object('${property}', ${column}, 'createdAt', created_at)
     FROM taken WHERE change_set_id = $1 AND noun = '${noun}' AND row_id = taker`,
    [write.changeSetId, ids],
  );
}

async function addRedirects(
  write: CatalogueWrite,
  noun: RedirectedNoun,
  ids: string[],
  undoes: string | null,
): Promise<void> {
  const { rows, table, column, property } = redirectsOf(noun);
  await write.manager.query(
    `INSERT INTO ${table} (slug, ${column}, created_at)
     SELECT given_up.slug, COALESCE((taken_redirect ->> '${property}')::uuid, row_id),
       COALESCE((taken_redirect ->> 'createdAt')::timestamptz, now())
     FROM (
       SELECT own.row_id, own.before ->> 'slug' AS slug, undone.taken_redirect FROM history AS own
       LEFT JOIN history AS undone
         ON undone.change_set_id = $3 AND undone.noun = own.noun AND undone.row_id = own.row_id
       WHERE own.change_set_id = $1 AND own.noun = '${noun}' AND own.row_id = ANY($2)
         AND (own.operation = 'update' OR (own.operation = 'delete' AND undone.taken_redirect IS NOT NULL))
     ) AS given_up
     WHERE NOT EXISTS (SELECT FROM ${rows} AS row WHERE row.slug = given_up.slug)
     ON CONFLICT (slug) DO UPDATE SET ${column} = EXCLUDED.${column}, created_at = EXCLUDED.created_at`,
    [write.changeSetId, ids, undoes],
  );
}
