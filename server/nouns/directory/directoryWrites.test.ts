/** Tests changes of directory rows: their history, undo, conflicts, and effects on casinos and games. */
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { latestChangeSet, undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeCasino, makeGame } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

interface Row {
  id: string;
  version: number;
  slug: string;
  name: string;
  casinoCount: number;
}

const selection = "id version slug name website description casinoCount";

const find = (slug: string) => callOrThrow<Row>(app, "provider", { slug }, selection);

/** Creates a provider by naming it in a new casino. */
async function makeProvider(name: string, slug: string): Promise<Row> {
  await makeCasino(app, { gameProviders: [name] });
  return find(slug);
}

const update = ({ id, version }: Row, input: Record<string, unknown>) =>
  call<Row>(app, "updateProvider", { id, version, input }, selection);

async function updateOrThrow(row: Row, input: Record<string, unknown>): Promise<Row> {
  const { result, errors } = await update(row, input);
  expect(errors).toBeUndefined();
  return result!;
}

describe.each([
  ["updateProvider", "provider", "PROVIDER", "gameProviders"],
  ["updatePaymentMethod", "paymentMethod", "PAYMENT_METHOD", "paymentMethods"],
  ["updateLicensingAuthority", "licensingAuthority", "LICENSING_AUTHORITY", "licenses"],
])("%s", (mutation, query, noun, texts) => {
  it("changes a row, appears in the history, and can be undone", async () => {
    await makeCasino(app, { [texts]: ["First"] });
    const fields = "name website description version";
    const before = await callOrThrow<Row>(app, query, { slug: "first" }, `id ${fields}`);
    const input = { name: " Second ", website: "https://second.example", description: "A text." };
    const args = { id: before.id, version: before.version, input };
    const after = await callOrThrow(app, mutation, args, `${fields} lastChange { by }`);
    const changed = { ...input, name: "Second", version: 2 };
    expect(after).toEqual({ ...changed, lastChange: { by: "demo" } });
    expect(await callOrThrow(app, query, { slug: "first" }, fields)).toEqual(changed);
    expect(await callOrThrow(app, query, { id: before.id }, fields)).toEqual(changed);
    const history = await callOrThrow<{ nodes: object[] }>(
      app,
      "history",
      { noun, id: before.id, first: 2 },
      "nodes { operation isUndoable rows { nodes { noun name operation changes { field before after } } } }",
    );
    const changes = [
      { field: "name", before: "First", after: "Second" },
      { field: "website", before: null, after: "https://second.example" },
      { field: "description", before: null, after: "A text." },
    ];
    const entry = { noun, name: "Second", operation: "UPDATE", changes: expect.arrayContaining(changes) };
    expect(history.nodes).toEqual([{ operation: mutation, isUndoable: true, rows: { nodes: [entry] } }]);
    const undone = await undo(app, await latestChangeSet(app));
    const restored = { name: "First", website: null, description: null };
    expect(await callOrThrow(app, query, { slug: "first" }, fields)).toEqual({ ...restored, version: 3 });
    await undo(app, undone.id);
    expect(await callOrThrow(app, query, { slug: "first" }, fields)).toEqual({ ...changed, version: 4 });
  });
});

describe("updatePaymentMethod", () => {
  it("sets and clears the kind, which the history and the API show in the same way", async () => {
    await makeCasino(app, { paymentMethods: ["Tap to pay"] });
    const { id } = await callOrThrow<Row>(app, "paymentMethod", { slug: "tap-to-pay" }, "id");
    const set = (version: number, kind: string | null) =>
      callOrThrow(app, "updatePaymentMethod", { id, version, input: { kind } }, "kind");
    expect(await set(1, "WALLET")).toEqual({ kind: "WALLET" });
    const { nodes } = await callOrThrow<{ nodes: { rows: { nodes: { changes: object[] }[] } }[] }>(
      app,
      "history",
      { first: 1 },
      "nodes { rows { nodes { changes { field before after } } } }",
    );
    expect(nodes[0]!.rows.nodes[0]!.changes).toEqual([{ field: "kind", before: null, after: "WALLET" }]);
    expect(await set(2, null)).toEqual({ kind: null });
  });
});

