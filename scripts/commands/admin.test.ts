/** Runs the command as an operator would, on a temporary embedded database. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

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

describe("npm run admin", () => {
  it("fails with a one-sentence message while a server uses the embedded database", async () => {
    const { close } = await openEmbedded(dataDir);
    const { code, complained } = await admin(["list"]);
    await close();
    expect(code).toBe(1);
    expect(complained).toMatch(/^The data directory .* is in use by another process \(PID \d+\): .*\n$/);
  });

  it("creates an account, resets its password, lists it and removes it", async () => {
    expect(await admin(["create", "Editor@Example.com"], "a good password\nanother line\n")).toEqual({
      code: 0,
      printed: "editor@example.com can sign in now.\n",
      complained: "",
    });
    const reset = await admin(["reset", "EDITOR@example.com"], "", { ADMIN_PASSWORD: "another good one" });
    expect(reset).toMatchObject({ code: 0, complained: "" });
    expect((await admin(["list"])).printed).toMatch(
      /^editor@example\.com: created on \d{4}-\d\d-\d\d, .* sessions: 0\n$/,
    );
    expect((await admin(["remove", "editor@example.com"])).code).toBe(0);
    expect((await admin(["list"])).printed).toMatch(/^There are no accounts\. /);
  }, 180_000);

  it.each([
    [["make", "editor@example.com"], /^Usage: /],
    [["create", "editor@example.com", "a password here"], /^Usage: /],
    [["create", "editor@example.com"], /^No password was given\. /],
  ])("rejects %j with a one-sentence message", async (args, sentence) => {
    const { code, complained } = await admin(args);
    expect(code).toBe(1);
    expect(complained).toMatch(sentence);
    expect(complained.trim()).not.toContain("\n");
  });
});
