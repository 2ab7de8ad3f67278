/** Creates, changes, and deletes many rows of a noun, and reads the stored rows and their history. */
import type { EntityTarget } from "typeorm";

import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../../catalogue/write/nouns.js";
import type { EditableNoun, Noun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { snapshotOf } from "../../catalogue/write/snapshots.js";
import { call } from "../call.js";
import type { TestApp, TestViewer } from "../createTestApp.js";
import {
  type CreatedRow,
  makeArticle,
  makeBonus,
  makeCasino,
  makeGame,
  makePerson,
  makeRedirect,
} from "./factories.js";

/** The nouns with their names, factories, and label fields, for tests that run once per noun. */
export const eachNoun = [
  { noun: "casino", Noun: "Casino", Plural: "Casinos", make: makeCasino, label: "name" },
  { noun: "bonus", Noun: "Bonus", Plural: "Bonuses", make: makeBonus, label: "title" },
  { noun: "game", Noun: "Game", Plural: "Games", make: makeGame, label: "name" },
  { noun: "article", Noun: "Article", Plural: "Articles", make: makeArticle, label: "title" },
  { noun: "person", Noun: "Person", Plural: "People", make: makePerson, label: "name" },
  { noun: "redirect", Noun: "Redirect", Plural: "Redirects", make: makeRedirect, label: "fromPath" },
] as const;

export type EachNoun = (typeof eachNoun)[number];

/** For each noun, fields that a bulk update can set. Each value differs from the default of a new row. */
export const bulkSets = {
  casino: {
    isFeatured: true,
    mobileOptimized: false,
    rating: 4.4,
    withdrawalHours: 12,
    description: "A description.\nWith a second line.",
    websiteUrl: "https://casino.example/",
    licenses: ["MGA", "UKGC"],
  },
  bonus: {
    isActive: false,
    bonusType: "CASHBACK",
    wageringBase: "DEPOSIT",
    wageringMultiple: 12.5,
    endsAt: "2999-05-06T07:08:09.000Z",
    terms: "The terms.",
    excludedMethods: ["Skrill"],
  },
  game: { isPopular: true, category: "JACKPOTS", provider: "Another Studio", volatility: "HIGH", rtp: 96.21 },
  article: {
    isNoindex: true,
    kind: "GUIDE",
    category: "Crypto",
    author: "A desk",
    publishedAt: "2026-05-06T07:08:09.000Z",
    figureLines: ["1 + 1, at most"],
  },
  person: { role: "Editor", bio: "Writes." },
  redirect: { isPermanent: false, note: "A note", toUrl: "https://elsewhere.example/" },
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

/** For each noun, the required columns except the name, with their SQL values. */
export const requiredColumns = {
  casino: { others: "slug", values: "'s' || gen_random_uuid()" },
  bonus: { others: "max_win", values: "'$1'" },
  game: { others: "slug, provider", values: "'s' || gen_random_uuid(), 'Studio'" },
  article: { others: "slug, kind", values: "'s' || gen_random_uuid(), 'news'" },
  person: { others: "slug", values: "'s' || gen_random_uuid()" },
  redirect: { others: "to_url", values: "'/faq'" },
};

/**
 * Returns the column that contains a row's name, and SQL for the name of row number `n`. The SQL for a redirect returns
 * a unique path.
 */
export function namedColumn(noun: EditableNoun) {
  const { title } = nouns[noun];
  const value = title === "fromPath" ? "'/' || gen_random_uuid()" : "'Row ' || n";
  return { column: toSnakeCase(title), value };
}

/** Creates `count` rows with one statement. */
export async function insertRows(app: TestApp, { noun }: EachNoun, count: number): Promise<CreatedRow[]> {
  const { table } = nouns[noun];
  const { column, value } = namedColumn(noun);
  const { others, values } = requiredColumns[noun];
  return app.database.dataSource.query<CreatedRow[]>(
    `INSERT INTO ${table} (${column}, ${others}) SELECT ${value}, ${values} FROM generate_series(1, $1::int) AS n
     RETURNING id, version`,
    [count],
  );
}

/** Returns the rows, keyed by id, in the format of the history. Omits deleted rows. */
export async function storedRows(
  app: TestApp,
  { noun }: EachNoun,
  rows: CreatedRow[],
): Promise<Map<string, Record<string, unknown>>> {
  const found = await app.database.dataSource
    .createQueryBuilder<NounRows[Noun]>(nouns[noun].entity as EntityTarget<NounRows[Noun]>, "row")
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
