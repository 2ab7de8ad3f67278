/** Runs the command as an operator would, on a temporary embedded database. */
import "reflect-metadata";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openDatabase } from "../../server/database/connection/dataSource.js";
import { createLog } from "../../server/platform/log.js";
import { openEmbedded } from "../../server/database/connection/embedded.js";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "honestodds-admin-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  printed: string;
  complained: string;
}

/** Runs `npm run admin -- ...args` and sends `input` to standard input. */
function admin(args: string[], input = "", env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { DATABASE_URL: _url, ADMIN_PASSWORD: _password, ...inherited } = process.env;
  const command = ["--import", "./scripts/register.mjs", "scripts/commands/admin.ts", ...args];
  const child = spawn(process.execPath, command, { env: { ...inherited, DATA_DIR: dataDir, ...env } });
  const ended: Ended = { code: null, printed: "", complained: "" };
  child.stdout.on("data", (chunk) => (ended.printed += String(chunk)));
  child.stderr.on("data", (chunk) => (ended.complained += String(chunk)));
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ ...ended, code }));
  });
}

/** Returns the entries of the audit log, oldest first. */
async function recordedEvents(): Promise<string[]> {
  const { dataSource, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog("silent") });
  const rows = await dataSource.query<{ line: string }[]>(
    "SELECT actor || ': ' || event || ' ' || subject AS line FROM audit_log ORDER BY sequence",
  );
  await close();
  return rows.map(({ line }) => line);
}

describe("npm run admin", () => {
  it("fails with a one-line message while a server uses the embedded database", async () => {
    const { close } = await openEmbedded(dataDir);
    const { code, complained } = await admin(["list"]);
    await close();
    expect(code).toBe(1);
    expect(complained).toMatch(/^The data directory .* is in use by another process \(PID \d+\): .*\n$/);
  });

  it("creates, changes and lists accounts, protects the last owner, and records every change", async () => {
    expect((await admin(["list"])).printed).toMatch(/^There are no accounts\. /);
    const early = await admin(["create", "ann@example.com", "editor"], "a good password\n");
    expect(early).toMatchObject({ code: 1, complained: "There is no enabled owner yet. Create an owner first.\n" });
    expect(await admin(["create", "Owner@Example.com"], "a good password\nanother line\n")).toEqual({
      code: 0,
      printed: "owner@example.com can sign in now, with the role owner.\n",
      complained: "",
    });
    expect((await admin(["create", "ann@example.com", "editor"], "a good password\n")).code).toBe(0);
    const reset = await admin(["reset", "ANN@example.com"], "", { ADMIN_PASSWORD: "another good one" });
    expect(reset).toMatchObject({ code: 0, complained: "" });
    expect((await admin(["role", "ann@example.com", "Publisher"])).code).toBe(0);
    expect((await admin(["disable", "ann@example.com"])).code).toBe(0);
    expect((await admin(["list"])).printed).toMatch(
      /^ann@example\.com: publisher, disabled on \S+, created on \d{4}-\d\d-\d\d, .* sessions: 0\nowner@example\.com: owner, /,
    );
    expect((await admin(["enable", "ann@example.com"])).code).toBe(0);
    for (const args of [["remove"], ["disable"], ["role", "owner@example.com", "editor"]]) {
      const [name = "", ...rest] = args;
      const { code, complained } = await admin([name, ...(rest.length > 0 ? rest : ["owner@example.com"])]);
      expect([code, complained]).toEqual([1, expect.stringMatching(/^This is the only enabled owner\./)]);
    }
    expect((await admin(["remove", "ann@example.com"])).code).toBe(0);
    expect((await admin(["list"])).printed).toMatch(/^owner@example\.com: owner, .*\n$/);
    expect(await recordedEvents()).toEqual([
      "command line: accountCreated owner@example.com",
      "command line: accountCreated ann@example.com",
      "command line: passwordChanged ann@example.com",
      "command line: roleChanged ann@example.com",
      "command line: accountDisabled ann@example.com",
      "command line: accountEnabled ann@example.com",
      "command line: accountRemoved ann@example.com",
    ]);
  }, 300_000);

  it.each([
    [["make", "editor@example.com"], /^Usage: /],
    [["create", "editor@example.com", "a password here"], /^Usage: .* The roles are contributor, /],
    [["create", "editor@example.com"], /^No password was given\. /],
  ])("rejects %j with a one-line message", async (args, sentence) => {
    const { code, complained } = await admin(args);
    expect(code).toBe(1);
    expect(complained).toMatch(sentence);
    expect(complained.trim()).not.toContain("\n");
  });
});
