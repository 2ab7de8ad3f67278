import { spawn } from "node:child_process";
import {
  cpSync,
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import pg from "pg";

import { untouchedLimit } from "../../platform/lockFile.js";
import { ownIdentity } from "../../platform/processIdentity.js";
import { StartupError } from "../../shared/errors.js";
import { openEmbedded } from "./embedded.js";

let root: string;
/** A database that the tests copy, because creating one takes seconds. */
let template: string;
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), "embedded-"));
  await openEmbedded(template).then((database) => database.close());
});
afterAll(() => rmSync(template, { recursive: true, force: true }));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "embedded-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function query(poolConfig: object, sql: string) {
  const pool = new pg.Pool({ ...poolConfig, max: 1 });
  const { rows } = await pool.query(sql);
  await pool.end();
  return rows;
}

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

describe("the embedded database", () => {
  it("closes cleanly right after a failed statement", async () => {
    const embedded = await openEmbedded("memory://");
    const pool = new pg.Pool({ ...embedded.poolConfig, max: 1 });
    await expect(pool.query("SELECT $1::uuid", ["no uuid"])).rejects.toThrow("invalid input syntax");
    // Block the event loop, so the messages that follow the failed statement have to wait.
    for (const end = performance.now() + 20; performance.now() < end;);
    await pool.end();
    await embedded.close();
    // During these turns of the event loop, an unhandled error would end the process.
    for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next));
    expect(await embedded.close()).toBeUndefined();
  });

  it("is created on first use, keeps its data after a restart, and leaves no other files", async () => {
    const dataDir = join(root, "new", "data");
    const first = await openEmbedded(dataDir);
    await query(first.poolConfig, "CREATE TABLE kept AS SELECT 42 AS answer");
    await first.close();
    await first.close();
    expect(readdirSync(dataDir)).toEqual(["postgres"]);

    const second = await openEmbedded(dataDir);
    expect(await query(second.poolConfig, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await second.close();
  });

  it("is created again if its creation was interrupted", async () => {
    mkdirSync(join(root, "postgres.new", "base"), { recursive: true });
    writeFileSync(join(root, "postgres.new", "half"), "made");
    const database = await openEmbedded(root);
    expect(await query(database.poolConfig, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await database.close();
    expect(readdirSync(root)).toEqual(["postgres"]);
  });

  it("does not block timers while a caller sends many statements", async () => {
    cpSync(template, root, { recursive: true });
    const database = await openEmbedded(root);
    const pool = new pg.Pool({ ...database.poolConfig, max: 1 });
    let turns = 0;
    const taking = setInterval(() => (turns += 1), 1);
    for (let sent = 0; sent < 50; sent += 1) await pool.query("SELECT count(*) FROM generate_series(1, 50000)");
    clearInterval(taking);
    expect(turns).toBeGreaterThan(10);
    await pool.end();
    await database.close();
  });

  it("delivers committed notifications, but not those that were rolled back", async () => {
    cpSync(template, root, { recursive: true });
    const database = await openEmbedded(root);
    const heard: string[] = [];
    const stop = await database.listen("news", (payload) => heard.push(payload));
    await query(database.poolConfig, "BEGIN; NOTIFY news, 'rolled back'; ROLLBACK");
    await query(database.poolConfig, "NOTIFY news, 'committed'");
    await stop();
    await query(database.poolConfig, "NOTIFY news, 'late'");
    await database.close();
    expect(heard).toEqual(["committed"]);
  });

  it("can be restored from a dump", async () => {
    cpSync(template, root, { recursive: true });
    const original = await openEmbedded(root);
    await query(original.poolConfig, "CREATE TABLE kept AS SELECT 42 AS answer");
    const loadDataDir = await original.dump();
    await original.close();
    const copy = await openEmbedded("memory://", { loadDataDir });
    expect(await query(copy.poolConfig, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await copy.close();
  });
});

describe("the lock on the data directory", () => {
  beforeEach(() => cpSync(template, root, { recursive: true }));

  const { namespace } = ownIdentity();
  /** The lock of a process in another container. There, our process id belongs to a different process. */
  const ofAnotherContainer = JSON.stringify({ namespace: "pid:[1]", pid: process.pid, startedAt: "1" });

  it("is taken over if another container no longer touches it", async () => {
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    const longAgo = new Date(Date.now() - 2 * untouchedLimit);
    utimesSync(join(root, "lock"), longAgo, longAgo);
    const database = await openEmbedded(root);
    await database.close();
    expect(readdirSync(root)).toEqual(["postgres"]);
  });

  it("is respected while another container keeps touching it", async () => {
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    const touching = setInterval(() => utimesSync(join(root, "lock"), new Date(), new Date()), 1_000);
    try {
      await expect(openEmbedded(root)).rejects.toThrow("in use by another process");
    } finally {
      clearInterval(touching);
    }
  }, 30_000);

  it("is not removed if another process has replaced it", async () => {
    const database = await openEmbedded(root);
    writeFileSync(join(root, "lock"), ofAnotherContainer);
    await database.close();
    expect(readFileSync(join(root, "lock"), "utf8")).toBe(ofAnotherContainer);
  });

  it("prevents this process from opening the directory twice", async () => {
    const database = await openEmbedded(root);
    await expect(openEmbedded(root)).rejects.toThrow(/is in use by another process.*set DATA_DIR/);
    await database.close();
  });

  it("is respected while a running process holds it, and the error names that process", async () => {
    const holder = living();
    writeFileSync(
      join(root, "lock"),
      JSON.stringify({ namespace, pid: holder.pid, startedAt: startTimeOf(holder.pid) }),
    );
    try {
      await expect(openEmbedded(root)).rejects.toThrow(StartupError);
      await expect(openEmbedded(root)).rejects.toThrow(`in use by another process (PID ${holder.pid})`);
      expect(readdirSync(root)).toEqual(["lock", "postgres"]);
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
    const database = await openEmbedded(root);
    await database.close();
    expect(readdirSync(root)).toEqual(["postgres"]);
  });

  it("is taken over if a new process has the dead process's id", async () => {
    const other = living();
    const isKnowable = startTimeOf(other.pid) !== null;
    writeFileSync(join(root, "lock"), JSON.stringify({ namespace, pid: other.pid, startedAt: "1" }));
    try {
      const isRefused = await openEmbedded(root).then(
        (database) => database.close().then(() => false),
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
    const refusal = await openEmbedded(dataDir).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(sentence);
    expect((refusal as Error).message).not.toContain("\n");
    expect(readdirSync(join(root, "foreign"))).toEqual(["thesis.txt"]);
  });

  it("is rejected and stays unchanged if its database is damaged", async () => {
    mkdirSync(join(root, "postgres"));
    writeFileSync(join(root, "postgres", "PG_VERSION"), "9.6\n");
    await expect(openEmbedded(root)).rejects.toThrow(/can't be opened.*restore a backup/);
    expect(readdirSync(root)).toEqual(["postgres"]);
    expect(readFileSync(join(root, "postgres", "PG_VERSION"), "utf8")).toBe("9.6\n");
  });
});
