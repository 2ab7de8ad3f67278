import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify } from "fastify";

import type { Departure } from "../shared/departure.js";
import { until } from "../test/until.js";
import { untilGone } from "./untilGone.js";

const app = fastify({ forceCloseConnections: true });
let url: string;
let answer: () => void = () => undefined;
let departure: Departure | null = null;

beforeAll(async () => {
  app.route({
    method: ["GET", "POST"],
    url: "/",
    handler: (_request, reply) => {
      departure = untilGone(reply);
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

describe.each(requests)("a %s", (_, init) => {
  it("is waited for until its answer is sent", async () => {
    departure = null;
    const asked = fetch(url, init);
    await until(() => departure !== null);
    // The body has long been read by now.
    await new Promise((done) => setTimeout(done, 50));
    expect(departure!.hasHappened).toBe(false);
    answer();
    expect(await (await asked).text()).toBe("here");
    await new Promise((done) => setTimeout(done, 50));
    expect(departure!.hasHappened).toBe(false);
  });

  it("is not waited for when the caller has gone", async () => {
    departure = null;
    const caller = new AbortController();
    const asked = fetch(url, { ...init, signal: caller.signal });
    await until(() => departure !== null);
    caller.abort();
    await expect(asked).rejects.toThrow("aborted");
    expect(await until(() => departure!.hasHappened)).toBe(true);
    answer();
  });
});
