/** What may happen to a running site, each with what the callers saw of it. */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { removeLater } from "../leftovers.js";
import { makeDataDir, type Product, startProduct } from "../product.js";
import { account, type Counts, findLosses, Load, postTo, signIn } from "./load.js";
import { freePort, type Postgres } from "./postgres.js";
import { startTcpProxy } from "./tcpProxy.js";

const run = promisify(execFile);

export interface Report extends Counts {
  /** Milliseconds from the end of the fault to the last caller who met trouble; null where nothing was to recover. */
  recoveredAfter: number | null;
  slowestRefusal: number;
  /** Rows that a server had acknowledged and that are gone. */
  lost: number;
  /** Rows without their history, or history without its row. */
  half: number;
  failures: string[];
  /** What else was measured, for a reader. */
  notes: string[];
}

export interface Ground {
  postgres: Postgres;
  /** How long a fault lasts, as a part of its full length. */
  scale: number;
}

export interface Scenario {
  name: string;
  /** What happens, and what the site promises then. */
  promise: string;
  /** A small disk can be mounted by root alone. */
  needsRoot?: true;
  run(ground: Ground): Promise<Report>;
}

const env = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, LOG_LEVEL: "error" };
const callers = { readers: 6, writers: 2 };
let databases = 0;
let shared: Promise<string> | undefined;

async function serve(more: Record<string, string>): Promise<Product> {
  return startProduct({ env: { ...env, ...more }, args: [] });
}

function emptyDatabase({ postgres }: Ground): Promise<string> {
  databases += 1;
  return postgres.makeDatabase(`chaos_${databases}`);
}

/** One for all scenarios: what they leave there does no harm to the next. */
function database(ground: Ground): Promise<string> {
  shared ??= emptyDatabase(ground);
  return shared;
}

async function report(load: Load, url: string, cookie: string, since: number | null): Promise<Report> {
  return {
    ...load.counts,
    recoveredAfter: since === null ? null : load.recoveredAfter(since),
    slowestRefusal: load.slowestRefusal,
    failures: load.failures,
    notes: [],
    ...(await findLosses(url, cookie, load)),
  };
}

/** A load on one server, during which `act` does something to it; answers when the fault was over. */
async function shake(product: Product, act: () => Promise<number | null>, scale: number): Promise<Report> {
  const cookie = await signIn(product.url);
  const load = new Load([product.url], cookie);
  load.start(callers);
  await wait(1_000);
  const since = await act();
  await wait(500 + 5_500 * scale);
  await load.stop();
  const result = await report(load, product.url, cookie, since);
  const log = product.output().split("\n");
  result.failures = result.failures.map((failure) => {
    const id = /"requestId":"([^"]+)/.exec(failure)?.[1];
    const logged = id && log.find((line) => line.includes(id));
    return logged ? `${failure} (log: ${logged.slice(0, 1_500)})` : failure;
  });
  return result;
}

const databaseStopped: Scenario = {
  name: "PostgreSQL stopped and started again",
  promise: "Callers are told within 2 s to come back; the site recovers by itself.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await database(ground) });
    const { postgres, scale } = ground;
    const result = await shake(
      product,
      async () => {
        await postgres.stop("fast");
        await wait(10_000 * scale);
        const fixed = await fetch(`${product.url}/schema.graphql`);
        if (fixed.status !== 200) throw new Error("What needs no database was not served.");
        await postgres.start();
        return performance.now();
      },
      scale,
    );
    await product.stop();
    return result;
  },
};

const databaseCrashed: Scenario = {
  name: "PostgreSQL crashed in the middle of writes",
  promise: "No acknowledged write is lost and none is half done.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await database(ground) });
    const { postgres, scale } = ground;
    const result = await shake(
      product,
      async () => {
        for (let time = 0; time < Math.max(1, Math.round(4 * scale)); time++) {
          await postgres.stop("immediate");
          await postgres.start();
          await wait(500);
        }
        return performance.now();
      },
      scale,
    );
    await product.stop();
    return result;
  },
};

