import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { hideSample } from "./sampleCatalogue.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ viewer: "demo", seed: true });
});
afterEach(() => app.close());

type Counts = Record<"casinos" | "bonuses" | "games" | "articles" | "people", number>;

const counts = "casinos bonuses games articles people";
const readSample = () => callOrThrow<Counts>(app, "sampleCatalogue", {}, counts);
const remove = (withArticles: boolean) =>
  callOrThrow<{ changeSetId: string | null; removed: Counts }>(
    app,
    "removeSampleCatalogue",
    { withArticles },
    `changeSetId removed { ${counts} }`,
  );

async function countRows(): Promise<Counts> {
  const [row] = await app.database.dataSource.query<[Counts]>(
    `SELECT (SELECT count(*)::int FROM casinos) AS casinos, (SELECT count(*)::int FROM bonuses) AS bonuses,
       (SELECT count(*)::int FROM games) AS games, (SELECT count(*)::int FROM articles) AS articles,
       (SELECT count(*)::int FROM people) AS people`,
  );
  return row;
}

describe("a public site with the sample catalogue", () => {
  type Settings = { version: number; isIndexed: boolean };
  const readSettings = () => callOrThrow<Settings>(app, "siteSettings", {}, "version isIndexed");
  const save = async (input: object) => {
    const { version } = await readSettings();
    await callOrThrow(app, "updateSiteSettings", { version, input }, "version");
  };
  /** Returns whether search engines may list the site after a start. */
  const start = async () => {
    await hideSample(app.database.dataSource.manager);
    return (await readSettings()).isIndexed;
  };

  it("is hidden from search engines, even if an owner has saved other settings before", async () => {
    await save({ name: "Our Odds" });
    await save({ tagline: "Ours", isIndexed: true });
    expect(await start()).toBe(false);
    expect(await start()).toBe(false);
  });

  it("stays listed after an owner has listed it", async () => {
    expect(await start()).toBe(false);
    await save({ isIndexed: true });
    expect(await start()).toBe(true);
    await save({ name: "Our Odds" });
    expect(await start()).toBe(true);
  });

  it("is not hidden once the sample casinos are removed, but again after the removal is undone", async () => {
    const { changeSetId } = await remove(false);
    expect(await start()).toBe(true);
    await undo(app, changeSetId!);
    expect(await start()).toBe(false);
  });
});

describe("removeSampleCatalogue", () => {
  it("removes everything but the legal pages, and an undo restores all of it", async () => {
    const before = await countRows();
    const sample = await readSample();
    expect(sample).toMatchObject({ casinos: before.casinos, bonuses: before.bonuses, games: before.games });
    const { changeSetId, removed } = await remove(true);
    expect(removed).toEqual(sample);
    const left = await app.database.dataSource.query<{ kind: string; slug: string }[]>(
      "SELECT kind, slug FROM articles",
    );
    expect(left.every(({ kind }) => kind === "page")).toBe(true);
    expect(left.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["privacy", "terms", "cookies"]));
    expect(await countRows()).toMatchObject({ casinos: 0, bonuses: 0, games: 0, people: 0 });
    expect(await readSample()).toMatchObject({ casinos: 0, articles: 0 });

    await undo(app, changeSetId!);
    expect(await countRows()).toEqual(before);
    expect(await readSample()).toEqual(sample);
    expect((await remove(true)).removed).toEqual(sample);
  });

  it("keeps articles and people if asked to, and removes nothing the second time", async () => {
    const before = await countRows();
    await remove(false);
    expect(await countRows()).toEqual({ ...before, casinos: 0, bonuses: 0, games: 0 });
    expect(await remove(false)).toMatchObject({ changeSetId: null });
  });

  it("keeps what editors added or changed, and the casino of a bonus that they added", async () => {
    const { dataSource } = app.database;
    const own = await makeCasino(app, { slug: "own" });
    const [changed, extended] = await dataSource.query<{ id: string; version: number }[]>(
      "SELECT id, version FROM casinos WHERE id <> $1 ORDER BY id LIMIT 2",
      [own.id],
    );
    await callOrThrow(
      app,
      "updateCasino",
      { id: changed!.id, version: changed!.version, input: { name: "Mine now" } },
      "id",
    );
    const bonus = await makeBonus(app, { casinoId: extended!.id });
    await remove(true);
    const kept = await dataSource.query<{ id: string }[]>("SELECT id FROM casinos");
    expect(kept.map(({ id }) => id).toSorted()).toEqual([own.id, changed!.id, extended!.id].toSorted());
    const bonuses = await dataSource.query<{ id: string; casino_id: string }[]>("SELECT id, casino_id FROM bonuses");
    expect(bonuses.map(({ id }) => id)).toContain(bonus.id);
    expect(bonuses.every(({ casino_id: casinoId }) => kept.some(({ id }) => id === casinoId))).toBe(true);
  });

  it("requires a session", async () => {
    const visitor = { viewer: "visitor" } as const;
    expectRefusal(
      await call(app, "removeSampleCatalogue", { withArticles: true }, "changeSetId", visitor),
      "UNAUTHENTICATED",
    );
    expectRefusal(await call(app, "sampleCatalogue", {}, "casinos", visitor), "UNAUTHENTICATED");
  });
});

