import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";

import { until } from "../test/until.js";
import { takeLock } from "./lockFile.js";
import { ownIdentity } from "./processIdentity.js";

const folder = mkdtempSync(join(tmpdir(), "honestodds-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("taking a lock file", () => {
  it("does not change the temporary file of a process with the same process id in another container", () => {
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

const describeLinux = existsSync("/proc/self/stat") ? describe : describe.skip;

describeLinux("a lock file", () => {
  it("can be taken over from a process that has ended but whose parent has not read its exit status", async () => {
    // The shell starts a child, then becomes a program that never waits for children.
    const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
    try {
      const [line] = (await once(parent.stdout, "data")) as [Buffer];
      const pid = Number(line.toString());
      const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
      const startedAt = stat()[21];
      const path = join(folder, "of-a-zombie");
      writeFileSync(path, JSON.stringify({ ...ownIdentity(), pid, startedAt }));
      expect(takeLock(path).isHeld).toBe(false);
      expect(await until(() => stat()[2] === "Z")).toBe(true);
      const taken = takeLock(path);
      expect(taken.isHeld).toBe(true);
      if (taken.isHeld) taken.release();
    } finally {
      parent.kill();
    }
  });
});
