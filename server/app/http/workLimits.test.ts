import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { createLog } from "../../platform/log.js";
import { Metrics } from "../../platform/metrics.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { sendError } from "./errors.js";
import { onClientDisconnect } from "./clientDisconnect.js";
import { limitWork } from "./workLimits.js";

describe("the places of requests in progress", () => {
  let app: FastifyInstance;
  let impatient: FastifyInstance;
  let release: () => void = () => undefined;
  let disconnect: Disconnect;
  let noteBegun: () => void = () => undefined;
  const metrics = new Metrics(() => ({ total: 0, idle: 0, waiting: 0 }));
  beforeAll(async () => {
    app = await makeApp(60_000);
    impatient = await makeApp(2_000);
  });
  afterAll(() => Promise.all([app.close(), impatient.close()]));

  async function makeApp(answerTimeout: number): Promise<FastifyInstance> {
    const made = fastify();
    const told = { log: createLog("silent"), metrics };
    made.setErrorHandler((error, request, reply) => sendError(error, request, reply, told));
    limitWork(made, { maxInProgress: 1, answerTimeout });
    made.get("/healthz", async () => "well");
    made.get("/quick", async () => "done");
    made.options("/quick", async (_request, reply) => reply.code(204).send());
    made.get("/broken", async () => Promise.reject(new Error("broken")));
    made.get("/never", (_request, reply) => {
      disconnect = onClientDisconnect(reply);
      noteBegun();
      return new Promise((resolve) => (release = () => resolve("late")));
    });
    await made.ready();
    return made;
  }

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
    const late = await impatient.inject("/never");
    expect(disconnect.hasFired).toBe(true);
    expect(late.statusCode).toBe(503);
    expect(late.headers["retry-after"]).toBe("1");
    expect(late.json().errors[0].message).toBe("The answer took longer than 2 s: ask for less, or again in a moment.");
    release();
    await setImmediate();
    expect((await impatient.inject("/quick")).statusCode).toBe(200);
  });
});
