/** Reads the addresses of the games that search engines may list, in slices ordered by id. */
import type { DataSource } from "typeorm";

import { withIndexedProviders } from "../../database/directory/indexedRows.js";
import { sliceSize } from "../../shared/slices.js";

export interface GameAddress {
  id: string;
  slug: string;
  updatedAt: Date;
}

/**
 * The games that search engines may list, by the same rule as on their pages. An editor has written a text about such a
 * game, and enough casinos offer games of its provider.
 */
const indexedGames = `${withIndexedProviders}
  SELECT game.id, game.slug, game.updated_at AS "updatedAt" FROM games AS game
  WHERE btrim(game.description) <> ''
    AND EXISTS (SELECT FROM game_providers AS joined JOIN indexed_providers AS provider ON provider.id = joined.provider_id
                WHERE joined.game_id = game.id)`;

export async function countGames(db: DataSource): Promise<number> {
  const [row] = await db.query<{ count: string }[]>(`SELECT count(*) FROM (${indexedGames}) AS indexed`);
  return Number(row?.count ?? 0);
}

/** Yields the first `count` games after an id. If the id is null, starts at the first game. */
export async function* walkGameAddresses(
  db: DataSource,
  after: string | null,
  count: number,
): AsyncGenerator<GameAddress[]> {
  let last = after;
  for (let left = count; left > 0; left -= sliceSize) {
    const slice: GameAddress[] = await db.query(
      `${indexedGames} AND ($1::uuid IS NULL OR game.id > $1) ORDER BY game.id LIMIT $2`,
      [last, Math.min(sliceSize, left)],
    );
    yield slice;
    if (slice.length < sliceSize) return;
    last = slice.at(-1)!.id;
  }
}

/** For each sitemap part of `size` games, returns the id after which it begins. The first part has null. */
export async function findGamePartStarts(db: DataSource, size: number): Promise<(string | null)[]> {
  const ends = await db.query<{ id: string }[]>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total
                     FROM (${indexedGames}) AS indexed) AS game
     WHERE place % $1 = 0 AND place < total ORDER BY id`,
    [size],
  );
  return [null, ...ends.map(({ id }) => id)];
}