describe("updateProvider", () => {
  it("keeps omitted fields, clears blank ones, and changes nothing if all fields are omitted", async () => {
    const row = await makeProvider("Partial", "partial");
    const filled = await updateOrThrow(row, { website: "https://partial.example", description: "Text" });
    const cleared = await updateOrThrow(filled, { website: " " });
    expect(cleared).toMatchObject({ name: "Partial", website: null, description: "Text", version: 3 });
    expect(await updateOrThrow(cleared, {})).toEqual(cleared);
  });

  it("rejects visitors, invalid values, unknown ids and malformed ids", async () => {
    const row = await makeProvider("Refusing", "refusing");
    const { id, version } = row;
    const asVisitor = await call(app, "updateProvider", { id, version, input: { name: "X" } }, "id", {
      viewer: "visitor",
    });
    expectRefusal(asVisitor, "UNAUTHENTICATED");
    const invalid: [string, unknown][] = [
      ["name", " "],
      ["name", null],
      ["name", "x".repeat(201)],
      ["website", "javascript:alert(1)"],
      ["description", "x".repeat(4_001)],
    ];
    for (const [field, value] of invalid)
      expectRefusal(await update(row, { [field]: value }), "BAD_USER_INPUT", [field]);
    for (const unknown of [randomUUID(), "nope"]) {
      const refused = await update({ ...row, id: unknown }, { name: "X" });
      expect(expectRefusal(refused, "NOT_FOUND").message).toMatch(/^This provider does not exist/);
    }
    const method = await call(app, "updatePaymentMethod", { id, version, input: { name: "X" } }, "id");
    expect(expectRefusal(method, "NOT_FOUND").message).toMatch(/^This payment method does not exist/);
    expect(await find("refusing")).toEqual(row);
  });

  it("rejects a stale version and names the changed fields", async () => {
    const row = await makeProvider("Stale", "stale");
    await updateOrThrow(row, { description: "First editor" });
    const error = expectRefusal(await update(row, { description: "Second editor" }), "CONFLICT", ["description"]);
    expect(error.message).toContain("Someone else changed this provider");
    expect(error.extensions).toMatchObject({ currentVersion: 2 });
    expect(await find("stale")).toMatchObject({ description: "First editor" });
  });

  it("lets only one of two simultaneous updates succeed", async () => {
    const row = await makeProvider("Contested", "contested");
    const results = await Promise.all(["One", "Two"].map((description) => update(row, { description })));
    expect(results.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect((await find("contested")).version).toBe(2);
  });
});

describe("a renamed row", () => {
  it("keeps its slug, casinos and games, whose own fields still contain the old name", async () => {
    const row = await makeProvider("Old Studio", "old-studio");
    await makeGame(app, { provider: "old studio" });
    await updateOrThrow(row, { name: "New Studio" });
    const read = await callOrThrow(
      app,
      "provider",
      { slug: "old-studio" },
      "slug name casinoCount gameCount casinos { nodes { gameProviders providers { name } } } games { nodes { provider } }",
    );
    expect(read).toEqual({
      slug: "old-studio",
      name: "New Studio",
      casinoCount: 1,
      gameCount: 1,
      casinos: { nodes: [{ gameProviders: ["Old Studio"], providers: [{ name: "New Studio" }] }] },
      games: { nodes: [{ provider: "old studio" }] },
    });
  });

  it("is found by both names in later input, links and filters", async () => {
    const row = await makeProvider("Before Name", "before-name");
    await updateOrThrow(row, { name: "After Name" });
    await makeCasino(app, { gameProviders: ["AFTER NAME"] });
    await makeCasino(app, { gameProviders: ["before name"] });
    expect(await find("before-name")).toMatchObject({ casinoCount: 3 });
    expect(await find("after-name")).toMatchObject({ id: row.id, slug: "before-name" });
    const filter = { providers: ["before-name"] };
    const facets = "totalCount facets { key values { slug name count } }";
    const list = await callOrThrow<{ totalCount: number; facets: { key: string; values: object[] }[] }>(
      app,
      "casinos",
      { filter },
      facets,
    );
    expect(list.totalCount).toBe(3);
    const { values } = list.facets.find(({ key }) => key === "PROVIDER")!;
    expect(values).toContainEqual({ slug: "before-name", name: "After Name", count: 3 });
  });

  it("can't take another row's spelling, but can take a new spelling of its own name", async () => {
    const row = await makeProvider("Taker", "taker");
    await makeProvider("Owner Studio", "owner-studio");
    const error = expectRefusal(await update(row, { name: "OWNER-STUDIO" }), "BAD_USER_INPUT", ["name"]);
    expect(error.message).toMatch(/^Another provider has this name/);
    expect(await find("taker")).toEqual(row);
    const spelledOtherwise = await updateOrThrow(row, { name: "T.A.K.E.R" });
    expect(spelledOtherwise).toMatchObject({ name: "T.A.K.E.R", slug: "taker" });
  });

  it("gets its former name back if the rename is undone, even if casinos already use the new name", async () => {
    const row = await makeProvider("Former", "former");
    await updateOrThrow(row, { name: "Latter" });
    const renaming = await latestChangeSet(app);
    await makeCasino(app, { gameProviders: ["Latter"] });
    await undo(app, renaming);
    expect(await find("former")).toMatchObject({ name: "Former", casinoCount: 2 });
    expect(await find("latter")).toMatchObject({ slug: "former" });
  });

  it("never shares its new name with another row, even if casinos start to use that name at the same time", async () => {
    const row = await makeProvider("Racing", "racing");
    const [renamed] = await Promise.all([
      update(row, { name: "Raced" }),
      ...Array.from({ length: 4 }, () => makeCasino(app, { gameProviders: ["Raced"] })),
    ]);
    const rows = await callOrThrow<Row[]>(app, "providers", {}, "name casinoCount");
    const named = rows.filter(({ name }) => name === "Racing" || name === "Raced");
    // If a casino created a row with the new name first, the server rejects the rename.
    const counts = named.map(({ casinoCount }) => casinoCount).toSorted((one, other) => one - other);
    expect(counts).toEqual(renamed.errors === undefined ? [5] : [1, 4]);
  });
});

describe("a merged row", () => {
  it("can't be changed, and its earlier changes can't be undone", async () => {
    const row = await updateOrThrow(await makeProvider("Merged Away", "merged-away"), { description: "Text" });
    const change = await latestChangeSet(app);
    await makeProvider("Merged Into", "merged-into");
    await callOrThrow(app, "mergeProviders", { from: "merged-away", into: "merged-into" }, "id");
    expectRefusal(await update(row, { description: "Later" }), "NOT_FOUND");
    const error = expectRefusal(await call(app, "undo", { changeSetId: change }, "id"), "CONFLICT");
    expect(error.message).toContain("The provider Merged Away was merged into another one");
    expect(error.extensions).toMatchObject({ obstacles: [{ noun: "PROVIDER", kind: "DELETED_SINCE" }] });
  });

  it("passes on all of its names to the remaining row, including one from a rename", async () => {
    const row = await makeProvider("Moving One", "moving-one");
    await updateOrThrow(row, { name: "Moving Two" });
    await makeProvider("Target Studio", "target-studio");
    await callOrThrow(app, "mergeProviders", { from: "moving-one", into: "target-studio" }, "id");
    await makeCasino(app, { gameProviders: ["Moving Two"] });
    expect(await find("target-studio")).toMatchObject({ casinoCount: 3 });
  });
});

describe("the provider query", () => {
  it("requires an id or a slug, but not both", async () => {
    const both = { id: randomUUID(), slug: "x" };
    expectRefusal(await call(app, "provider", both, "id"), "BAD_USER_INPUT", ["id"]);
    expectRefusal(await call(app, "provider", {}, "id"), "BAD_USER_INPUT", ["id"]);
    for (const id of [randomUUID(), "nope"]) expect((await call(app, "provider", { id }, "id")).result).toBeNull();
  });
});

describe("the change feed", () => {
  it("rejects the nouns of the directory", async () => {
    for (const noun of ["PROVIDER", "PAYMENT_METHOD", "LICENSING_AUTHORITY"])
      expectRefusal(await call(app, "changes", { noun }, "totalCount"), "BAD_USER_INPUT", ["noun"]);
  });
});
