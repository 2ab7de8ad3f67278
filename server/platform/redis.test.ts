import { type AddressInfo, createServer, type Socket } from "node:net";
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
    await expect(redis.ping()).rejects.toThrow(/timed out|closed/i);
    expect(await until(() => redis.status !== "ready")).toBe(true);
    await expect(redis.ping()).rejects.toThrow(/isn't writeable/);
    isSilent = false;
    expect(await until(() => redis.status === "ready")).toBe(true);
    expect(await redis.ping()).toBe("OK");
  });
});
