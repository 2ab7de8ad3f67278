/** Scenarios in which servers are killed, stopped, started together or upgraded, or in which their clocks change. */
import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { onCleanup } from "../cleanup.js";
import { makeSeededDir } from "../product.js";
import { until } from "../until.js";
import { callers, type Ground, type Report, report, type Scenario, serve, shake, underWay } from "./harness.js";
import { Load, postTo, signIn } from "./load.js";
import { startLoadBalancer } from "./loadBalancer.js";

const run = promisify(execFile);

function killed(name: string, place: (ground: Ground) => Promise<Record<string, string>>): Scenario {
  return {
    name,
    promise: "No acknowledged write is lost or incomplete.",
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
        // On a busy machine, the first response takes longer than the wait.
        await until(async () => load.counts.answered > 0);
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
      sums.notes.push(
        `The server was killed ${kills} times. "Recovered after" is the longest time until the server had started again.`,
      );
      return sums;
    },
  };
}

export const killedOnPostgres = killed("The server is killed during writes, on PostgreSQL", async (ground) => ({
  DATABASE_URL: await ground.database(),
}));

export const killedOnEmbedded = killed("The server is killed during writes, on the embedded database", async () => ({
  DATA_DIR: makeSeededDir(),
}));

export const rollingRestart: Scenario = {
  name: "Two servers are restarted one after the other (SIGTERM)",
  promise:
    "No request is lost behind a load balancer that checks only `/readyz` and never retries. The old server reports that it will stop, and keeps serving until the load balancer has noticed.",
  async run(ground) {
    const balancer = await startLoadBalancer();
    onCleanup(() => balancer.close());
    const place = { DATABASE_URL: await ground.database(), DRAIN_SECONDS: "2" };
    const start = async () => {
      const server = await serve(place);
      balancer.add(server.url);
      await until(() => balancer.isReady(server.url));
      return server;
    };
    const running = [await start(), await start()];
    const cookie = await signIn(balancer.url);
    const load = new Load([balancer.url], cookie);
    load.start(callers);
    await underWay(ground.scale);
    const codes: (number | null)[] = [];
    for (const old of running.splice(0)) {
      running.push(await start());
      codes.push(await old.stop());
      balancer.remove(old.url);
      await underWay(ground.scale);
    }
    await until(() => load.counts.sent >= 2_000 * ground.scale);
    await load.stop();
    const result = await report(load, balancer.url, cookie, null);
    for (const server of running) await server.kill();
    await balancer.close();
    if (result.refused + result.unreachable > 0) result.failures.push("Some requests were lost.");
    result.failed = Math.max(result.failed, result.failures.length);
    result.notes.push(`The servers exited with the codes ${codes.join(" and ")}`);
    return result;
  },
};

export const clockJumps: Scenario = {
  name: "The clock jumps an hour forward and back",
  promise: "No editor is signed out, and the server keeps working.",
  async run(ground) {
    const preload = new URL("clockJump.mjs", import.meta.url).href;
    const product = await serve({ DATABASE_URL: await ground.database(), NODE_OPTIONS: `--import ${preload}` });
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

export const startedTogether: Scenario = {
  name: "Three servers start at the same time on an empty database",
  promise: "Migrations and the seed run once. All three servers work.",
  async run(ground) {
    const place = { DATABASE_URL: await ground.emptyDatabase() };
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
      servers.map(
        async ({ url }) => (await postTo(url, "{ casinos { totalCount } games { totalCount } }", {}, "")).text,
      ),
    );
    const result = await report(load, servers[0]!.url, cookie, null);
    if (new Set(counts).size !== 1) result.failures.push(`The servers disagree: ${counts.join(" / ")}`);
    result.failed += result.failures.length - load.failures.length;
    for (const server of servers) await server.stop();
    return result;
  },
};

export const upgraded: Scenario = {
  name: "A newer release migrates while the older one runs",
  promise:
    "Callers notice nothing. Additions to the schema break no request, and the older release still starts on the new schema.",
  async run(ground) {
    const place = { DATABASE_URL: await ground.emptyDatabase() };
    const product = await serve(place);
    const result = await shake(
      product,
      async () => {
        await run(process.execPath, ["e2e/chaos/nextRelease.mjs"], { env: { ...process.env, ...place } });
        return performance.now();
      },
      ground.scale,
    );
    await product.stop();
    if (result.refused + result.unreachable > 0) result.failures.push("Some callers were rejected.");
    const older = await serve(place);
    const after = await shake(older, async () => null, 0);
    await older.stop();
    result.sent += after.sent;
    result.answered += after.answered;
    result.failed += after.failed;
    result.lost += after.lost;
    result.half += after.half;
    result.failures.push(...after.failures);
    result.failed = Math.max(result.failed, result.failures.length);
    return result;
  },
};
