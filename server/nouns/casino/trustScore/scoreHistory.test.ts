import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { CasinoUpdate } from "../../../catalogue/history/casinoUpdates.js";
import { call, callOrThrow } from "../../../test/call.js";
import { latestChangeSet, undo } from "../../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../../test/createTestApp.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import { type CreatedRow, makeCasino } from "../../../test/catalogue/factories.js";
import { apply, stage } from "../../../test/catalogue/imports.js";
import { examinedUpdates, type ScoreChange, scoreChangesOf } from "./scoreHistory.js";

type Row = CreatedRow & { slug: string };

const thisYear = new Date().getUTCFullYear();
let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const whole = "changedAt score previousScore factors { label before after }";

async function historyOf({ slug }: Pick<Row, "slug">, args = ""): Promise<ScoreChange[]> {
  const selection = `scoreHistory${args} { ${whole} }`;
  return (await callOrThrow<{ scoreHistory: ScoreChange[] }>(app, "casino", { slug }, selection)).scoreHistory;
}

/** Returns the scores before and after each change, newest change first. */
async function scoresOf(casino: Row): Promise<[number, number][]> {
  return (await historyOf(casino)).map(({ previousScore, score }) => [previousScore, score]);
}

async function update(casino: Row, input: Record<string, unknown>): Promise<void> {
  const args = { id: casino.id, version: casino.version, input };
  Object.assign(casino, await callOrThrow(app, "updateCasino", args, "version", { viewer: "demo" }));
}

describe("a casino's score history", () => {
  it("is empty if the score has never changed", async () => {
    expect(await historyOf(await makeCasino(app, { rating: 4.5 }))).toEqual([]);
  });

  it("lists each change with the factors that changed, newest first", async () => {
    const casino = await makeCasino(app);
    const before = Date.now();
    await update(casino, { licenses: ["MGA"] });
    await update(casino, { licenses: [], rating: 4.5 });
    const changes = await historyOf(casino);
    expect(changes).toMatchObject([
      {
        previousScore: 75,
        score: 65,
        factors: [
          { label: "No license found", before: 20, after: 0 },
          { label: "Rated 9 out of 10 or higher", before: 0, after: 10 },
        ],
      },
      { previousScore: 55, score: 75, factors: [{ label: "Licensed (MGA)", before: 0, after: 20 }] },
    ]);
    const [later, earlier] = changes.map(({ changedAt }) => new Date(changedAt).getTime());
    expect(later).toBeGreaterThan(earlier!);
    expect(earlier).toBeGreaterThanOrEqual(before - 1);
  });

  it("omits updates that do not change the score", async () => {
    const casino = await makeCasino(app, { reviewCount: 1 });
    await update(casino, { reviewCount: 2 });
    await update(casino, { name: "Renamed", description: "Described" });
    expect(await historyOf(casino)).toEqual([]);
  });

  it("shows the cap as a factor", async () => {
    const best = { licenses: ["MGA"], establishedYear: 2000, rating: 5, hasLiveGames: true, acceptsCrypto: true };
    const casino = await makeCasino(app, best);
    await update(casino, { rating: 0 });
    await update(casino, { rating: 5 });
    const cap = { label: "No score goes above 100", before: 0, after: -4 };
    expect(
      (await historyOf(casino)).map(({ previousScore, score, factors }) => [previousScore, score, factors]),
    ).toEqual([
      [94, 100, [{ label: "Rated 9 out of 10 or higher", before: 0, after: 10 }, cap]],
      [
        100,
        94,
        [
          { label: "Not rated yet", before: 10, after: 0 },
          { ...cap, before: -4, after: 0 },
        ],
      ],
    ]);
  });

  it("includes imports and undos, and survives an undone deletion", async () => {
    const casino = await makeCasino(app);
    const rows = [[casino.slug, "MGA"]];
    await apply(app, await stage(app, { noun: "CASINO", columns: ["slug", "licenses"], rows }));
    expect(await scoresOf(casino)).toEqual([[55, 75]]);
    await undo(app, await latestChangeSet(app));
    const both = [
      [75, 55],
      [55, 75],
    ];
    expect(await scoresOf(casino)).toEqual(both);
    const { version } = await callOrThrow<Row>(app, "casino", { slug: casino.slug }, "version");
    await callOrThrow(app, "deleteCasino", { id: casino.id, version }, "id", { viewer: "demo" });
    await undo(app, await latestChangeSet(app));
    expect(await scoresOf(casino)).toEqual(both);
  });

  it("includes the start of the year in which the casino became old enough for more points, once that year has begun", async () => {
    const casino = await makeCasino(app, { establishedYear: thisYear - 5 });
    expect(await historyOf(casino)).toEqual([]);
    const turn = new Date(Date.UTC(thisYear + 1, 0, 1));
    now = new Date(turn.getTime() - 1);
    expect(await historyOf(casino)).toEqual([]);
    now = turn;
    const label = `Established ${thisYear - 5}, more than 5 years ago`;
    expect(await historyOf(casino)).toEqual([
      {
        changedAt: turn.toISOString(),
        previousScore: 55,
        score: 70,
        factors: [{ label, before: 0, after: 15 }],
      },
    ]);
    now = new Date();
  });

  it("includes the start of a year that added points, even if it was followed by more updates than the server examines", async () => {
    const snapshot = { licenses: [], establishedYear: thisYear - 6, rating: 0, reviewCount: 0 };
    const flags = { mobileOptimized: false, hasLiveGames: false, acceptsCrypto: false };
    const casino = await makeCasino(app, { establishedYear: thisYear - 6 });
    const count = examinedUpdates + 1;
    await app.database.dataSource.query(
      `WITH sets AS (
         INSERT INTO change_sets (id, actor, operation, created_at)
         SELECT gen_random_uuid(), 'editor', 'update', make_timestamptz($2::int - 1, 1, 1, 0, 0, 0, 'UTC') + n * interval '1 min'
         FROM generate_series(1, $3::int) AS n RETURNING id, created_at
       )
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
       SELECT id, 'casino', $1, 'update', 1 + row_number() OVER (ORDER BY created_at), $4::jsonb, $4::jsonb FROM sets`,
      [casino.id, thisYear, count, JSON.stringify({ ...snapshot, ...flags })],
    );
    await app.database.dataSource.query("UPDATE casinos SET version = $2 WHERE id = $1", [casino.id, count + 1]);
    const turn = new Date(Date.UTC(thisYear, 0, 1)).toISOString();
    expect(await historyOf(casino)).toMatchObject([{ changedAt: turn, previousScore: 55, score: 70 }]);
  });

  it("returns the newest `first` changes", async () => {
    const casino = await makeCasino(app);
    for (const licenses of [["MGA"], [], ["UKGC"]]) await update(casino, { licenses });
    expect((await historyOf(casino, "(first: 1)")).map(({ score }) => score)).toEqual([75]);
    expect(await historyOf(casino, "(first: 50)")).toHaveLength(3);
    expect(await historyOf(casino, "(first: null)")).toHaveLength(3);
  });

  it.each([0, 51])("rejects `first: %d`", async (first) => {
    const casino = await makeCasino(app);
    const selection = `scoreHistory(first: ${first}) { score }`;
    expectRefusal(await call(app, "casino", { slug: casino.slug }, selection), "BAD_USER_INPUT", ["first"]);
  });

  it("is read with one statement for all casinos in a list", async () => {
    const casinos = [await makeCasino(app), await makeCasino(app)];
    for (const casino of casinos) await update(casino, { licenses: ["MGA"] });
    const statements = await app.countStatements(async () => {
      const { data, errors } = await app.query<{ casinos: { nodes: { id: string; scoreHistory: ScoreChange[] }[] } }>(
        "{ casinos(first: 50, orderBy: CREATED_DESC) { nodes { id scoreHistory(first: 2) { score } } } }",
      );
      expect(errors).toBeUndefined();
      for (const { id } of casinos)
        expect(data.casinos.nodes.find((each) => each.id === id)!.scoreHistory).toEqual([{ score: 75 }]);
    });
    expect(statements.filter((statement) => /\bhistory\b/.test(statement))).toHaveLength(1);
  });
});

