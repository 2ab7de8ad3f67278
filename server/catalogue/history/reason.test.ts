import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { itemOf } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { changeSetIds, latestChangeSet } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeCasino, makeGame } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

async function latestReason(): Promise<string | null> {
  const { nodes } = await callOrThrow<{ nodes: { reason: string | null }[] }>(
    app,
    "history",
    { first: 1 },
    "nodes { reason }",
  );
  return nodes[0]!.reason;
}

async function importOneRow(): Promise<string> {
  const { id } = await callOrThrow<{ id: string }>(
    app,
    "beginImport",
    { noun: "GAME", columns: ["name", "slug", "provider"] },
    "id",
  );
  await callOrThrow(app, "appendImportRows", { id, firstRow: 1, rows: [["Imported", "imported", "Studio"]] }, "id");
  return id;
}

/** The operations that accept a reason, each with a function that sends it. */
const operations: [name: string, send: (reason: string) => Promise<unknown>][] = [
  [
    "createGame",
    (reason) =>
      callOrThrow(
        app,
        "createGame",
        { input: { name: "Reasoned", slug: "reasoned", provider: "Studio" }, reason },
        "id",
      ),
  ],
  [
    "updateGame",
    async (reason) =>
      callOrThrow(app, "updateGame", { ...itemOf(await makeGame(app)), input: { isPopular: true }, reason }, "id"),
  ],
  ["deleteGame", async (reason) => callOrThrow(app, "deleteGame", { ...itemOf(await makeGame(app)), reason }, "id")],
  [
    "updateGames",
    async (reason) =>
      callOrThrow(
        app,
        "updateGames",
        { items: [itemOf(await makeGame(app))], set: { isPopular: true }, reason },
        "changeSetId",
      ),
  ],
  [
    "deleteGames",
    async (reason) => callOrThrow(app, "deleteGames", { items: [itemOf(await makeGame(app))], reason }, "changeSetId"),
  ],
  [
    "undo",
    async (reason) => {
      await makeGame(app);
      return callOrThrow(app, "undo", { changeSetId: await latestChangeSet(app), reason }, "id");
    },
  ],
  ["applyImport", async (reason) => callOrThrow(app, "applyImport", { id: await importOneRow(), reason }, "id")],
  [
    "updateProvider",
    async (reason) => {
      await makeGame(app, { provider: "Reason Studio" });
      const row = await callOrThrow<{ id: string; version: number }>(
        app,
        "provider",
        { slug: "reason-studio" },
        "id version",
      );
      return callOrThrow(app, "updateProvider", { ...itemOf(row), input: { description: "A text." }, reason }, "id");
    },
  ],
  [
    "updateSiteSettings",
    async (reason) => {
      const { version } = await callOrThrow<{ version: number }>(app, "siteSettings", {}, "version");
      return callOrThrow(app, "updateSiteSettings", { version, input: { tagline: "A tagline" }, reason }, "version");
    },
  ],
];

describe("the reason for a change", () => {
  it.each(operations)("is in the history after %s", async (name, send) => {
    await send("  The license was revoked.\nSee the register. ");
    expect(await latestReason()).toBe("The license was revoked.\nSee the register.");
    const changeSet = await callOrThrow(app, "changeSet", { id: await latestChangeSet(app) }, "operation reason");
    expect(changeSet).toMatchObject({ operation: name, reason: expect.stringContaining("revoked") });
  });

  it("is null if the editor gives none", async () => {
    const { id } = await makeCasino(app);
    expect(await latestReason()).toBeNull();
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { isNew: true }, reason: " \n " }, "id");
    expect(await latestReason()).toBeNull();
  });

  it("can be at most 500 characters long", async () => {
    const row = await makeCasino(app);
    const count = (await changeSetIds(app)).length;
    const send = (reason: string) =>
      call(app, "updateCasino", { ...itemOf(row), input: { isNew: true }, reason }, "id");
    expectRefusal(await send("🎰".repeat(501)), "BAD_USER_INPUT", ["reason"]);
    expect(await changeSetIds(app)).toHaveLength(count);
    expect((await send("🎰".repeat(500))).errors).toBeUndefined();
    expect([...(await latestReason())!]).toHaveLength(500);
  });

  it("is hidden from visitors", async () => {
    expectRefusal(await call(app, "history", {}, "nodes { reason }", { viewer: "visitor" }), "UNAUTHENTICATED");
  });
});
