import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { callOrThrow, call } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { apply, preview, stage, tryPreview } from "../../test/catalogue/imports.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { deleteOldImports } from "./housekeeping.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const hour = 3_600_000;
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * hour) });

describe("the stored rows of an import", () => {
  it("are deleted after a day, but the change set of an applied import remains", async () => {
    const file = (slug: string, count: number) => ({
      noun: "CASINO" as const,
      columns: ["slug", "name"],
      rows: Array.from({ length: count }, (_, at) => [`${slug}-${at}`, "Kept"]),
    });
    const [applied, waiting] = [await stage(app, file("applied", 3)), await stage(app, file("waiting", 700))];
    const changeSet = await apply(app, applied);
    const db = app.database.dataSource;
    await deleteOldImports(db, inHours(23));
    expect((await preview(app, waiting)).createCount).toBe(700);
    await deleteOldImports(db, inHours(25));
    expectRefusal(await tryPreview(app, waiting), "NOT_FOUND");
    expect((await call(app, "import", { id: applied }, "id", { viewer: "demo" })).result).toBeNull();
    const asEditor = { viewer: "demo" } as const;
    expect(await callOrThrow(app, "changeSet", { id: changeSet!.id }, "rows { totalCount }", asEditor)).toEqual({
      rows: { totalCount: 3 },
    });
    const [left] = await db.query("SELECT count(*)::int AS count FROM import_rows");
    expect(left).toEqual({ count: 0 });
  });
});
