/** Finds the rows that refer to uploaded images. */
import type { EntityManager } from "typeorm";

import { openStates } from "../../database/entities/team/draft.entity.js";
import { type ImageColumn, imageColumns } from "./imageColumns.js";

/** A field of a row that contains the image's URL. */
export interface ImageUse {
  noun: string;
  id: string;
  name: string;
  field: string;
}

/** Returns the id of the uploaded image at this address, or null for any other address. */
export function imageIdOf(address: string): string | null {
  return /^\/images\/([0-9a-f-]{36})\/[^/]+$/.exec(address)?.[1] ?? null;
}

/** The maximum number of uses of one image in a response. */
export const maxImageUses = 20;

/** Returns the uses of each image, at most `maxImageUses` per image, sorted by column and name. */
export async function findImageUses(
  manager: Pick<EntityManager, "query">,
  imageIds: readonly string[],
): Promise<Map<string, ImageUse[]>> {
  const parts = imageColumns.map(usesSql).join(" UNION ALL ");
  const rows = await manager.query<(ImageUse & { imageId: string })[]>(
    `SELECT "imageId", noun, id, name, field FROM (
       SELECT *, row_number() OVER (PARTITION BY "imageId" ORDER BY place, name, id) AS number FROM (${parts}) AS uses
     ) AS numbered WHERE number <= ${maxImageUses} ORDER BY "imageId", number`,
    [imageIds],
  );
  const uses = new Map<string, ImageUse[]>();
  for (const { imageId, ...use } of rows) uses.set(imageId, [...(uses.get(imageId) ?? []), use]);
  return uses;
}

/**
 * Returns the drafts that can still be published and contain the image's address, at most `maxImageUses`.
 * `findImageUses` does not return them, because contributors may see its results, but not other people's drafts.
 */
export function findDraftsWithImage(manager: Pick<EntityManager, "query">, imageId: string): Promise<ImageUse[]> {
  return manager.query<ImageUse[]>(
    `SELECT 'draft' AS noun, id, name, 'patch' AS field FROM drafts
     WHERE state = ANY($2) AND patch::text LIKE '%/images/' || $1 || '/%' ORDER BY name, id LIMIT ${maxImageUses}`,
    [imageId, openStates],
  );
}

/**
 * Returns SQL that finds the uses in one column. The first condition filters rows before the join, so rows without any
 * image address cost little.
 */
function usesSql({ noun, table, column, field, nameSql }: ImageColumn, place: number): string {
  return `SELECT image.id AS "imageId", ${place} AS place, '${noun}' AS noun, row.id::text AS id, ${nameSql} AS name,
       '${field}' AS field
     FROM ${table} AS row JOIN unnest($1::text[]) AS image (id)
       ON row.${column} LIKE '%/images/%' AND row.${column} LIKE '%/images/' || image.id || '/%'`;
}
