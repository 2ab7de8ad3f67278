import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Redis } from "ioredis";

import { until } from "../test/until.js";
import { createLog } from "./log.js";
import { openRedis } from "./redis.js";

describe("a Redis server that stops responding on open connections", () => {
  let isSilent = false;
  let redis: Redis;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (sent) => {
      // Each command begins with a line such as `*1`, the number of its parts.
      const commands = String(sent).match(/^\*\d+\r$/gm) ?? [];
      if (!isSilent) socket.write("+OK\r\n".repeat(commands.length));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    redis = await openRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, createLog("silent"));
  });
  afterAll(() => {
    redis.disconnect();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it("counts as unavailable after a timeout, and is used again when it responds", async () => {
    expect(await redis.ping()).toBe("OK");
    isSilent = true;
    await expect(redis.ping()).rejects.toThrow("Redis sent no reply within 500 ms");
    expect(await until(() => redis.status !== "ready")).toBe(true);
    await expect(redis.ping()).rejects.toThrow(/isn't writeable/);
    isSilent = false;
    expect(await until(() => redis.status === "ready")).toBe(true);
    expect(await redis.ping()).toBe("OK");
  });
});

/** A Redis server in its own thread. It counts its replies to PING in the first number of `workerData`. */
const otherThread = `
  const { createServer } = require("node:net");
  const { parentPort, workerData } = require("node:worker_threads");
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (sent) => {
      const commands = String(sent).match(/^\\*\\d+\\r$/gm) ?? [];
      socket.write("+OK\\r\\n".repeat(commands.length));
      if (!/ping/i.test(String(sent))) return;
      Atomics.add(workerData, 0, 1);
      Atomics.notify(workerData, 0);
    });
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** A server whose event loop is blocked, with the shortest queue of connections. */
const deafThread = `
  const { createServer } = require("node:net");
  const { parentPort } = require("node:worker_threads");
  const server = createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000), 50);
  });
`;

describe("a Redis server that does not accept a connection", () => {
  it("counts as unavailable after a timeout", async () => {
    // A server whose queue of connections is full answers no further attempt.
    const worker = new Worker(deafThread, { eval: true });
    const [port] = await once(worker, "message");
    const fillers = Array.from({ length: 10 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
    await setTimeout(200);
    const redis = await openRedis(`redis://127.0.0.1:${port}`, createLog("silent"));
    try {
      expect(redis.status).not.toBe("ready");
    } finally {
      redis.disconnect();
      for (const filler of fillers) filler.destroy();
      await worker.terminate();
    }
  });
});

describe("a Redis server that replied while the event loop was blocked", () => {
  it("gets connected if the connection was being opened", async () => {
    const worker = new Worker(otherThread, { eval: true, workerData: new Int32Array(new SharedArrayBuffer(4)) });
    const [port] = await once(worker, "message");
    const opening = openRedis(`redis://127.0.0.1:${port}`, createLog("silent"));
    // The driver begins to connect before immediates run, and the server reads the result after them.
    setImmediate(() => pause(3_000));
    const redis = await opening;
    try {
      expect(redis.status).toBe("ready");
    } finally {
      redis.disconnect();
      await worker.terminate();
    }
  });

  it("stays connected", async () => {
    const replies = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(otherThread, { eval: true, workerData: replies });
    const [port] = await once(worker, "message");
    const redis = await openRedis(`redis://127.0.0.1:${port}`, createLog("silent"));
    try {
      expect(await until(() => redis.status === "ready")).toBe(true);
      const isClosed = once(redis, "close").then(() => true);
      const reply = redis.ping();
      // Block the event loop until the reply has been sent, and then until the time for it is over.
      Atomics.wait(replies, 0, 0, 60_000);
      pause(600);
      expect(await reply).toBe("OK");
      expect(await Promise.race([isClosed, redis.ping().then(() => false)])).toBe(false);
    } finally {
      redis.disconnect();
      await worker.terminate();
    }
  });
});
