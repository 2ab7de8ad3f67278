import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { untouchedLimit } from "../../platform/lockFile.js";
import { ownIdentity } from "../../platform/processIdentity.js";
import { StartupError } from "../../shared/errors.js";
import { lockDataDirectory } from "./dataDirectory.js";

/** A new data directory for each test. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "embedded-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Locks the directory, but does not wait for another process that is shutting down. */
const lock = (directory = root) => lockDataDirectory(directory, { timeout: 0, untouchedLimit });

/** Starts a process that runs until the test ends it. Returns its process id. */
function living() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { pid: child.pid!, end: () => (child.kill("SIGKILL"), ended) };
}

function startTimeOf(pid: number): string | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null;
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ")[19]!;
}

describe("the lock on the data directory", () => {
  const { namespace } = ownIdentity();
  /** The lock of a process in another container. There, our process id belongs to a different process. */
  const ofAnotherContainer = JSON.stringify({ namespace: "pid:[1]", pid: process.pid, startedAt: "1" });

  it("is taken over if another container no longer touches it", async () => {
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    const longAgo = new Date(Date.now() - 2 * untouchedLimit);
    utimesSync(join(root, "lock"), longAgo, longAgo);
    const release = await lock();
    expect(readFileSync(join(root, "lock"), "utf8")).toBe(JSON.stringify(ownIdentity()));
    release();
    expect(readdirSync(root)).toEqual([]);
  });

  it("is respected while another container keeps touching it", async () => {
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    const touching = setInterval(() => utimesSync(join(root, "lock"), new Date(), new Date()), 10);
    try {
      const refused = lockDataDirectory(root, { timeout: 0, untouchedLimit: 1_500 });
      await expect(refused).rejects.toThrow("in use by another process");
    } finally {
      clearInterval(touching);
    }
  });

  it("is taken over as soon as another container has stopped touching it", async () => {
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    const release = await lockDataDirectory(root, { timeout: 2_000, untouchedLimit: 100 });
    expect(readFileSync(join(root, "lock"), "utf8")).toBe(JSON.stringify(ownIdentity()));
    release();
  });

  it("is not removed if another process has replaced it", async () => {
    const release = await lock();
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    release();
    expect(readFileSync(join(root, "lock"), "utf8")).toBe(ofAnotherContainer);
  });

  it("prevents this process from opening the directory twice", async () => {
    const release = await lock();
    await expect(lock()).rejects.toThrow(/is in use by another process.*set DATA_DIR/);
    release();
  });

  it("is respected while a running process holds it, and the error names that process", async () => {
    const holder = living();
    writeFileSync(
      join(root, "lock"),
      JSON.stringify({ namespace, pid: holder.pid, startedAt: startTimeOf(holder.pid) }),
    );
    try {
      await expect(lock()).rejects.toThrow(StartupError);
      await expect(lock()).rejects.toThrow(`in use by another process (PID ${holder.pid})`);
      expect(readdirSync(root)).toEqual(["lock"]);
    } finally {
      await holder.end();
    }
  });

  it.each([
    ["was left by a dead process", () => JSON.stringify({ namespace, pid: 2 ** 22 + 1, startedAt: "1" })],
    [
      "was left by an earlier process with our process id",
      () => JSON.stringify({ namespace, pid: process.pid, startedAt: "1" }),
    ],
    ["is not a valid lock", () => "half a l"],
  ])("is taken over if it %s", async (_case, content) => {
    writeFileSync(join(root, "lock"), content());
    const release = await lock();
    expect(readFileSync(join(root, "lock"), "utf8")).toBe(JSON.stringify(ownIdentity()));
    release();
    expect(readdirSync(root)).toEqual([]);
  });

  it("is taken over if a new process has the dead process's id", async () => {
    const other = living();
    const isKnowable = startTimeOf(other.pid) !== null;
    writeFileSync(join(root, "lock"), JSON.stringify({ namespace, pid: other.pid, startedAt: "1" }));
    try {
      const isRefused = await lock().then(
        (release) => {
          release();
          return false;
        },
        () => true,
      );
      expect(isRefused).toBe(!isKnowable);
    } finally {
      await other.end();
    }
  });
});

describe("an unusable data directory", () => {
  it.each([
    ["it is a file", "file", /is not a directory/],
    ["its parent is a file", "file/data", /is not a directory/],
    ["it is not writable", "/proc/1/data", /can't be written to \(\w+\)/],
    ["it contains another program's files", "foreign", /contains other files but no HonestOdds database/],
  ])("is rejected with a clear message if %s", async (_case, path, sentence) => {
    writeFileSync(join(root, "file"), "");
    mkdirSync(join(root, "foreign"));
    writeFileSync(join(root, "foreign", "thesis.txt"), "");
    const dataDir = path.startsWith("/") ? path : join(root, path);
    const refusal = await lock(dataDir).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(sentence);
    expect((refusal as Error).message).not.toContain("\n");
    expect(readdirSync(join(root, "foreign"))).toEqual(["thesis.txt"]);
  });
});
