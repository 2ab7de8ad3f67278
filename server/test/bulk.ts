/** Creates, changes and deletes many rows of a noun, and reads the stored rows and their history. */
import type { EntityTarget } from "typeorm";

import type { Bonus } from "../database/entities/bonus.entity.js";
import type { Casino } from "../database/entities/casino.entity.js";
import type { Game } from "../database/entities/game.entity.js";
import { nouns } from "../database/writing/nouns.js";
import { snapshotOf } from "../database/writing/snapshots.js";
import { call } from "./call.js";
import type { TestApp, TestViewer } from "./createTestApp.js";
import { type CreatedRow, makeBonus, makeCasino, makeGame } from "./factories.js";

/** The three nouns with their names, factories and label fields, for tests that run for each noun. */
export const eachNoun = [
  { noun: "casino", Noun: "Casino", Plural: "Casinos", make: makeCasino, label: "name" },
  { noun: "bonus", Noun: "Bonus", Plural: "Bonuses", make: makeBonus, label: "title" },
  { noun: "game", Noun: "Game", Plural: "Games", make: makeGame, label: "name" },
] as const;

export type EachNoun = (typeof eachNoun)[number];

/** The fields that a bulk update of each noun can set. Each value differs from the default of a new row. */
export const bulkSets = {
  casino: { isFeatured: true, isNew: true, acceptsCrypto: true, hasLiveGames: true, mobileOptimized: false },
  bonus: { isActive: false, bonusType: "CASHBACK" },
  game: { isPopular: true, category: "JACKPOTS", provider: "Another Studio" },
};

export interface Updated {
  changedCount: number;
  changeSetId: string | null;
}

export const itemOf = ({ id, version }: CreatedRow) => ({ id, version });

export function updateMany(
  app: TestApp,
  { noun, Plural }: EachNoun,
  items: CreatedRow[],
  set: Record<string, unknown>,
  viewer: TestViewer = "demo",
) {
  const rows = `${nouns[noun].table} { id version ${Object.keys(bulkSets[noun]).join(" ")} }`;
  const args = { items: items.map(itemOf), set };
  return call<Updated & Record<string, unknown>>(app, `update${Plural}`, args, `changedCount changeSetId ${rows}`, {
    viewer,
  });
}

export function deleteMany(app: TestApp, { Plural }: EachNoun, items: CreatedRow[], viewer: TestViewer = "demo") {
  const args = { items: items.map(itemOf) };
  return call<{ ids: string[]; bonusIds: string[]; changeSetId: string }>(
    app,
    `delete${Plural}`,
    args,
    "ids bonusIds changeSetId",
    { viewer },
  );
}

/** Creates the requested number of plain rows with one statement. */
export async function insertRows(app: TestApp, { noun }: EachNoun, count: number): Promise<CreatedRow[]> {
  const { table, name } = nouns[noun];
  const others = { casino: "slug", bonus: "max_win", game: "slug, provider" }[noun];
  const values = { casino: "'s' || gen_random_uuid()", bonus: "'$1'", game: "'s' || gen_random_uuid(), 'Studio'" }[
    noun
  ];
  return app.database.dataSource.query<CreatedRow[]>(
    `INSERT INTO ${table} (${name}, ${others}) SELECT 'Row ' || n, ${values} FROM generate_series(1, $1::int) AS n
     RETURNING id, version`,
    [count],
  );
}

/** Returns the rows by id, as the history stores them. Deleted rows are missing. */
export async function storedRows(
  app: TestApp,
  { noun }: EachNoun,
  rows: CreatedRow[],
): Promise<Map<string, Record<string, unknown>>> {
  const found = await app.database.dataSource
    .createQueryBuilder<Casino | Bonus | Game>(nouns[noun].entity as EntityTarget<Casino | Bonus | Game>, "row")
    .whereInIds(rows.map(({ id }) => id))
    .getMany();
  return new Map(found.map((row) => [row.id, snapshotOf(row)]));
}

interface Recorded {
  row_id: string;
  operation: string;
  version: number;
  before: unknown;
  after: unknown;
}

export function historyOf(app: TestApp, changeSetId: string): Promise<Recorded[]> {
  return app.database.dataSource.query(
    "SELECT row_id, operation, version, before, after FROM history WHERE change_set_id = $1",
    [changeSetId],
  );
}

export async function countChangeSets(app: TestApp): Promise<number> {
  const [row] = await app.database.dataSource.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM change_sets",
  );
  return row!.count;
}
