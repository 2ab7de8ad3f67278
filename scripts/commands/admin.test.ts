import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { Database } from "../../server/database/connection/dataSource.js";
import { writeDataDirectory } from "../../server/test/emptyCluster.js";
import { openTestDatabase } from "../../server/test/database/openTestDatabase.js";
import { fastPasswords } from "../../server/test/sessions/signedIn.js";
import { parseAdminCommand } from "./adminCommands.js";

interface Ended {
  code: number | null;
  printed: string;
  complained: string;
}

/** Runs `npm run admin -- ...args` and sends `input` to standard input. */
function runProcess(args: string[], input: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  const { DATABASE_URL: _url, ADMIN_PASSWORD: _password, ...inherited } = process.env;
  const command = ["--import", "./scripts/register.mjs", "scripts/commands/admin.ts", ...args];
  const child = spawn(process.execPath, command, { env: { ...inherited, ...env } });
  const ended: Ended = { code: null, printed: "", complained: "" };
  child.stdout.on("data", (chunk) => (ended.printed += String(chunk)));
  child.stderr.on("data", (chunk) => (ended.complained += String(chunk)));
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ ...ended, code }));
  });
}

describe("the process npm run admin", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "honestodds-admin-"));
    await writeDataDirectory(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("reads the password from standard input, and prints the result", async () => {
    expect(
      await runProcess(["create", "Owner@Example.com"], "a good password\nanother line\n", { DATA_DIR: dataDir }),
    ).toEqual({
      code: 0,
      printed: "owner@example.com can sign in now, with the role owner.\n",
      complained: "",
    });
  });

  it("fails with a one-line message without a password, or with a data directory that it can't use", async () => {
    const foreign = join(dataDir, "foreign");
    mkdirSync(foreign);
    writeFileSync(join(foreign, "thesis.txt"), "");
    const [withoutPassword, unusable] = await Promise.all([
      runProcess(["create", "ann@example.com"], "", { DATA_DIR: dataDir }),
      runProcess(["reset", "ann@example.com"], "", { DATA_DIR: foreign, ADMIN_PASSWORD: "another good one" }),
    ]);
    expect([withoutPassword.code, unusable.code]).toEqual([1, 1]);
    expect(withoutPassword.complained).toMatch(/^No password was given\. .*\n$/);
    expect(unusable.complained).toMatch(/^DATA_DIR .* contains other files .*\n$/);
  });
});

describe("npm run admin", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ seed: false });
  });
  afterAll(() => database.close());

  function admin(args: string[], password = ""): Promise<string> {
    const command = parseAdminCommand(args);
    expect(command.needsPassword).toBe(password !== "");
    return command.run({ db: database.dataSource, passwords: fastPasswords }, password);
  }

  /** Returns the entries of the audit log, oldest first. */
  async function recordedEvents(): Promise<string[]> {
    const rows = await database.dataSource.query<{ line: string }[]>(
      "SELECT actor || ': ' || event || ' ' || subject AS line FROM audit_log ORDER BY sequence",
    );
    return rows.map(({ line }) => line);
  }

  it("creates, changes and lists accounts, protects the last owner, and records every change", async () => {
    expect(await admin(["list"])).toMatch(/^There are no accounts\. /);
    await expect(admin(["create", "ann@example.com", "editor"], "a good password")).rejects.toThrow(
      "There is no enabled owner yet. Create an owner first.",
    );
    expect(await admin(["create", "Owner@Example.com"], "a good password")).toBe(
      "owner@example.com can sign in now, with the role owner.",
    );
    await admin(["create", "ann@example.com", "editor"], "a good password");
    await admin(["reset", "ANN@example.com"], "another good one");
    await admin(["role", "ann@example.com", "Publisher"]);
    await admin(["disable", "ann@example.com"]);
    expect(await admin(["list"])).toMatch(
      /^ann@example\.com: publisher, disabled on \S+, created on \d{4}-\d\d-\d\d, .* sessions: 0\nowner@example\.com: owner, /,
    );
    await admin(["enable", "ann@example.com"]);
    for (const args of [
      ["remove", "owner@example.com"],
      ["disable", "owner@example.com"],
      ["role", "owner@example.com", "editor"],
    ])
      await expect(admin(args)).rejects.toThrow(/^This is the only enabled owner\./);
    await admin(["remove", "ann@example.com"]);
    expect(await admin(["list"])).toMatch(/^owner@example\.com: owner, .*$/);
    expect(await recordedEvents()).toEqual([
      "command line: accountCreated owner@example.com",
      "command line: accountCreated ann@example.com",
      "command line: passwordChanged ann@example.com",
      "command line: roleChanged ann@example.com",
      "command line: accountDisabled ann@example.com",
      "command line: accountEnabled ann@example.com",
      "command line: accountRemoved ann@example.com",
    ]);
  });

  it.each([
    [["make", "editor@example.com"], /^Usage: /],
    [["create", "editor@example.com", "a password here"], /^Usage: .* The roles are contributor, /],
    [["constructor"], /^Usage: /],
    [["list", "all"], /^Usage: /],
  ])("rejects the arguments %j", (args, sentence) => {
    expect(() => parseAdminCommand(args)).toThrow(sentence);
  });
});
