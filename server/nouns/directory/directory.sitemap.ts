/** Finds the directory rows for the sitemap: those with a description and enough casinos. */
import type { DataSource } from "typeorm";

import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { hasEnoughCasinos } from "../../catalogue/directory/indexedRows.js";
import { maxDirectoryRows } from "../../../shared/apiLimits.js";

/** Returns the slugs of the rows, at most `maxDirectoryRows`. */
export async function findIndexedSlugs(db: DataSource, noun: DirectoryNoun): Promise<string[]> {
  const rows = await db.query<{ slug: string }[]>(
    `SELECT row.slug FROM ${directoryNouns[noun].table} AS row
     WHERE btrim(row.description) <> '' AND ${hasEnoughCasinos(noun)} ORDER BY row.slug LIMIT ${maxDirectoryRows}`,
  );
  return rows.map(({ slug }) => slug);
}
