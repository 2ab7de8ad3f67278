import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";

import { takeLock } from "./lockFile.js";

const folder = mkdtempSync(join(tmpdir(), "honestodds-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a lock file", () => {
  it("does not change the temporary file of a process in another container that has the same process id", () => {
    const path = join(folder, "lock");
    const others = `${path}.${process.pid}`;
    writeFileSync(others, "of another container");
    const taken = takeLock(path);
    expect(taken.isHeld).toBe(true);
    expect(readFileSync(others, "utf8")).toBe("of another container");
    expect(takeLock(path).isHeld).toBe(false);
    if (taken.isHeld) taken.release();
    expect(readdirSync(folder)).toEqual([`lock.${process.pid}`]);
  });
});
