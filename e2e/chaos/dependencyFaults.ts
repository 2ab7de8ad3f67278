/** Scenarios in which a dependency fails: PostgreSQL, the network to PostgreSQL, Redis, or disk space. */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { onCleanup } from "../cleanup.js";
import { report, type Scenario, serve, shake, underWay } from "./harness.js";
import { Load, signIn } from "./load.js";
import { freePort } from "./postgres.js";
import { startTcpProxy } from "../tcpProxy.js";

const run = promisify(execFile);

export const databaseStopped: Scenario = {
  name: "PostgreSQL stops and starts again",
  promise: "Requests fail within 2 s, and the errors ask callers to retry. The site recovers by itself.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await ground.database() });
    const { postgres, scale } = ground;
    const result = await shake(
      product,
      async () => {
        await postgres.stop("fast");
        await wait(10_000 * scale);
        const fixed = await fetch(`${product.url}/schema.graphql`);
        if (fixed.status !== 200) throw new Error("Requests that need no database failed.");
        await postgres.start();
        return performance.now();
      },
      scale,
    );
    await product.stop();
    return result;
  },
};

export const databaseCrashed: Scenario = {
  name: "PostgreSQL crashes during writes",
  promise: "No acknowledged write is lost or incomplete.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await ground.database() });
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

export const connectionsCut: Scenario = {
  name: "Connections to PostgreSQL are cut, delayed and stalled",
  promise:
    "No request hangs and no write is incomplete. If the database is silent on all connections, requests fail within 2 s, and the errors ask callers to retry.",
  async run(ground) {
    const { postgres, scale } = ground;
    const proxy = await startTcpProxy(postgres.port);
    const direct = new URL(await ground.database());
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
        // Let the delayed requests finish before the stall begins. Otherwise, their delay would count as the time of a
        // rejection.
        await wait(500);
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

/** Starts Redis. Returns a function that kills Redis. */
async function startRedis(port: number): Promise<() => Promise<void>> {
  const child = spawn("redis-server", ["--port", String(port), "--save", "", "--bind", "127.0.0.1"]);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  onCleanup(() => child.kill("SIGKILL"));
  await new Promise<void>((resolve, reject) => {
    child.once("error", () =>
      reject(new Error("redis-server is not installed. On Debian, run: apt-get install -y redis-server")),
    );
    child.stdout.on("data", (text) => String(text).includes("Ready to accept") && resolve());
  });
  return async () => {
    child.kill("SIGKILL");
    await ended;
  };
}

export const redisGone: Scenario = {
  name: "Redis disconnects, stalls and returns",
  promise: "Each server then counts requests by itself. Callers notice nothing.",
  async run(ground) {
    const port = await freePort();
    const stopFirst = await startRedis(port);
    const proxy = await startTcpProxy(port);
    const product = await serve({
      DATABASE_URL: await ground.database(),
      REDIS_URL: `redis://127.0.0.1:${proxy.port}`,
      RATE_LIMITS: "on",
      TRUSTED_PROXIES: "loopback",
    });
    const cookie = await signIn(product.url);
    const load = new Load([product.url], cookie);
    load.start({ readers: 3, writers: 1, pause: 60 });
    await underWay(ground.scale);
    await stopFirst();
    await wait(5_000 * ground.scale);
    const stopSecond = await startRedis(port);
    await wait(1_000 + 3_000 * ground.scale);
    proxy.stall(true);
    await wait(1_000 + 4_000 * ground.scale);
    proxy.stall(false);
    const since = performance.now();
    await wait(1_000 + 3_000 * ground.scale);
    await load.stop();
    const result = await report(load, product.url, cookie, since);
    await product.stop();
    await proxy.close();
    await stopSecond();
    return result;
  },
};

export const diskFull: Scenario = {
  name: "The disk of the embedded database is full",
  promise: "Writes fail and reads work. Once there is space, writes work again, and no acknowledged write is lost.",
  needsRoot: true,
  async run({ scale }) {
    const folder = await mkdtemp(join(tmpdir(), "honestodds-full-"));
    await run("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", folder]).catch(() => {
      throw new Error("A small disk could not be mounted. Run this scenario as root, or skip it.");
    });
    onCleanup(async () => {
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
