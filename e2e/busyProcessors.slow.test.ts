/** Tests the response cache of a server that gets little CPU time, because other processes use all processors. */
import { constants, setPriority } from "node:os";
import { startBusyLoops } from "../scripts/busyLoops.mjs";
import { serve } from "./chaos/harness.js";
import { hasPostgres, makeDatabase } from "./databases.js";
import { until } from "./until.js";

const describePostgres = hasPostgres ? describe : describe.skip;

/** How long the callers send requests, in ms. Several heartbeats are sent in this time. */
const duration = 8_000;

describePostgres("a server while other processes use all processors", () => {
  let url: string;
  let stopBusyLoops: () => void;
  beforeAll(async () => {
    const product = await serve({ DATABASE_URL: await makeDatabase() });
    ({ url } = product);
    // With the same priority, the server would get its share of CPU time often enough to read each heartbeat in time.
    setPriority(product.pid, constants.priority.PRIORITY_LOW);
  });
  afterAll(() => stopBusyLoops());

  const query = encodeURIComponent("{ games(first: 3) { nodes { name rtp } } }");
  const ask = async () => (await fetch(`${url}/graphql?query=${query}`)).text();

  /** Returns how many responses the cache has counted so far, by outcome. */
  async function readOutcomes(): Promise<Record<string, number>> {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const lines = metrics.matchAll(/^honestodds_response_cache_requests_total\{outcome="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome!, Number(count)]));
  }

  it("serves cached responses from the cache", async () => {
    await until(async () => {
      const { hit = 0 } = await readOutcomes();
      await ask();
      return (await readOutcomes())["hit"]! > hit;
    });
    stopBusyLoops = startBusyLoops();
    const before = await readOutcomes();
    let sent = 0;
    const end = Date.now() + duration;
    const call = async () => {
      for (; Date.now() < end; sent += 1) await ask();
    };
    await Promise.all([call(), call(), call(), call()]);
    expect(sent).toBeGreaterThan(20);
    expect(await readOutcomes()).toEqual({ ...before, hit: before["hit"]! + sent });
  });
});