describe("sampleCatalogue", () => {
  it("lists the pages with starter text until an editor changes them", async () => {
    const read = async () =>
      (
        await callOrThrow<{ starterPages: { id: string; title: string }[] }>(
          app,
          "sampleCatalogue",
          {},
          "starterPages { id title }",
        )
      ).starterPages;
    const before = await read();
    const slugs = await app.database.dataSource.query<{ slug: string }[]>(
      "SELECT slug FROM articles WHERE id = ANY($1)",
      [before.map(({ id }) => id)],
    );
    expect(slugs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["privacy", "terms", "cookies"]));
    const changed = before[0]!.id;
    const other = before[1]!.id;
    await callOrThrow(app, "updateArticle", { id: other, version: 1, input: { seoTitle: "Another title" } }, "id");
    expect(await read()).toEqual(before);
    await callOrThrow(app, "updateArticle", { id: changed, version: 1, input: { body: "Our own text." } }, "id");
    expect(await read()).toEqual(before.slice(1));
  });

  it("says which published articles would lose an embed", async () => {
    const [{ slug, bonusId }] = await app.database.dataSource.query<[{ slug: string; bonusId: string }]>(
      `SELECT slug, bonuses.id AS "bonusId" FROM casinos JOIN bonuses ON casino_id = casinos.id LIMIT 1`,
    );
    const own = await makeCasino(app, {});
    const bodies: Record<string, string> = {
      Casino: `Text\n\n{{casino:${slug}}}\n\nText`,
      Receipt: `{{receipt:${slug}}}`,
      Bonus: `{{bonus:${bonusId}}} \nText`,
      Own: `{{casino:${own.slug}}}`,
      Mention: `In a sentence: {{casino:${slug}}}`,
    };
    for (const [title, body] of Object.entries(bodies))
      await callOrThrow(
        app,
        "createArticle",
        {
          input: {
            kind: "NEWS",
            title,
            slug: `about-${title.toLowerCase()}`,
            body,
            publishedAt: "2026-01-01T00:00:00Z",
          },
        },
        "id",
      );
    await callOrThrow(
      app,
      "createArticle",
      { input: { kind: "NEWS", title: "Draft", slug: "draft", body: bodies["Casino"] } },
      "id",
    );
    const embeds = () =>
      callOrThrow<{ embeddedBy: { title: string; isSample: boolean }[] }>(
        app,
        "sampleCatalogue",
        {},
        "embeddedBy { title isSample }",
      );
    const found = (await embeds()).embeddedBy.filter(({ isSample }) => !isSample).map(({ title }) => title);
    expect(found.toSorted()).toEqual(["Bonus", "Casino", "Receipt"]);
    await remove(true);
    expect((await embeds()).embeddedBy).toEqual([]);
  });
});
