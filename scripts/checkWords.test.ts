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

/** Checks files with these texts. Returns the paths of the rejected files in `rejected`. */
function check(files: [path: string, text: string][]) {
  for (const [path, text] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync("git", ["add", "."], { cwd: root });
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: root, encoding: "utf8" });
  const rejected = stderr
    .split("\n")
    .flatMap((line) => line.split(":", 1))
    .filter(Boolean);
  return { status, stderr, rejected };
}

describe("the avoided-words check", () => {
  it("prints the file, the line number, the word and its replacement", () => {
    const { status, stderr } = check([["server/a.ts", "const a = 1;\n/** Closes it, whoever calls. */\n"]]);
    expect(status).toBe(1);
    expect(stderr).toBe('server/a.ts:2: "whoever" (write: the caller, the editor, a visitor)\n');
  });

  it("rejects a word in a comment, string, name or document, a clause that starts with else, British spelling, and a phrase that is allowed only in another file", () => {
    const files: [string, string][] = [
      ["scripts/a.mjs", "// The lock stands.\n"],
      ["e2e/a.test.ts", 'it("is Told", run);\n'],
      ["bench/a.ts", "const gone = 1;\n"],
      ["docs/a.md", "The cause is the proxy alone.\n"],
      ["server/a.ts", "// Close it. Else it stays open.\n"],
      ["README.md", "Your favourites.\n"],
      ["server/b.ts", "// the dealer stands on soft 17\n"],
    ];
    expect(check(files).rejected.toSorted()).toEqual(files.map(([path]) => path).toSorted());
  });

  it("accepts a word inside a longer name, an else statement, an allowed phrase and a generated file", () => {
    const files: [string, string][] = [
      ["server/a.ts", "const standsAlone = isGoneFor(behind);\n"],
      ["server/b.ts", "if (a) b();\nelse c();\n"],
      ["seed/casinos/velvet-tables.json", '"the dealer stands on soft 17",\n'],
      ["server/a.generated.ts", "// gone\n"],
    ];
    expect(check(files)).toEqual({ status: 0, stderr: "", rejected: [] });
  });
});
