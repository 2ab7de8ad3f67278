import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { EntityManager } from "typeorm";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp, type TestViewer } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeAccount } from "../../test/sessions/signedIn.js";
import type { Services } from "../context.js";
import { publishDueDrafts } from "./draft.schedule.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true, hasAccounts: true });
});
afterAll(() => app.close());
afterEach(() => app.database.dataSource.query("DELETE FROM drafts"));

interface Draft {
  id: string;
  version: number;
  rowId: string | null;
  state: string;
  publishAt: string | null;
  failure: string | null;
}

const fields = "id version rowId name state publishAt scheduledBy failure";
const article = { kind: "NEWS", title: "Scheduled news", body: "Text." };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function create(patch: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Draft> {
  const input = { noun: "ARTICLE", patch: { ...article, ...patch }, ...more };
  return callOrThrow<Draft>(app, "createDraft", { input }, fields, { viewer: "contributor" });
}

const schedule = (draft: Draft, args: Record<string, unknown>, viewer: TestViewer = "publisher") =>
  call<Draft>(app, "scheduleDraft", { id: draft.id, version: draft.version, ...args }, fields, { viewer });

const shown = async (slug: string) => (await call(app, "article", { slug }, "title publishedAt")).result;
const readSchedule = () => callOrThrow<Draft[]>(app, "schedule", {}, fields, { viewer: "editor" });
const read = (id: string) => callOrThrow<Draft>(app, "draft", { id }, fields, { viewer: "editor" });

/** Runs the job as if it were just after `time`. Runs it twice at the same time, as two servers would. */
async function runAt(time: string): Promise<void> {
  const passed = `interval '${Date.parse(time) - Date.now() + 1_000} milliseconds'`;
  await app.database.dataSource.query(`UPDATE drafts SET publish_at = publish_at - ${passed}`);
  await Promise.all([publishDueDrafts(app.services), publishDueDrafts(app.services)]);
}

/** Makes the insertion of an article with this slug fail with an unexpected error. */
const breakInsert = (slug: string) =>
  app.database.dataSource.query(
    `CREATE FUNCTION fail_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'unlucky'; END $$;
     CREATE TRIGGER unlucky BEFORE INSERT ON articles FOR EACH ROW WHEN (NEW.slug = '${slug}')
       EXECUTE FUNCTION fail_insert()`,
  );
const repairInsert = () => app.database.dataSource.query("DROP FUNCTION fail_insert CASCADE");

const takeSlug = (slug: string) =>
  callOrThrow(app, "createArticle", { input: { ...article, slug } }, "id", { viewer: "publisher" });

/** Creates a published article, and schedules it to be hidden. */
async function createHiding(slug: string, at: string): Promise<Draft> {
  const input = { ...article, slug, publishedAt: inHours(-1) };
  const row = await callOrThrow<Draft>(app, "createArticle", { input }, "id", { viewer: "publisher" });
  return hideArticle(row.id, at);
}

const hideArticle = (rowId: string, at: string) =>
  callOrThrow<Draft>(app, "scheduleUnpublishing", { noun: "ARTICLE", rowId, at }, fields, { viewer: "publisher" });

describe("the schedule", () => {
  it("publishes a draft once at its scheduled time, and hides the row again later", async () => {
    const draft = await create({ slug: "scheduled-news" });
    const [publishAt, unpublishAt] = [inHours(1), inHours(3)];
    const scheduled = (await schedule(draft, { publishAt, unpublishAt })).result!;
    expect(scheduled).toMatchObject({ state: "SCHEDULED", publishAt, scheduledBy: "publisher@example.com" });
    expect(await readSchedule()).toMatchObject([
      { id: draft.id, publishAt },
      { rowId: draft.id, name: "Scheduled news", publishAt: unpublishAt },
    ]);
    await Promise.all([publishDueDrafts(app.services), publishDueDrafts(app.services)]);
    expect(await shown("scheduled-news")).toBeNull();
    await runAt(publishAt);
    expect(await shown("scheduled-news")).toMatchObject({ title: "Scheduled news" });
    const history = await callOrThrow(app, "history", { noun: "ARTICLE", id: draft.id }, "nodes { actor operation }", {
      viewer: "publisher",
    });
    expect(history).toEqual({ nodes: [{ actor: "publisher@example.com", operation: "publishDraft" }] });
    await runAt(inHours(2));
    expect(await shown("scheduled-news")).toBeNull();
    expect(await readSchedule()).toEqual([]);
  });

  it("sends a draft back to review if it can't be published, and says why", async () => {
    const broken = await create({ slug: "taken-later" });
    const good = await create({ slug: "good-news" });
    await schedule(broken, { publishAt: inHours(1) });
    await schedule(good, { publishAt: inHours(1) });
    await takeSlug("taken-later");
    await runAt(inHours(1));
    expect(await read(broken.id)).toMatchObject({
      state: "IN_REVIEW",
      publishAt: null,
      scheduledBy: null,
      failure: expect.stringContaining("slug"),
    });
    // A failure does not stop the other drafts.
    expect(await shown("good-news")).not.toBeNull();
    expect(await read(good.id)).toMatchObject({ state: "PUBLISHED" });
  });

  it("says which rule a draft violates that the database checks at the commit", async () => {
    const viewer = "publisher" as const;
    const redirect = (fromPath: string, toUrl: string) => ({ input: { noun: "REDIRECT", patch: { fromPath, toUrl } } });
    const chain = await callOrThrow<Draft>(app, "createDraft", redirect("/a", "/b"), fields, { viewer });
    await schedule(chain, { publishAt: inHours(1) });
    await callOrThrow(app, "createRedirect", { input: { fromPath: "/b", toUrl: "/faq" } }, "id", { viewer });
    await runAt(inHours(1));
    const failure = "Another redirect starts at this target. Enter the final address instead.";
    const failed = await read(chain.id);
    expect(failed).toMatchObject({ state: "IN_REVIEW", failure });
    const again = await schedule(failed, { publishAt: inHours(1) });
    await app.database.dataSource.query("DELETE FROM redirects");
    expectRefusal(again, "BAD_USER_INPUT", ["toUrl"]);
  });

  it("rejects a draft that could not be published now", async () => {
    const taken = await create({ slug: "your-first-hour-at-an-online-casino" });
    expectRefusal(await schedule(taken, { publishAt: inHours(1) }), "BAD_USER_INPUT", ["slug"]);
    const { rowId } = await createHiding("changed-twice", inHours(5));
    const conflicting = await create({ title: "Ours" }, { rowId, rowVersion: 1 });
    await callOrThrow(app, "updateArticle", { id: rowId, version: 1, input: { title: "Theirs" } }, "id", {
      viewer: "publisher",
    });
    expectRefusal(await schedule(conflicting, { publishAt: inHours(1) }), "CONFLICT", ["title"]);
    for (const { id } of [taken, conflicting])
      expect(await read(id)).toMatchObject({ state: "DRAFT", publishAt: null });
  });

  it("continues with the other drafts after an unexpected error, and retries the draft that failed", async () => {
    const broken = await create({ slug: "unlucky-news" });
    const good = await create({ slug: "lucky-news" });
    await schedule(broken, { publishAt: inHours(1.9) });
    await schedule(good, { publishAt: inHours(2) });
    await breakInsert("unlucky-news");
    try {
      await runAt(inHours(2));
      expect(await read(good.id)).toMatchObject({ state: "PUBLISHED" });
      expect(await read(broken.id)).toMatchObject({ state: "SCHEDULED", failure: null });
    } finally {
      await repairInsert();
    }
    await publishDueDrafts(app.services);
    expect(await read(broken.id)).toMatchObject({ state: "PUBLISHED" });
  });

  it("sends a draft back to review if unexpected errors prevented its publication for 15 minutes", async () => {
    const draft = await create({ slug: "hopeless-news" });
    const publishAt = inHours(1);
    await schedule(draft, { publishAt });
    await breakInsert("hopeless-news");
    try {
      await runAt(new Date(Date.parse(publishAt) + 14 * 60_000).toISOString());
      expect(await read(draft.id)).toMatchObject({ state: "SCHEDULED", failure: null });
      await app.database.dataSource.query("UPDATE drafts SET publish_at = publish_at - interval '1 minute'");
      await publishDueDrafts(app.services);
    } finally {
      await repairInsert();
    }
    const failure = expect.stringMatching(/^The server tried to publish this draft several times/);
    expect(await read(draft.id)).toMatchObject({ state: "IN_REVIEW", publishAt: null, failure });
  });

  it("does not publish what demo mode scheduled once the first account exists", async () => {
    const draft = await create({ slug: "demo-news" });
    await schedule(draft, { publishAt: inHours(1) }, "demo");
    const { id } = await makeAccount(app.database.dataSource);
    await runAt(inHours(1));
    await app.database.dataSource.query("DELETE FROM admin_accounts WHERE id = $1", [id]);
    const failure = expect.stringMatching(/^demo scheduled this draft, but is no longer allowed to publish changes/);
    expect(await read(draft.id)).toMatchObject({ state: "IN_REVIEW", failure });
  });

  it("can be canceled, and then publishes nothing", async () => {
    const draft = await create({ slug: "canceled-news" });
    const scheduled = (await schedule(draft, { publishAt: inHours(1) })).result!;
    const args = { id: draft.id, version: scheduled.version };
    const canceled = await callOrThrow<Draft>(app, "unscheduleDraft", args, fields, { viewer: "publisher" });
    expect(canceled).toMatchObject({ state: "IN_REVIEW", publishAt: null });
    await runAt(inHours(1));
    expect(await shown("canceled-news")).toBeNull();
  });

  it("has at most one time for hiding a new row, and none once the draft is unscheduled or discarded", async () => {
    const times = async () => (await readSchedule()).map(({ rowId, publishAt }) => [rowId !== null, publishAt]);
    const [first, second, third, fourth] = [1, 2, 3, 4].map(inHours);
    const draft = await create({ slug: "brief-news" });
    const scheduled = (await schedule(draft, { publishAt: first, unpublishAt: second })).result!;
    const moved = (await schedule(scheduled, { publishAt: third, unpublishAt: fourth })).result!;
    expect(await times()).toEqual([
      [false, third],
      [true, fourth],
    ]);
    const lasting = (await schedule(moved, { publishAt: second })).result!;
    expect(await times()).toEqual([[false, second]]);
    const brief = (await schedule(lasting, { publishAt: first, unpublishAt: second })).result!;
    const run = (name: string, { id, version }: Draft) =>
      callOrThrow<Draft>(app, name, { id, version }, fields, { viewer: "publisher" });
    const waiting = await run("unscheduleDraft", brief);
    expect(await times()).toEqual([]);
    const again = (await schedule(waiting, { publishAt: first, unpublishAt: second })).result!;
    expect(await run("discardDraft", again)).toMatchObject({ publishAt: null, scheduledBy: null });
    expect(await times()).toEqual([]);
  });

  it("still hides a row when scheduled, even if a contributor uses the row's id for a new draft", async () => {
    const at = inHours(1);
    const { rowId: id } = await createHiding("hidden-later", at);
    const newDraft = { input: { noun: "ARTICLE", id, patch: article } };
    expectRefusal(await call(app, "createDraft", newDraft, fields, { viewer: "contributor" }), "CONFLICT");
    // Such a draft may also be older than the row.
    await app.database.dataSource.query(
      `INSERT INTO drafts (id, noun, name, patch, created_by, created_by_id)
       SELECT $1, 'article', 'Same id', '{}', email, id FROM admin_accounts WHERE role = 'contributor'`,
      [id],
    );
    const discard = { id, version: 1 };
    await callOrThrow(app, "discardDraft", discard, fields, { viewer: "contributor" });
    expect(await readSchedule()).toMatchObject([{ rowId: id, state: "SCHEDULED", publishAt: at }]);
  });

  it("no longer hides a new row if a publisher discards the draft after it could not be published", async () => {
    const draft = await create({ slug: "taken-later-too" });
    await schedule(draft, { publishAt: inHours(1), unpublishAt: inHours(3) });
    await takeSlug("taken-later-too");
    await runAt(inHours(1));
    expect(await readSchedule()).toMatchObject([{ rowId: draft.id }]);
    const { id, version } = await read(draft.id);
    await callOrThrow(app, "discardDraft", { id, version }, fields, { viewer: "publisher" });
    expect(await readSchedule()).toEqual([]);
  });

  it("no longer hides an existing row when a draft of the row is scheduled without a time to hide it", async () => {
    const { rowId } = await createHiding("visible-again", inHours(5));
    const draft = await create({}, { rowId, rowVersion: 1 });
    const [publishAt, unpublishAt] = [inHours(1), inHours(4)];
    const scheduled = (await schedule(draft, { publishAt, unpublishAt })).result!;
    expect(await readSchedule()).toMatchObject([{ id: draft.id }, { rowId, publishAt: unpublishAt }]);
    await schedule(scheduled, { publishAt, unpublishAt: null });
    expect(await readSchedule()).toMatchObject([{ id: draft.id, publishAt }]);
  });

  it("hides a row only once when the draft that hides it is rescheduled", async () => {
    const hiding = await createHiding("hidden-once", inHours(1));
    const hidingTwice = await schedule(hiding, { publishAt: inHours(2), unpublishAt: inHours(3) });
    expectRefusal(hidingTwice, "BAD_USER_INPUT", ["unpublishAt"]);
    const args = { id: hiding.id, version: hiding.version };
    const waiting = await callOrThrow<Draft>(app, "unscheduleDraft", args, fields, { viewer: "publisher" });
    await hideArticle(hiding.rowId!, inHours(2));
    const publishAt = inHours(3);
    expect((await schedule(waiting, { publishAt })).errors).toBeUndefined();
    expect(await readSchedule()).toMatchObject([{ id: hiding.id, publishAt }]);
  });

  it("hides a row only once when two requests schedule it to be hidden at the same time", async () => {
    let hiding = await createHiding("often-hidden", inHours(1));
    for (const hours of [2, 3, 4, 5]) {
      const args = { id: hiding.id, version: hiding.version };
      const waiting = await callOrThrow<Draft>(app, "unscheduleDraft", args, fields, { viewer: "publisher" });
      const rescheduled = schedule(waiting, { publishAt: inHours(hours) });
      await Promise.all([rescheduled, hideArticle(hiding.rowId!, inHours(hours + 1))]);
      const scheduled = await readSchedule();
      expect(scheduled).toHaveLength(1);
      hiding = scheduled[0]!;
    }
  });

  it("can't be used by editors or for times in the past, and contributors can't change a scheduled draft", async () => {
    const draft = await create({ slug: "early-news" });
    expectRefusal(await schedule(draft, { publishAt: inHours(1) }, "editor"), "FORBIDDEN");
    expectRefusal(await schedule(draft, { publishAt: inHours(-1) }), "BAD_USER_INPUT", ["publishAt"]);
    const early = { publishAt: inHours(2), unpublishAt: inHours(1) };
    expectRefusal(await schedule(draft, early), "BAD_USER_INPUT", ["unpublishAt"]);
    const { result } = await schedule(draft, { publishAt: inHours(1) });
    // Nobody reviews changes to a scheduled draft, so a contributor can't make any.
    const input = { patch: { title: "Slipped in" } };
    const change = { id: draft.id, version: result!.version, input };
    expectRefusal(await call(app, "updateDraft", change, "id", { viewer: "contributor" }), "FORBIDDEN");
    const { id, version } = result!;
    expectRefusal(await call(app, "discardDraft", { id, version }, "id", { viewer: "contributor" }), "FORBIDDEN");
  });

  it("can hide an existing bonus, even if the bonus changes in the meantime, but can't hide a casino", async () => {
    const list = await callOrThrow<{ nodes: { id: string; version: number }[] }>(
      app,
      "bonuses",
      { first: 1 },
      "nodes { id version }",
    );
    const [bonus] = list.nodes;
    const at = inHours(1);
    const hide = (noun: string, rowId: string) =>
      call(app, "scheduleUnpublishing", { noun, rowId, at }, fields, { viewer: "publisher" });
    const hideAt = (time: string) =>
      call(app, "scheduleUnpublishing", { noun: "BONUS", rowId: bonus!.id, at: time }, fields, { viewer: "publisher" });
    await Promise.all([hideAt(inHours(2)), hideAt(inHours(3))]);
    // The latest schedule replaces the earlier ones.
    expect((await hide("BONUS", bonus!.id)).result).toMatchObject({ rowId: bonus!.id, publishAt: at });
    expect(await readSchedule()).toMatchObject([{ rowId: bonus!.id, publishAt: at }]);
    const update = { id: bonus!.id, version: bonus!.version, input: { title: "Renamed since" } };
    await callOrThrow(app, "updateBonus", update, "id", { viewer: "publisher" });
    await runAt(at);
    expect((await call(app, "bonus", { id: bonus!.id }, "title")).result).toBeNull();
    const casino = await callOrThrow<{ id: string }>(app, "casino", { slug: "northgate" }, "id");
    expectRefusal(await hide("CASINO", casino.id), "BAD_USER_INPUT", ["noun"]);
    expectRefusal(await hide("BONUS", casino.id), "NOT_FOUND");
  });
});

/** Returns the services of a server that pauses after it has found a due draft, until `resume` is called. */
function pausedServer({ db, ...services }: Services) {
  let find!: () => void;
  let resume!: () => void;
  const hasFound = new Promise<void>((resolve) => (find = resolve));
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  const transaction = (run: (manager: EntityManager) => Promise<unknown>) =>
    db.transaction((manager) => {
      const query = manager.query.bind(manager);
      manager.query = async <Rows>(statement: string, values?: unknown[]): Promise<Rows> => {
        const rows = await query<Rows>(statement, values);
        find();
        await resumed;
        return rows;
      };
      return run(manager);
    });
  const paused: Services = { ...services, db: Object.assign(Object.create(db) as typeof db, { transaction }) };
  return { services: paused, hasFound, resume };
}

// On the embedded database, no statement can run during another transaction.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describePostgres("a server that runs the schedule while another server publishes a draft", () => {
  it("does not publish the draft again", async () => {
    const { id, rowId } = await createHiding("hidden-by-one-server", inHours(1));
    await app.database.dataSource.query("UPDATE drafts SET publish_at = clock_timestamp()");
    const first = pausedServer(app.services);
    const published = publishDueDrafts(first.services);
    await first.hasFound;
    await publishDueDrafts(app.services);
    // If both servers hid the article, this change would lie between the two publications.
    const { version } = await callOrThrow<Draft>(app, "article", { id: rowId }, "version", { viewer: "publisher" });
    const update = { id: rowId, version, input: { title: "Shown again", publishedAt: inHours(-2) } };
    await callOrThrow(app, "updateArticle", update, "id", { viewer: "publisher" });
    first.resume();
    await published;
    expect(await read(id)).toMatchObject({ state: "PUBLISHED" });
    const history = await callOrThrow(app, "history", { noun: "ARTICLE", id: rowId }, "nodes { operation }", {
      viewer: "publisher",
    });
    expect(history).toEqual({
      nodes: [{ operation: "publishDraft" }, { operation: "updateArticle" }, { operation: "createArticle" }],
    });
  });
});
