import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { createLog } from "../../../platform/log.js";
import { Metrics } from "../../../platform/metrics.js";
import type { Disconnect } from "../../../shared/disconnect.js";
import { sendError } from "../errors.js";
import { onClientDisconnect } from "../clientDisconnect.js";
import { limitWork } from "./workLimits.js";

describe("a server with a limit on requests in progress", () => {
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

  async function makeApp(responseTimeout: number): Promise<FastifyInstance> {
    const fastifyApp = fastify();
    const services = { log: createLog("silent"), metrics };
    fastifyApp.setErrorHandler((error, request, reply) => sendError(error, request, reply, services));
    limitWork(fastifyApp, { maxInProgress: 1, responseTimeout });
    fastifyApp.get("/healthz", async () => "well");
    fastifyApp.get("/quick", async () => "done");
    fastifyApp.options("/quick", async (_request, reply) => reply.code(204).send());
    fastifyApp.get("/broken", async () => Promise.reject(new Error("broken")));
    fastifyApp.get("/never", (_request, reply) => {
      disconnect = onClientDisconnect(reply);
      noteBegun();
      return new Promise((resolve) => (release = () => resolve("late")));
    });
    await fastifyApp.ready();
    return fastifyApp;
  }

  it("rejects a request above the limit with a code and a retry time", async () => {
    const hasBegun = new Promise<void>((resolve) => (noteBegun = resolve));
    const first = app.inject("/never");
    await hasBegun;
    const refused = await app.inject("/quick");
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("1");
    expect(refused.json().errors[0]).toMatchObject({
      message: "The server is overloaded. Retry shortly.",
      extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 1 },
    });
    expect((await app.inject("/healthz")).body).toBe("well");
    // If the preflight request failed, another site's page could not read the rejection.
    expect((await app.inject({ method: "OPTIONS", url: "/quick" })).statusCode).toBe(204);
    expect(await metrics.text()).toContain('honestodds_graphql_errors_total{code="SERVICE_UNAVAILABLE"} 1');
    release();
    expect((await first).statusCode).toBe(200);
    expect((await app.inject("/quick")).statusCode).toBe(200);
  });

  it("allows the next request after a response and after an error", async () => {
    for (const url of ["/quick", "/broken", "/quick", "/broken", "/quick"]) {
      expect((await app.inject(url)).statusCode).toBe(url === "/quick" ? 200 : 500);
    }
  });

  it("cancels a request that takes too long, returns an error, and then allows the next request", async () => {
    const late = await impatient.inject("/never");
    expect(disconnect.hasFired).toBe(true);
    expect(late.statusCode).toBe(503);
    expect(late.headers["retry-after"]).toBe("1");
    expect(late.json().errors[0].message).toBe(
      "The response took longer than 2 s. Request less data, or retry shortly.",
    );
    release();
    await setImmediate();
    expect((await impatient.inject("/quick")).statusCode).toBe(200);
  });
});
