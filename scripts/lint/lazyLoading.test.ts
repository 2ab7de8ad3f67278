import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "honestodds-lint-"));
  mkdirSync(join(folder, "client/app"), { recursive: true });
  const config = {
    jsPlugins: [resolve("scripts/lint/layering.mjs")],
    categories: { correctness: "off" },
    rules: { "house/lazy-loading": "error" },
  };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the number of problems that the linter reports in a client file with this code. */
function countRefusals(name: string, code: string): number {
  writeFileSync(join(folder, "client/app", name), code);
  const { stdout } = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint")], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout.split("house(lazy-loading)").length - 1;
}

describe("the lazy-loading rule", () => {
  it.each([
    'const load = () => import("./Popup");',
    'import { lazy } from "react"; export const Popup = lazy;',
    'import * as React from "react"; export const Popup = React.lazy;',
  ])("rejects %s", (code) => {
    expect(countRefusals("a.ts", code)).toBe(1);
  });

  it.each([
    'export const popup = chunkLoader(() => import("./Popup").then((module) => module.Popup));',
    'export const Popup = lazyWithRetry(() => import("./Popup").then((module) => module.Popup));',
    'import { useState } from "react"; export const use = useState;',
  ])("accepts %s", (code) => {
    expect(countRefusals("a.ts", code)).toBe(0);
  });

  it("ignores tests", () => {
    expect(countRefusals("a.test.ts", 'await import("./a");')).toBe(0);
  });
});