const connectionsCut: Scenario = {
  name: "Connections to PostgreSQL cut, delayed and stalled",
  promise: "What can't be answered is refused within 2 s; nothing hangs.",
  async run(ground) {
    const { postgres, scale } = ground;
    const proxy = await startTcpProxy(postgres.port);
    const direct = new URL(await database(ground));
    direct.port = String(proxy.port);
    const product = await serve({ DATABASE_URL: direct.href });
    const result = await shake(
      product,
      async () => {
        for (let time = 0; time < 10 * scale; time++) {
          proxy.cut();
          await wait(300);
        }
        proxy.delay(200);
        await wait(4_000 * scale);
        proxy.delay(0);
        proxy.stall(true);
        await wait(6_000 * scale + 1_000);
        proxy.stall(false);
        return performance.now();
      },
      scale,
    );
    await product.stop();
    await proxy.close();
    return result;
  },
};

const redisGone: Scenario = {
  name: "Redis gone and back",
  promise: "Limits are counted by each server alone; nobody notices.",
  async run(ground) {
    const port = await freePort();
    const startRedis = async () => {
      const child = spawn("redis-server", ["--port", String(port), "--save", "", "--bind", "127.0.0.1"]);
      const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
      removeLater(() => child.kill("SIGKILL"));
      await new Promise<void>((resolve, reject) => {
        child.once("error", () =>
          reject(new Error("redis-server is not installed: on Debian, apt-get install -y redis-server.")),
        );
        child.stdout.on("data", (text) => String(text).includes("Ready to accept") && resolve());
      });
      return async () => {
        child.kill("SIGKILL");
        await ended;
      };
    };
    const stopFirst = await startRedis();
    const product = await serve({
      DATABASE_URL: await database(ground),
      REDIS_URL: `redis://127.0.0.1:${port}`,
      RATE_LIMITS: "on",
      TRUSTED_PROXIES: "loopback",
    });
    let stopSecond = async () => {};
    const cookie = await signIn(product.url);
    const load = new Load([product.url], cookie);
    load.start({ readers: 3, writers: 1, pause: 60 });
    await wait(1_000);
    await stopFirst();
    await wait(5_000 * ground.scale);
    stopSecond = await startRedis();
    const since = performance.now();
    await wait(1_000 + 3_000 * ground.scale);
    await load.stop();
    const result = await report(load, product.url, cookie, since);
    await product.stop();
    await stopSecond();
    return result;
  },
};

function killed(name: string, place: (ground: Ground) => Promise<Record<string, string>>): Scenario {
  return {
    name,
    promise: "No acknowledged write is lost and none is half done.",
    async run(ground) {
      const where = await place(ground);
      const sums: Report = {
        sent: 0,
        answered: 0,
        refused: 0,
        unreachable: 0,
        failed: 0,
        recoveredAfter: 0,
        slowestRefusal: 0,
        lost: 0,
        half: 0,
        failures: [],
        notes: [],
      };
      const kills = Math.max(1, Math.round(5 * ground.scale));
      for (let time = 0; time < kills; time++) {
        const product = await serve(where);
        const load = new Load([product.url], await signIn(product.url));
        load.start({ readers: 2, writers: 4, pause: 1 });
        await wait(700 + 300 * time);
        await product.kill();
        const since = performance.now();
        await load.stop();
        const next = await serve(where);
        const recoveredAfter = performance.now() - since;
        const cookie = await signIn(next.url);
        const result = await report(load, next.url, cookie, null);
        await next.stop();
        for (const key of ["sent", "answered", "refused", "unreachable", "failed", "lost", "half"] as const)
          sums[key] += result[key];
        sums.failures.push(...result.failures);
        sums.recoveredAfter = Math.max(sums.recoveredAfter!, recoveredAfter);
      }
      sums.notes.push(`killed ${kills} times; recovered means started again`);
      return sums;
    },
  };
}

