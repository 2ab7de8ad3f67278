import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { createLog } from "./log.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const lines: string[] = [];
const log = createLog("info", { write: (line: string) => void lines.push(line) });

const typed = "ada@example.com";

describe("a logged database error", () => {
  it.each([
    ["a rejected value", "SELECT $1::uuid", [typed], "22P02", "the database rejected a value"],
    [
      "a duplicate row",
      "INSERT INTO newsletter_subscriptions (email) VALUES ($1), ($1)",
      [typed],
      "23505",
      /unique constraint/,
    ],
    ["an unknown table", "SELECT $1::text FROM nothing", [typed], "42P01", /relation "nothing" does not exist/],
  ])("reports %s without the values of the statement", async (_what, query, parameters, code, message) => {
    lines.length = 0;
    await app.database.dataSource.query(query, parameters).catch((err: unknown) => log.error({ err }, "failed"));
    const { err } = JSON.parse(lines.join("")) as { err: Record<string, string> };
    expect(err).toMatchObject({ name: "QueryFailedError", code, query, message: expect.stringMatching(message) });
    expect(err["stack"]).toMatch(/\n\s+at /);
    expect(lines.join("")).not.toContain(typed);
  });
});

describe("a warning of Node", () => {
  it("is a line of the log, which Node does not print itself", async () => {
    const program = `
      import { createLog, logWarnings } from "./server/platform/log.ts";
      logWarnings(createLog("info"));
      process.emitWarning("sslmode will change", { type: "DeprecationWarning", code: "DEP1" });
    `;
    const args = ["--import", "./scripts/register.mjs", "--input-type=module", "--eval", program];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
    expect(stderr).toBe("");
    const { level, msg, warning } = JSON.parse(stdout);
    expect([level, msg]).toEqual(["warn", "Node or a package warns"]);
    expect(warning).toMatchObject({ name: "DeprecationWarning", message: "sslmode will change", code: "DEP1" });
  });
});
