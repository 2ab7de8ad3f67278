import { randomUUID } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { draftedNouns } from "../../app/draftedNouns.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp, type TestViewer } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeRedirect } from "../../test/catalogue/factories.js";
import { Draft as DraftEntity } from "../../database/entities/team/draft.entity.js";
import { createLoaders } from "../loaders.js";
import { maxOpenDrafts } from "./draft.commands.js";
import { previewDraft } from "./draft.preview.js";
import { deleteOldDrafts } from "./housekeeping.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());
afterEach(() => app.database.dataSource.query("DELETE FROM drafts"));

interface Draft {
  id: string;
  version: number;
  rowId: string | null;
  name: string;
  state: string;
  patch: Record<string, unknown>;
  createdBy: string;
  isMine: boolean;
  approvedBy: string | null;
  comment: string | null;
}

const fields =
  "id version noun rowId baseVersion name patch state createdBy isMine comment commentBy approvedBy publishAt failure";

const draftAs = (viewer: TestViewer) => ({
  create: (input: Record<string, unknown>) => call<Draft>(app, "createDraft", { input }, fields, { viewer }),
  run: (name: string, { id, version }: Pick<Draft, "id" | "version">, more: Record<string, unknown> = {}) =>
    call<Draft>(app, name, { id, version, ...more }, fields, { viewer }),
  publish: (draft: Pick<Draft, "id" | "version">, more: Record<string, unknown> = {}) =>
    call<{ draft: Draft; rowId: string; changeSetId: string | null }>(
      app,
      "publishDraft",
      { id: draft.id, version: draft.version, ...more },
      `rowId changeSetId draft { ${fields} }`,
      { viewer },
    ),
  list: async (filter: Record<string, unknown> = {}) =>
    (await callOrThrow<{ nodes: Draft[] }>(app, "drafts", { filter }, `nodes { ${fields} } totalCount`, { viewer }))
      .nodes,
});
const [contributor, editor, publisher, owner] = (["contributor", "editor", "publisher", "owner"] as const).map(draftAs);

async function northgate() {
  return callOrThrow<{ id: string; version: number; name: string; review: { about: string } }>(
    app,
    "casino",
    { slug: "northgate" },
    "id version name rating review { about games }",
  );
}

/** Creates a draft of a casino as a contributor. */
async function casinoDraft(patch: Record<string, unknown> = { review: { about: "Drafted text." } }) {
  const { id, version } = await northgate();
  const { result, errors } = await contributor!.create({ noun: "CASINO", rowId: id, rowVersion: version, patch });
  expect(errors).toBeUndefined();
  return result!;
}

