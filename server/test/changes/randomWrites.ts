/**
 * Generates random writes of every kind for fast-check, and runs them through the API. Some of the writes conflict on
 * purpose.
 */
import fc from "fast-check";

import { nouns } from "../../catalogue/write/nouns.js";
import type { EditableNoun } from "../../../shared/nouns/registry.js";
import { deleteMany, type EachNoun, eachNoun, updateMany } from "../catalogue/bulk.js";
import { call } from "../call.js";
import type { TestApp } from "../createTestApp.js";
import { changeSetIds, tryUndo } from "./undo.js";

const kinds = ["create", "update", "rename", "move", "delete", "updateMany", "deleteMany", "undo"] as const;

/** A write. The two numbers determine the row and its values or, for an undo, the change set. */
export interface RandomWrite {
  kind: (typeof kinds)[number];
  noun: EditableNoun;
  one: number;
  other: number;
}

export const randomWrites = (most: number): fc.Arbitrary<RandomWrite[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      noun: fc.constantFrom<EditableNoun>("casino", "casino", "bonus", "game", "article", "person", "redirect"),
      one: fc.nat(1_000),
      other: fc.nat(1_000),
    }),
    { minLength: Math.ceil(most / 2), maxLength: most },
  );

interface Row {
  id: string;
  version: number;
}

const asEditor = { viewer: "demo" } as const;

function pick<Item>(items: Item[], at: number): Item | undefined {
  return items.length === 0 ? undefined : items[at % items.length];
}

/** Applies a write to the current rows. */
export async function write(app: TestApp, { kind, noun, one, other }: RandomWrite): Promise<void> {
  const each = eachNoun.find((candidate) => candidate.noun === noun)!;
  const rows = await rowsOf(app, each);
  const row = pick(rows, one);
  const input = await inputFor(app, kind, each, other);
  if (kind === "undo") {
    const changeSet = pick(await changeSetIds(app, 10), one);
    if (changeSet !== undefined) await tryUndo(app, changeSet);
  } else if (kind === "create") {
    const required = {
      casino: { name: `Casino ${one}`, slug: slug(one) },
      bonus: { title: `Bonus ${one}` },
      game: { name: "G", slug: slug(one), provider: "P" },
      article: { title: "A", kind: "GUIDE", slug: slug(one) },
      person: { name: "N", slug: slug(one) },
      redirect: { fromPath: `/${slug(one)}`, toUrl: target(other) },
    };
    await call(app, `create${each.Noun}`, { input: { ...input, ...required[noun] } }, "id", asEditor);
  } else if (row === undefined) {
    return;
  } else if (kind === "updateMany") {
    const set = {
      casino: { isNew: other % 2 === 0 },
      bonus: { isActive: other % 2 === 0 },
      game: { isPopular: true },
      article: { isNoindex: other % 2 === 0 },
      person: { role: `Role ${other % 2}` },
      redirect: { isPermanent: other % 2 === 0 },
    };
    await updateMany(app, each, rows.slice(one % rows.length), set[noun]);
  } else if (kind === "deleteMany") {
    await deleteMany(app, each, rows.slice(one % rows.length).slice(0, 2));
  } else {
    const args = { id: row.id, version: row.version };
    if (kind === "delete") await call(app, `delete${each.Noun}`, args, "id", asEditor);
    else await call(app, `update${each.Noun}`, { ...args, input }, "id", asEditor);
  }
}

/** Returns one of five slugs, so rows compete for the same slug. */
const slug = (at: number) => `slug-${at % 5}`;

/** Returns a target. It is often the path of another redirect, in which case the API rejects the write. */
const target = (at: number) => (at % 3 === 0 ? `/${slug(at)}` : `/page-${at}`);

async function inputFor(app: TestApp, kind: RandomWrite["kind"], { noun }: EachNoun, at: number) {
  if (noun === "bonus") {
    const casino = pick(await rowsOf(app, eachNoun[0]), at);
    return kind === "move" || kind === "create"
      ? { casinoId: casino?.id ?? null }
      : { terms: `Terms ${at}`, freeSpins: null };
  }
  if (noun === "article" && kind !== "rename") return { body: `Text ${at}`, position: at };
  if (noun === "person" && kind !== "rename") return { bio: `Text ${at}` };
  if (noun === "redirect") return kind === "rename" ? { fromPath: `/${slug(at)}` } : { toUrl: target(at) };
  if (kind === "rename") return { slug: slug(at) };
  return noun === "casino"
    ? {
        rating: (at % 50) / 10,
        pros: at % 3 === 0 ? [] : [`Pro ${at}`],
        review: { about: at % 2 === 0 ? null : "Text" },
      }
    : { rtp: at % 2 === 0 ? null : at / 20, maxWin: "1x" };
}

async function rowsOf(app: TestApp, { noun }: EachNoun): Promise<Row[]> {
  return app.database.dataSource.query<Row[]>(`SELECT id, version FROM ${nouns[noun].table} ORDER BY created_at, id`);
}
