import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { DataSource } from "typeorm";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeCasino } from "../../test/catalogue/factories.js";
import { apply, preview, stage, tryAppend, tryApply } from "../../test/catalogue/imports.js";
import { checkImport } from "./importCheck.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const columns = ["id", "version", "rating", "description"];
const stageRows = (rows: string[][]) => stage(app, { noun: "CASINO", columns, rows });

async function update(id: string, version: number, input: object): Promise<void> {
  await callOrThrow(app, "updateCasino", { id, version, input }, "id", { viewer: "demo" });
}

describe("a file with versions", () => {
  it("can be imported again, with or without further changes", async () => {
    const { id, version } = await makeCasino(app, { rating: 3, description: "Old." });
    const row = [id, String(version), "4", "Old."];
    await apply(app, await stageRows([row]));
    const again = await stageRows([row]);
    expect(await preview(app, again)).toMatchObject({ unchangedCount: 1, invalidCount: 0 });
    expect(await apply(app, again)).toBeNull();
    // The file can change the description, which has not changed since the export, but no longer the rating, which has.
    await apply(app, await stageRows([[id, String(version), "4", "New."]]));
    const { rows } = await preview(app, await stageRows([[id, String(version), "4.5", "New."]]));
    expect(rows.nodes[0]).toMatchObject({
      outcome: "INVALID",
      problems: [{ column: "version", message: expect.stringContaining("after you exported it (rating)") }],
    });
  });

  it("is rejected if it would revert another editor's change, and the message names the field", async () => {
    const { id, version } = await makeCasino(app, { rating: 3, description: "Old." });
    await update(id, version, { description: "Theirs." });
    const { rows } = await preview(app, await stageRows([[id, String(version), "4", "Old."]]));
    expect(rows.nodes[0]!.problems).toEqual([
      {
        column: "version",
        message:
          "Someone else changed this casino after you exported it (description). Export it again and decide which values to keep.",
      },
    ]);
  });

  it("is applied if other editors have changed only other fields", async () => {
    const { id, slug, version } = await makeCasino(app, { rating: 3, description: "Old." });
    await update(id, version, { description: "Theirs." });
    const rows = [[id, String(version), "4"]];
    await apply(app, await stage(app, { noun: "CASINO", columns: ["id", "version", "rating"], rows }));
    const { result } = await call(app, "casino", { slug }, "rating description");
    expect(result).toEqual({ rating: 4, description: "Theirs." });
  });

  it("is rejected if a later change is missing from the history", async () => {
    const { id, version } = await makeCasino(app, { rating: 3 });
    await app.database.dataSource.query("UPDATE casinos SET rating = 2 WHERE id = $1", [id]);
    const { rows } = await preview(app, await stageRows([[id, String(version), "4", ""]]));
    expect(rows.nodes[0]!.problems.map(({ column }) => column)).toEqual(["version"]);
  });
});

/** Returns a database that runs `act` once, right before the check writes the outcomes of the first slice. */
function interrupted(act: () => Promise<unknown>): DataSource {
  const { dataSource } = app.database;
  let isPending = true;
  const query = async (sql: string, values?: unknown[]) => {
    if (isPending && sql.includes("UPDATE import_rows")) {
      isPending = false;
      await act();
    }
    return dataSource.query(sql, values);
  };
  return Object.assign(Object.create(dataSource) as DataSource, { query });
}

describe("a check of an import", () => {
  const noun = () => app.services.importedNouns.casino;

  it("does not overwrite the outcomes of a newer check", async () => {
    const { id } = await makeCasino(app);
    const importId = await stageRows([[id, "", "4", ""]]);
    const stalled = interrupted(async () => {
      // In the meantime, another server completes a newer check.
      const { dataSource } = app.database;
      await dataSource.query("UPDATE imports SET checks = checks + 1, checked_sequence = 1 WHERE id = $1", [importId]);
      await dataSource.query("UPDATE import_rows SET outcome = 'unchanged' WHERE import_id = $1", [importId]);
    });
    await checkImport(stalled, noun(), { id: importId });
    const [row] = await app.database.dataSource.query<{ outcome: string }[]>(
      "SELECT outcome FROM import_rows WHERE import_id = $1",
      [importId],
    );
    expect(row!.outcome).toBe("unchanged");
  });

  it("restarts if rows are appended during the check", async () => {
    const [one, other] = [await makeCasino(app), await makeCasino(app)];
    const importId = await stageRows([[one.id, "", "4", ""]]);
    const interruptedByRows = interrupted(() => tryAppend(app, importId, [[other.id, "", "4", ""]], 2));
    await checkImport(interruptedByRows, noun(), { id: importId });
    expect(await preview(app, importId)).toMatchObject({ updateCount: 2 });
  });
});

describe("an import of many stale rows", () => {
  it("is rejected with a conflict that lists the first 500 rows", async () => {
    const { dataSource } = app.database;
    await dataSource.query(
      "INSERT INTO casinos (name, slug) SELECT 'Many ' || n, 'many-stale-' || n FROM generate_series(1, 700) AS n",
    );
    const rows = Array.from({ length: 700 }, (_, at) => [`many-stale-${at + 1}`, "4"]);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "rating"], rows });
    expect(await preview(app, id)).toMatchObject({ updateCount: 700 });
    await dataSource.query("UPDATE casinos SET rating = 1 WHERE slug LIKE 'many-stale-%'");
    const { message, extensions } = expectRefusal(await tryApply(app, id), "CONFLICT");
    expect(message).toMatch(/^Someone else changed or deleted 700 casinos/);
    expect(extensions["rows"]).toHaveLength(500);
    expect(extensions["rowCount"]).toBe(700);
  });
});
