import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

const SCRIPT = resolve("scripts/checkWords.mjs");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "words-"));
  execFileSync("git", ["init", "--quiet"], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(path: string, text: string) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
  execFileSync("git", ["add", "."], { cwd: root });
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: root, encoding: "utf8" });
  return { status, stderr };
}

describe("the avoided-words check", () => {
  it("prints the file, the line number, the word and its replacement", () => {
    const { status, stderr } = check("server/a.ts", "const a = 1;\n/** Closes it, whoever calls. */\n");
    expect(status).toBe(1);
    expect(stderr).toBe('server/a.ts:2: "whoever" (write: the caller, the editor, a visitor)\n');
  });

  it.each([
    ["a comment", "scripts/a.mjs", "// The lock stands."],
    ["a string", "e2e/a.test.ts", 'it("is Told", run);'],
    ["a name", "bench/a.ts", "const gone = 1;"],
    ["a document", "docs/a.md", "The cause is the proxy alone."],
    ["the start of a clause", "server/a.ts", "// Close it. Else it stays open."],
    ["British spelling", "README.md", "Your favourites."],
  ])("rejects a word in %s", (_where, path, text) => {
    expect(check(path, `${text}\n`).status).toBe(1);
  });

  it.each([
    ["a word inside a longer name", "server/a.ts", "const standsAlone = isGoneFor(behind);"],
    ["an else statement", "server/a.ts", "if (a) b();\nelse c();"],
    ["an allowed phrase", "server/database/seed/casinos/casinos1.ts", '"the dealer stands on soft 17",'],
    ["a generated file", "server/a.generated.ts", "// gone"],
  ])("accepts %s", (_what, path, text) => {
    expect(check(path, `${text}\n`)).toEqual({ status: 0, stderr: "" });
  });

  it("rejects a phrase that is allowed only in another file", () => {
    expect(check("server/a.ts", "// the dealer stands on soft 17\n").status).toBe(1);
  });
});
