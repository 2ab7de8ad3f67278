/** Inserts rows in slices. Ids are derived from each row's key, so they are identical on every machine. */
import { createHash } from "node:crypto";

import type { EntityManager, EntityTarget } from "typeorm";

import { toColumnValues } from "../../shared/input/columnValues.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../../catalogue/write/nouns.js";
import type { DirectorySeed, SeededNoun, SeedRows, Times } from "./readSeed.js";

/** The maximum number of rows in one INSERT. This limits its duration and its number of parameters. */
const sliceSize = 250;

/** A row to insert. Omitted columns get their default values. */
export type NewRow<N extends SeededNoun> = Partial<SeedRows[N]> & Times;

export async function insertRows<N extends SeededNoun>(
  manager: EntityManager,
  noun: N,
  rows: Iterable<NewRow<N>>,
): Promise<void> {
  for (const slice of slices(rows)) {
    const values = slice.map((row) => {
      const { casinoSlug, ...columns } = row as NewRow<N> & { casinoSlug?: string | null };
      return {
        ...toColumnValues(columns as NewRow<N> & { slug?: string }),
        ...(casinoSlug != null && { casinoId: seedId("casino", casinoSlug) }),
        id: seedIdOf(noun, row),
        createdAt: new Date(row.createdAt),
        updatedAt: new Date(row.updatedAt ?? row.createdAt),
      };
    });
    await manager.insert(nouns[noun].entity as EntityTarget<NounRows[N]>, values as never);
  }
}

/** Returns the id of a row. Bonuses have no slug, so their ids are derived from their casino, title and time. */
export function seedIdOf<N extends SeededNoun>(noun: N, row: NewRow<N>): string {
  const { slug, casinoSlug, title, createdAt } = row as Times & { slug?: string; casinoSlug?: string; title?: string };
  return seedId(noun, noun === "bonus" ? `${casinoSlug ?? ""}/${title}/${createdAt}` : slug!);
}

/**
 * Inserts directory rows with their spellings. Call this before inserting the casinos and games that name them.
 * Otherwise, inserting those would create directory rows without descriptions.
 */
export async function insertDirectory(
  manager: EntityManager,
  noun: DirectoryNoun,
  rows: readonly DirectorySeed[],
): Promise<void> {
  const { entity, spellings: table } = directoryNouns[noun];
  await manager.insert(
    entity,
    rows.map(({ spellings: _spellings, ...row }) => ({ ...row, id: seedId(noun, row.slug) })) as never,
  );
  // The name is always the first spelling.
  const spellings = rows.flatMap(({ slug, name, spellings: others = [] }) =>
    [name, ...others].map((spelling) => ({ spelling, id: seedId(noun, slug) })),
  );
  await manager.query(
    `INSERT INTO ${table} SELECT spelling, spelling_key(spelling), id
     FROM json_to_recordset($1::json) AS row (spelling text, id uuid)`,
    [JSON.stringify(spellings)],
  );
}

function* slices<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let slice: Row[] = [];
  for (const row of rows) {
    slice.push(row);
    if (slice.length === sliceSize) {
      yield slice;
      slice = [];
    }
  }
  if (slice.length > 0) yield slice;
}

/** Creates a UUID of version 8 (RFC 9562, section 5.8) from a hash. */
export function seedId(noun: string, key: string): string {
  const hex = createHash("sha256").update(`${noun}/${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