const stoppedUnderLoad: Scenario = {
  name: "One of two servers stopped in order (SIGTERM)",
  promise: "No request is dropped: what has begun is answered, and a balancer takes the rest to the other server.",
  async run(ground) {
    const url = await database(ground);
    const servers = [await serve({ DATABASE_URL: url }), await serve({ DATABASE_URL: url })];
    const cookie = await signIn(servers[0]!.url);
    const load = new Load(
      servers.map((each) => each.url),
      cookie,
    );
    load.start(callers);
    await wait(1_000);
    const code = await servers[0]!.stop();
    await wait(1_000 + 3_000 * ground.scale);
    await load.stop();
    const result = await report(load, servers[1]!.url, cookie, null);
    await servers[1]!.stop();
    result.notes.push(`ended with code ${code}`);
    return result;
  },
};

const diskFull: Scenario = {
  name: "The disk of the embedded database full",
  promise: "Writes are refused and reads go on; with room again, writes go on, and nothing acknowledged is lost.",
  needsRoot: true,
  async run({ scale }) {
    const folder = await mkdtemp(join(tmpdir(), "honestodds-full-"));
    await run("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", folder]).catch(() => {
      throw new Error("A small disk could not be mounted: run this as root, or skip it.");
    });
    removeLater(async () => {
      await run("umount", ["-l", folder]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    });
    const place = { DATA_DIR: join(folder, "data") };
    const product = await serve(place);
    const filler = join(folder, "filler");
    const result = await shake(
      product,
      async () => {
        await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]).catch(() => undefined);
        await run("dd", ["if=/dev/zero", `of=${filler}2`, "bs=1k"]).catch(() => undefined);
        await wait(6_000 * scale);
        await rm(filler);
        await rm(`${filler}2`);
        return performance.now();
      },
      scale,
    );
    await product.stop();
    return result;
  },
};

const clockJumps: Scenario = {
  name: "The clock jumps an hour forward, then back",
  promise: "Nobody is signed out, and nothing stops.",
  async run(ground) {
    const preload = new URL("clockJump.mjs", import.meta.url).href;
    const product = await serve({ DATABASE_URL: await database(ground), NODE_OPTIONS: `--import ${preload}` });
    const result = await shake(
      product,
      async () => {
        for (let jump = 0; jump < 2; jump++) {
          process.kill(product.pid, "SIGUSR2");
          await wait(1_000 + 2_000 * ground.scale);
        }
        return null;
      },
      ground.scale,
    );
    await product.stop();
    return result;
  },
};

function open(url: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

async function openMany(url: string, count: number, bytes: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const part = Array.from({ length: Math.min(200, count - sockets.length) }, () => open(url, bytes));
    sockets.push(...(await Promise.all(part)));
  }
  for (const socket of sockets) socket.on("error", () => undefined);
  return sockets;
}

const slowClients: Scenario = {
  name: "Clients that send and read slowly",
  promise: "They hold a connection each and nobody else up, and are cut off after 30 s.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await database(ground) });
    const each = Math.round(40 + 160 * ground.scale);
    const head =
      "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n";
    const readAll = `GET /playground HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20);
    const slow: Socket[] = [];
    let cut = 0;
    const result = await shake(
      product,
      async () => {
        slow.push(...(await openMany(product.url, each, "POST /graphql HT")));
        slow.push(...(await openMany(product.url, each, `${head}\r\n{"query`)));
        const readers = await openMany(product.url, each, readAll);
        for (const socket of readers) socket.pause();
        for (const socket of slow) socket.resume().once("close", () => (cut += 1));
        if (ground.scale === 1) await wait(36_000);
        slow.push(...readers);
        return null;
      },
      ground.scale,
    );
    for (const socket of slow) socket.destroy();
    await product.stop();
    result.notes.push(`${each} slow headers, ${each} slow bodies, ${each} that read nothing`);
    if (ground.scale === 1) result.notes.push(`${cut} of ${each * 2} slow senders cut off within 36 s`);
    return result;
  },
};

