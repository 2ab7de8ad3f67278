import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
});
afterAll(() => server.close());

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

async function send(query: string): Promise<void> {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  expect(await response.json()).not.toHaveProperty("errors");
}

/** Returns the heap size in MiB after `count` requests, each with a different document. */
async function aliveAfter(count: number, documentOf: (at: number) => string): Promise<number> {
  for (let at = 0; at < count; at += 1) await send(documentOf(at));
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

/** Makes every document different. */
let salt = 0;
const list = () => `{ casinos(first: 1) { nodes { n${(salt += 1)}: name slug } } }`;

it.each([
  ["200 KB", 100, (at: number) => `${list()} # ${at} ${"x".repeat(200 * 1024)}`],
  ["a few bytes", 1_500, list],
])("the heap does not grow as different documents of %s arrive", async (_size, count, documentOf) => {
  const before = await aliveAfter(20, documentOf);
  const after = await aliveAfter(count, documentOf);
  expect(after - before).toBeLessThan(6);
});