describe("a draft", () => {
  it("changes nothing until a publisher publishes it, and the history shows who published it", async () => {
    const before = await northgate();
    const draft = await casinoDraft();
    expect(draft).toMatchObject({ state: "DRAFT", name: "Northgate", isMine: true, version: 1 });
    expect(await northgate()).toEqual(before);
    const { result } = await publisher!.publish(draft, { reason: "Checked" });
    expect(result).toMatchObject({ rowId: before.id, draft: { state: "PUBLISHED", version: 2 } });
    expect(await northgate()).toMatchObject({ version: before.version + 1, review: { about: "Drafted text." } });
    const history = await callOrThrow<{ nodes: object[] }>(
      app,
      "history",
      { noun: "CASINO", id: before.id, first: 1 },
      "nodes { actor operation reason }",
      { viewer: "contributor" },
    );
    expect(history.nodes).toEqual([{ actor: "publisher@example.com", operation: "publishDraft", reason: "Checked" }]);
    expectRefusal(await publisher!.publish({ ...draft, version: 2 }), "CONFLICT");
  });

  it("has a change set for undoing its publication, unless it changed nothing", async () => {
    const before = await northgate();
    const { result } = await publisher!.publish(await casinoDraft());
    const { changeSetId } = result!;
    await callOrThrow(app, "undo", { changeSetId }, "id", { viewer: "publisher" });
    expect(await northgate()).toEqual({ ...before, version: before.version + 2 });
    const empty = await casinoDraft({});
    expect((await publisher!.publish(empty)).result).toMatchObject({ changeSetId: null });
    const patch = { title: "Undone post", kind: "POST", body: "Text.", slug: "undone-post" };
    const added = await publisher!.publish((await contributor!.create({ noun: "ARTICLE", patch })).result!);
    await callOrThrow(app, "undo", { changeSetId: added.result!.changeSetId }, "id", { viewer: "publisher" });
    expect((await call(app, "article", { slug: "undone-post" }, "title")).result).toBeNull();
  });

  it("can be a new row, which may be incomplete until it is published", async () => {
    const patch = { title: "Draft post", kind: "POST", body: "Text." };
    const draft = (await contributor!.create({ noun: "ARTICLE", patch })).result!;
    expectRefusal(await publisher!.publish(draft), "BAD_USER_INPUT", ["slug"]);
    const whole = await contributor!.run("updateDraft", draft, { input: { patch: { ...patch, slug: "draft-post" } } });
    const { result } = await publisher!.publish(whole.result!);
    expect(result!.rowId).toBe(draft.id);
    // The article is public, because publishing a new article sets the time of its publication.
    expect(await callOrThrow(app, "article", { slug: "draft-post" }, "title")).toEqual({ title: "Draft post" });
  });

  it.each(Object.keys(draftedNouns))("can't contain unknown fields or values of the wrong type: %s", async (noun) => {
    const drafted = draftedNouns[noun as keyof typeof draftedNouns];
    await expect(drafted.check({ nonsense: 1 })).rejects.toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    await expect(drafted.check({ name: { a: 1 }, fileName: 4, title: 5, fromPath: [] })).rejects.toMatchObject({
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it("must follow the rules for the row's input, and can't belong to an unknown row", async () => {
    const { id, version } = await northgate();
    const row = { noun: "CASINO", rowId: id, rowVersion: version };
    expectRefusal(await contributor!.create({ ...row, patch: { rating: 11 } }), "BAD_USER_INPUT", ["rating"]);
    expectRefusal(await contributor!.create({ ...row, patch: { id: randomUUID() } }), "BAD_USER_INPUT", ["id"]);
    expectRefusal(await contributor!.create({ ...row, patch: { review: { aboot: "" } } }), "BAD_USER_INPUT", [
      "review.aboot",
    ]);
    expectRefusal(await contributor!.create({ ...row, rowVersion: null, patch: {} }), "BAD_USER_INPUT", ["rowVersion"]);
    expectRefusal(await contributor!.create({ ...row, rowId: randomUUID(), patch: {} }), "NOT_FOUND");
    expectRefusal(await contributor!.create({ ...row, rowId: "nope", patch: {} }), "NOT_FOUND");
    expectRefusal(await contributor!.create({ noun: "SETTINGS", patch: {} }), "BAD_USER_INPUT", ["rowId"]);
  });

  it("is created only once for repeated calls with the same id", async () => {
    const input = { id: randomUUID(), noun: "GAME", patch: { name: "Once" } };
    const first = await contributor!.create(input);
    expect((await contributor!.create(input)).result).toEqual(first.result);
    expectRefusal(await editor!.create(input), "CONFLICT");
  });

  it("can be sent again with the same id even after the limit on open drafts is reached", async () => {
    const input = { id: randomUUID(), noun: "GAME", patch: { name: "First" } };
    const first = await contributor!.create(input);
    await app.database.dataSource.query(
      `INSERT INTO drafts (noun, name, patch, created_by, created_by_id)
       SELECT noun, 'Other', patch, created_by, created_by_id FROM drafts, generate_series(1, $1)`,
      [maxOpenDrafts - 2],
    );
    const created = await Promise.all(
      [1, 2, 3].map(() => contributor!.create({ noun: "GAME", patch: { name: "Last" } })),
    );
    expect(created.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await contributor!.create(input)).result).toEqual(first.result);
    expectRefusal(await contributor!.create({ noun: "GAME", patch: { name: "More" } }), "BAD_USER_INPUT", ["patch"]);
  });

  it("is merged if only other fields of the row have changed, and rejected if the same field has changed", async () => {
    const draft = await casinoDraft({ review: { about: "Merged text." } });
    const { id, version } = await northgate();
    const update = (input: object, at: number) =>
      callOrThrow(app, "updateCasino", { id, version: at, input }, "version", { viewer: "publisher" });
    await update({ review: { games: "Another section." } }, version);
    expect((await publisher!.publish(draft)).result).toMatchObject({ draft: { state: "PUBLISHED" } });
    expect((await northgate()).review).toEqual({ about: "Merged text.", games: "Another section." });
    const stale = await casinoDraft({ review: { about: "Lost text." } });
    await update({ review: { about: "Newer text." } }, version + 2);
    const { extensions } = expectRefusal(await publisher!.publish(stale), "CONFLICT", ["review.about"]);
    expect(extensions["currentVersion"]).toBe(version + 3);
    // The editor resolves the conflict in the form, and saves the draft with the version that the form shows.
    const input = { patch: { review: { about: "Decided text." } }, rowVersion: version + 3 };
    const decided = await publisher!.run("updateDraft", stale, { input });
    expect((await publisher!.publish(decided.result!)).errors).toBeUndefined();
    expect((await northgate()).review.about).toBe("Decided text.");
  });

  it("of a bonus that starts in the future shows the bonus in its preview", async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const patch = { title: "Next week", bonusType: "WELCOME", isActive: true, startsAt };
    const { id } = (await contributor!.create({ noun: "BONUS", patch })).result!;
    const draft = await app.database.dataSource.manager.findOneByOrFail(DraftEntity, { id });
    const shown = await previewDraft(app.services, draft, ({ db }) => createLoaders(db).activeBonusById.load(id));
    expect(shown).toMatchObject({ title: "Next week" });
    expect((await editor!.list()).find((each) => each.id === id)?.patch).toEqual(patch);
  });

  it("is published completely or not at all", async () => {
    const patch = { name: "Twin", slug: "northgate" };
    const draft = (await contributor!.create({ noun: "CASINO", patch })).result!;
    expectRefusal(await publisher!.publish(draft), "BAD_USER_INPUT", ["slug"]);
    expect(await publisher!.list()).toMatchObject([{ id: draft.id, state: "DRAFT", version: 1 }]);
  });

  it("can't add a redirect to a path that redirects too", async () => {
    await makeRedirect(app, { fromPath: "/final", toUrl: "/faq" });
    const patch = { fromPath: "/first", toUrl: "/final" };
    const draft = (await editor!.create({ noun: "REDIRECT", patch })).result!;
    expectRefusal(await publisher!.publish(draft), "BAD_USER_INPUT", ["toUrl"]);
    await app.database.dataSource.query("DELETE FROM redirects");
    expect((await publisher!.publish(draft)).errors).toBeUndefined();
    await app.database.dataSource.query("DELETE FROM redirects");
  });

  it("is deleted 90 days after it was published or discarded", async () => {
    const draft = await casinoDraft();
    const open = await casinoDraft();
    await contributor!.run("discardDraft", draft);
    const { dataSource } = app.database;
    await dataSource.query("UPDATE drafts SET updated_at = now() - interval '91 days'");
    await deleteOldDrafts(dataSource, app.services.clock);
    expect(await editor!.list({ states: ["DRAFT", "DISCARDED"] })).toMatchObject([{ id: open.id }]);
  });
});

describe("the review of drafts", () => {
  it("lets contributors see and change only their own drafts", async () => {
    const own = await casinoDraft();
    const other = (await editor!.create({ noun: "GAME", patch: { name: "Hidden" } })).result!;
    expect(await contributor!.list()).toMatchObject([{ id: own.id }]);
    expect(await contributor!.list({ isMine: false })).toEqual([]);
    const names = { viewer: "contributor" } as const;
    expect((await call(app, "draft", { id: other.id }, "name", names)).result).toBeNull();
    expect((await call(app, "draft", { id: own.id }, "name", names)).result).toEqual({ name: "Northgate" });
    for (const name of ["submitDraft", "discardDraft"]) expectRefusal(await contributor!.run(name, other), "NOT_FOUND");
    expectRefusal(await contributor!.run("updateDraft", other, { input: { patch: {} } }), "NOT_FOUND");
    expectRefusal(await call(app, "createDraftPreview", { id: other.id }, "path", names), "NOT_FOUND");
    expect((await editor!.list()).map(({ id }) => id)).toEqual([other.id, own.id]);
    expect(await editor!.list({ isMine: true })).toMatchObject([{ id: other.id }]);
    expect(await editor!.list({ noun: "CASINO", rowId: (await northgate()).id })).toMatchObject([{ id: own.id }]);
    expectRefusal(await call(app, "drafts", {}, "totalCount"), "UNAUTHENTICATED");
  });

  it("goes from the author to an editor, back with a comment, and to a publisher", async () => {
    const draft = await casinoDraft();
    expectRefusal(await editor!.run("approveDraft", draft), "CONFLICT");
    const submitted = (await contributor!.run("submitDraft", draft)).result!;
    expect(submitted.state).toBe("IN_REVIEW");
    expectRefusal(await contributor!.run("submitDraft", submitted), "CONFLICT");
    expectRefusal(await contributor!.run("returnDraft", submitted, { comment: "No." }), "FORBIDDEN");
    expectRefusal(await editor!.run("returnDraft", submitted, { comment: " " }), "BAD_USER_INPUT", ["comment"]);
    const returned = (await editor!.run("returnDraft", submitted, { comment: "Name a source." })).result!;
    expect(returned).toMatchObject({ state: "DRAFT", comment: "Name a source.", commentBy: "editor@example.com" });
    const again = (await contributor!.run("submitDraft", returned)).result!;
    const approved = (await editor!.run("approveDraft", again)).result!;
    expect(approved).toMatchObject({ state: "IN_REVIEW", approvedBy: "editor@example.com" });
    expectRefusal(await editor!.publish(approved), "FORBIDDEN");
    const changed = await contributor!.run("updateDraft", approved, { input: { patch: { rating: 3 } } });
    expect(changed.result!.approvedBy).toBeNull();
    expect((await publisher!.publish(changed.result!)).result).toMatchObject({ draft: { state: "PUBLISHED" } });
  });

  it("rejects a change to a draft that another person has changed", async () => {
    const draft = await casinoDraft();
    const [one, two] = await Promise.all([
      contributor!.run("submitDraft", draft),
      editor!.run("updateDraft", draft, { input: { patch: {} } }),
    ]);
    const refused = one.errors ? one : two;
    expect(expectRefusal(refused, "CONFLICT").extensions["currentVersion"]).toBe(2);
  });

  it("lets only an owner publish settings", async () => {
    const { id, version } = await callOrThrow<{ id: string; version: number }>(app, "siteSettings", {}, "id version");
    const row = { noun: "SETTINGS", rowId: id, rowVersion: version };
    const draft = (await contributor!.create({ ...row, patch: { tagline: "Drafted." } })).result!;
    expectRefusal(await publisher!.publish(draft), "FORBIDDEN");
    expect((await owner!.publish(draft)).errors).toBeUndefined();
    expect(await callOrThrow(app, "siteSettings", {}, "tagline")).toEqual({ tagline: "Drafted." });
  });
});