async function residentMiB(product: Product): Promise<number> {
  const status = await readFile(`/proc/${product.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}

const idleConnections: Scenario = {
  name: "5,000 idle connections",
  promise: "Everybody else is answered as always.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await database(ground) });
    const count = Math.round(5_000 * Math.max(0.1, ground.scale));
    const before = await residentMiB(product);
    let during = 0;
    let idle: Socket[] = [];
    const result = await shake(
      product,
      async () => {
        idle = await openMany(product.url, count, "");
        during = await residentMiB(product);
        return null;
      },
      ground.scale,
    );
    for (const socket of idle) socket.destroy();
    await product.stop();
    result.notes.push(`${count} connections; resident memory ${before} MiB before, ${during} MiB with them`);
    return result;
  },
};

const overload: Scenario = {
  name: "More callers at once than the server can serve",
  promise: "What is too much is refused at once with 503 and Retry-After; it recovers by itself.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await database(ground), ANSWER_CACHE: "off" });
    const cookie = await signIn(product.url);
    const load = new Load([product.url], cookie);
    load.start({ readers: Math.round(150 + 650 * ground.scale), writers: 4, pause: 0 });
    await wait(2_000 + 8_000 * ground.scale);
    await load.stop();
    const since = performance.now();
    const after = new Load([product.url], cookie);
    after.start(callers);
    await wait(1_000);
    await after.stop();
    const result = await report(load, product.url, cookie, null);
    await product.stop();
    result.recoveredAfter = after.recoveredAfter(since);
    result.failed += after.counts.failed;
    return result;
  },
};

const startedTogether: Scenario = {
  name: "Three servers started at once on an empty database",
  promise: "Migrations and the seed run once; all three serve.",
  async run(ground) {
    const place = { DATABASE_URL: await emptyDatabase(ground) };
    const servers = await Promise.all([serve(place), serve(place), serve(place)]);
    const cookie = await signIn(servers[0]!.url);
    const load = new Load(
      servers.map((each) => each.url),
      cookie,
    );
    load.start(callers);
    await wait(1_500);
    await load.stop();
    const counts = await Promise.all(
      servers.map(async ({ url }) => {
        const response = await postTo(url, "{ casinos { totalCount } games { totalCount } }", {}, "");
        return response.text();
      }),
    );
    const result = await report(load, servers[0]!.url, cookie, null);
    if (new Set(counts).size !== 1) result.failures.push(`The servers disagree: ${counts.join(" / ")}`);
    result.failed += result.failures.length - load.failures.length;
    for (const server of servers) await server.stop();
    return result;
  },
};

const soak: Scenario = {
  name: "A long load",
  promise: "Memory stays flat.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await database(ground) });
    const cookie = await signIn(product.url);
    const load = new Load([product.url], cookie);
    load.start({ readers: 6, writers: 1, pause: 2 });
    const minutes = 5 * ground.scale;
    const sizes: number[] = [];
    for (let part = 0; part < 5; part++) {
      await wait((minutes * 60_000) / 5);
      sizes.push(await residentMiB(product));
    }
    await load.stop();
    const result = await report(load, product.url, cookie, null);
    await product.stop();
    result.notes.push(`resident memory over ${Math.round(minutes * 60)} s: ${sizes.join(", ")} MiB`);
    return result;
  },
};

export const scenarios: readonly Scenario[] = [
  databaseStopped,
  databaseCrashed,
  connectionsCut,
  redisGone,
  killed("The server killed under writes, on PostgreSQL", async (ground) => ({ DATABASE_URL: await database(ground) })),
  killed("The server killed under writes, on the embedded database", async () => ({ DATA_DIR: makeDataDir() })),
  stoppedUnderLoad,
  diskFull,
  clockJumps,
  slowClients,
  idleConnections,
  overload,
  startedTogether,
  soak,
];
