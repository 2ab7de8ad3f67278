import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { startTestServer, type TestServer } from "../../../test/startTestServer.js";
import { until } from "../../../test/until.js";
import { createCounts } from "./connectionLimits.js";

describe("the connections of an IP address", () => {
  it("are limited separately from those of other addresses", () => {
    const counts = createCounts(2);
    expect([counts.open("192.0.2.1"), counts.open("192.0.2.1"), counts.open("192.0.2.1")]).toEqual([true, true, false]);
    expect(counts.open("192.0.2.2")).toBe(true);
    counts.close("192.0.2.1");
    expect([counts.open("192.0.2.1"), counts.open("192.0.2.1")]).toEqual([true, false]);
  });

  it("are counted per network for IPv6", () => {
    const counts = createCounts(1);
    expect([counts.open("2001:db8::1"), counts.open("2001:db8::2")]).toEqual([true, false]);
  });
});

describe("a server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { maxConnections: 3 } });
  });
  afterAll(() => server.close());

  it("closes connections beyond its limit and accepts a new one when an open one ends", async () => {
    const { hostname, port } = new URL(server.url);
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      await once(socket, "connect");
      return socket;
    };
    const connections = [await open(), await open(), await open()];
    const beyond = await open();
    await once(beyond, "close");
    const [first] = connections;
    first!.destroy();
    const isAnswered = () =>
      fetch(`${server.url}/healthz`, { headers: { connection: "close" } }).then(
        ({ status }) => status === 200,
        () => false,
      );
    expect(await until(isAnswered)).toBe(true);
    for (const socket of connections) socket.destroy();
  });
});
