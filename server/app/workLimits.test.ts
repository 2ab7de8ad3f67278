import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { createLog } from "../platform/log.js";
import { answerError } from "./httpErrors.js";
import { limitWork } from "./workLimits.js";

describe("the places of requests in progress", () => {
  let app: FastifyInstance;
  let release: () => void = () => undefined;
  let noteBegun: () => void = () => undefined;
  beforeAll(async () => {
    app = fastify();
    const log = createLog("silent");
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
    limitWork(app, { maxInProgress: 1, answerTimeout: 2_000 });
    app.get("/healthz", async () => "well");
    app.get("/quick", async () => "done");
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
