/** Reads the whole stored catalogue, so tests can compare its state before and after an operation. */
import type { EntityTarget } from "typeorm";

import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { snapshotOf } from "../../catalogue/write/snapshots.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../../catalogue/write/nouns.js";
import type { Noun } from "../../../shared/nouns/registry.js";
import type { TestApp } from "../createTestApp.js";

/**
 * Returns every row that a change set can create or delete, keyed by noun and id. Includes all columns except `version`
 * and `updatedAt`. Omits directory rows, because triggers create them and an undo does not delete them.
 */
export async function catalogueState(app: TestApp): Promise<Map<string, Record<string, unknown>>> {
  const { dataSource } = app.database;
  const rows = await Promise.all(
    Object.entries(nouns)
      .filter(([noun]) => !(noun in directoryNouns))
      .map(([, { entity }]) => dataSource.manager.find<NounRows[Noun]>(entity as EntityTarget<NounRows[Noun]>)),
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

/** Returns the id of the casino that each redirected slug leads to. */
export async function redirects(app: TestApp): Promise<Record<string, string>> {
  const rows = await app.database.dataSource.query<{ slug: string; casino_id: string }[]>(
    "SELECT slug, casino_id FROM slug_redirects ORDER BY slug",
  );
  return Object.fromEntries(rows.map(({ slug, casino_id: id }) => [slug, id]));
}
