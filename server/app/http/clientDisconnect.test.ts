import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify } from "fastify";

import type { Disconnect } from "../../shared/disconnect.js";
import { until } from "../../test/until.js";
import { onClientDisconnect } from "./clientDisconnect.js";

const app = fastify({ forceCloseConnections: true });
let url: string;
let answer: () => void = () => undefined;
let disconnect: Disconnect | null = null;

beforeAll(async () => {
  app.route({
    method: ["GET", "POST"],
    url: "/",
    handler: (_request, reply) => {
      disconnect = onClientDisconnect(reply);
      return new Promise((resolve) => {
        answer = () => resolve("here");
      });
    },
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

const requests: [string, RequestInit][] = [
  ["GET", { method: "GET" }],
  ["POST", { method: "POST", body: "{}", headers: { "content-type": "application/json" } }],
];

describe.each(requests)("the caller of a %s request", (_, init) => {
  it("does not count as disconnected before or after the response", async () => {
    disconnect = null;
    const asked = fetch(url, init);
    await until(() => disconnect !== null);
    // After this delay, the server has read the body.
    await new Promise((done) => setTimeout(done, 50));
    expect(disconnect!.hasFired).toBe(false);
    answer();
    expect(await (await asked).text()).toBe("here");
    await new Promise((done) => setTimeout(done, 50));
    expect(disconnect!.hasFired).toBe(false);
  });

  it("counts as disconnected after ending the connection", async () => {
    disconnect = null;
    const caller = new AbortController();
    const asked = fetch(url, { ...init, signal: caller.signal });
    await until(() => disconnect !== null);
    caller.abort();
    await expect(asked).rejects.toThrow("aborted");
    expect(await until(() => disconnect!.hasFired)).toBe(true);
    answer();
  });
});
