/** The whole catalogue as it is stored, to be compared with itself at another time. */
import { snapshotOf } from "../../database/writing/snapshots.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import type { TestApp } from "../createTestApp.js";

/** Every row by its noun and id, with every column but those that move with each write. */
export async function catalogueState(app: TestApp): Promise<Map<string, Record<string, unknown>>> {
  const { dataSource } = app.database;
  const rows = await Promise.all(
    [Casino, Bonus, Game].map((entity) => dataSource.manager.find<Casino | Bonus | Game>(entity)),
  );
  return new Map(
    rows
      .flat()
      .map((row) => {
        const { version: _version, updatedAt: _updatedAt, ...columns } = snapshotOf(row);
        return [`${row.constructor.name} ${row.id}`, columns] as const;
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Where every slug of a redirect leads. */
export async function redirects(app: TestApp): Promise<Record<string, string>> {
  const rows = await app.database.dataSource.query<{ slug: string; casino_id: string }[]>(
    "SELECT slug, casino_id FROM slug_redirects ORDER BY slug",
  );
  return Object.fromEntries(rows.map(({ slug, casino_id: id }) => [slug, id]));
}
