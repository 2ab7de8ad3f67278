/** The addresses of the games that search engines may list, slice by slice in the order of their ids. */
import type { DataSource } from "typeorm";

import { withIndexedProviders } from "../../database/directory/indexedRows.js";
import { sliceSize } from "../../shared/slices.js";

export interface GameAddress {
  id: string;
  slug: string;
  updatedAt: Date;
}

/** As on the page: a game has a published figure, and enough casinos offer games of its provider. */
const indexedGames = `${withIndexedProviders}
  SELECT game.id, game.slug, game.updated_at AS "updatedAt" FROM games AS game
  WHERE (game.rtp > 0 OR game.volatility IS NOT NULL OR game.max_win <> '')
    AND EXISTS (SELECT FROM game_providers AS joined JOIN indexed_providers AS provider ON provider.id = joined.provider_id
                WHERE joined.game_id = game.id)`;

export async function countGames(db: DataSource): Promise<number> {
  const [row] = await db.query<{ count: string }[]>(`SELECT count(*) FROM (${indexedGames}) AS indexed`);
  return Number(row?.count ?? 0);
}

/** The first `count` games after an id, or after the start for null. */
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

/** The id after which each part of `size` games begins; null for the first. */
export async function findGamePartStarts(db: DataSource, size: number): Promise<(string | null)[]> {
  const ends = await db.query<{ id: string }[]>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total
                     FROM (${indexedGames}) AS indexed) AS game
     WHERE place % $1 = 0 AND place < total ORDER BY id`,
    [size],
  );
  return [null, ...ends.map(({ id }) => id)];
}