describe("changes to a score", () => {
  const plain = {
    licenses: [] as string[],
    establishedYear: null as number | null,
    rating: 0,
    reviewCount: 0,
    mobileOptimized: false,
    hasLiveGames: false,
    acceptsCrypto: false,
  };
  const opened = { ...plain, establishedYear: 2018 };
  const createdAt = new Date("2020-05-05T00:00:00Z");
  const today = new Date("2026-11-12T00:00:00Z");

  const updateAt = (day: string, before: object, after: object): CasinoUpdate => ({
    changedAt: new Date(day),
    before: { ...before },
    after: { ...after },
  });
  const daysOf = (casino: typeof plain, updates: CasinoUpdate[], row: { createdAt?: Date; version?: number } = {}) =>
    scoreChangesOf({ createdAt, version: 3, ...casino, ...row }, updates, today).map(({ changedAt }) =>
      changedAt.toISOString().slice(0, 10),
    );

  it.each<[string, string[], typeof plain, CasinoUpdate[]]>([
    ["before the first update", ["2024-01-01"], opened, [updateAt("2025-03-03", opened, opened)]],
    ["after the last update", ["2024-01-01"], opened, [updateAt("2023-03-03", opened, opened)]],
    [
      "between two updates",
      ["2025-03-03", "2024-01-01"],
      plain,
      [updateAt("2025-03-03", opened, plain), updateAt("2023-03-03", plain, opened)],
    ],
    ["while the opening year was unknown", ["2024-03-03"], opened, [updateAt("2024-03-03", plain, opened)]],
  ])("are dated correctly if the casino becomes old enough for more points %s", (_when, days, casino, updates) => {
    expect(daysOf(casino, updates)).toEqual(days);
  });

  it("do not include the start of a year before the casino's creation", () => {
    expect(daysOf(opened, [], { createdAt: new Date("2024-01-01T00:00:00Z") })).toEqual([]);
  });

  it("do not include the start of a year before the oldest update that the server examines", () => {
    const updates = [updateAt("2025-03-03", opened, opened)];
    expect(daysOf(opened, updates, { version: examinedUpdates })).toEqual(["2024-01-01"]);
    expect(daysOf(opened, updates, { version: examinedUpdates + 1 })).toEqual([]);
  });
});
