import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { createLog } from "../platform/log.js";
import { Metrics } from "../platform/metrics.js";
import { answerError } from "./httpErrors.js";
import { limitWork } from "./workLimits.js";

describe("the places of requests in progress", () => {
  let app: FastifyInstance;
  let release: () => void = () => undefined;
  let noteBegun: () => void = () => undefined;
  const metrics = new Metrics(() => ({ total: 0, idle: 0, waiting: 0 }));
  beforeAll(async () => {
    app = fastify();
    const told = { log: createLog("silent"), metrics };
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply, told));
    limitWork(app, { maxInProgress: 1, answerTimeout: 2_000 });
    app.get("/healthz", async () => "well");
    app.get("/quick", async () => "done");
    app.options("/quick", async (_request, reply) => reply.code(204).send());
    app.get("/broken", async () => Promise.reject(new Error("broken")));
    app.get("/never", () => {
      noteBegun();
      return new Promise((resolve) => (release = () => resolve("late")));
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it("are taken by one request at a time here, and the next is refused with a code and when to come back", async () => {
    const hasBegun = new Promise<void>((resolve) => (noteBegun = resolve));
    const first = app.inject("/never");
    await hasBegun;
    const refused = await app.inject("/quick");
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("1");
    expect(refused.json().errors[0]).toMatchObject({
      message: "The server has too much to do: ask again in a moment.",
      extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 1 },
    });
    expect((await app.inject("/healthz")).body).toBe("well");
    // Or the page of another site could not read that it was refused.
    expect((await app.inject({ method: "OPTIONS", url: "/quick" })).statusCode).toBe(204);
    expect(await metrics.text()).toContain('honestodds_graphql_errors_total{code="SERVICE_UNAVAILABLE"} 1');
    release();
    expect((await first).statusCode).toBe(200);
    expect((await app.inject("/quick")).statusCode).toBe(200);
  });

  it("are given back by an answer and by an error", async () => {
    for (const url of ["/quick", "/broken", "/quick", "/broken", "/quick"]) {
      expect((await app.inject(url)).statusCode).toBe(url === "/quick" ? 200 : 500);
    }
  });

  it("are given back when an answer takes too long, whose caller is told so", async () => {
    const late = await app.inject("/never");
    expect(late.statusCode).toBe(503);
    expect(late.headers["retry-after"]).toBe("1");
    expect(late.json().errors[0].message).toBe("The answer took longer than 2 s: ask for less, or again in a moment.");
    release();
    await setImmediate();
    expect((await app.inject("/quick")).statusCode).toBe(200);
  });
});
