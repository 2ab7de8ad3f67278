/** Tests that the server sends webhooks only to public addresses. It must not even connect to any other address. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { webhookLimits } from "../../shared/limits.js";
import { findUrlFault, isPublicAddress } from "./publicAddresses.js";
import type { ResolvedAddress } from "./nameResolver.js";
import { WebhookClient } from "./webhookClient.js";

let respond: (request: IncomingMessage, response: ServerResponse) => void;
const received: string[] = [];
let listener: Server;
let port: number;
beforeAll(async () => {
  listener = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  await new Promise<void>((done) => listener.listen(0, "::", done));
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => listener.close(done)));

/** The addresses that this process tried to connect to. */
const connections: string[] = [];
// eslint-disable-next-line @typescript-eslint/unbound-method
const { connect } = Socket.prototype;
beforeAll(() => {
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    connections.push(JSON.stringify(args[0]));
    return (connect as (...given: unknown[]) => Socket).apply(this, args);
  } as typeof connect;
});
afterAll(() => {
  Socket.prototype.connect = connect;
});
afterEach(() => {
  respond = (_request, response) => response.end("ok");
  received.length = 0;
  connections.length = 0;
});

const message = { headers: { "content-type": "application/json" }, body: "{}" };

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });

/** Returns a resolver that returns each of the answers once, and then repeats the last one. */
function resolver(...answers: ResolvedAddress[][]) {
  const hosts: string[] = [];
  const resolve = async (host: string) => {
    hosts.push(host);
    return answers[Math.min(hosts.length, answers.length) - 1]!;
  };
  return { hosts, resolve };
}

const literals = [
  // Loopback, in every spelling that a URL parser accepts.
  "127.0.0.1",
  "127.1",
  "127.255.255.254",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "017700000001",
  "１２７.0.0.1",
  "127。0。0。1",
  "%31%32%37.0.0.1",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  // Addresses for "this network" and unspecified addresses, which lead to this machine.
  "0.0.0.0",
  "0",
  "0.1.2.3",
  "[::]",
  // Private networks.
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "3232235777",
  "[fc00::1]",
  "[fd12:3456:789a::1]",
  "[fec0::1]",
  // Link-local addresses, and addresses of cloud metadata services.
  "169.254.169.254",
  "0xa9fea9fe",
  "[fe80::1]",
  "[fd00:ec2::254]",
  // Shared, benchmarking, documentation, relay, multicast, reserved and broadcast addresses.
  "100.64.0.1",
  "100.100.100.200",
  "198.18.0.1",
  "192.0.0.1",
  "192.0.2.1",
  "198.51.100.1",
  "203.0.113.1",
  "192.88.99.1",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "[ff02::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "[100::1]",
  // IPv6 addresses that contain a private IPv4 address.
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::ffff:10.0.0.1]",
  "[::127.0.0.1]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b::a00:1]",
  "[64:ff9b:1::a00:1]",
  "[2002:7f00:1::]",
  "[2002:a00:1::1]",
  "[2001:0:7f00:1::]",
  "[5f00::1]",
];

describe("an unsafe webhook", () => {
  const client = new WebhookClient({ allowsPrivate: false });

  it.each(literals)("is not sent to the address %s", async (host) => {
    const url = `http://${host}:${port}/`;
    expect(findUrlFault(url, false)).toMatch(/public/);
    expect(await client.send({ ...message, url })).toMatchObject({
      status: null,
      error: expect.stringMatching(/public/),
    });
    expect([received, connections]).toEqual([[], []]);
  });

  it.each([
    ["a private address", [v4("10.1.2.3")]],
    ["loopback", [v4("127.0.0.1")]],
    ["IPv6 loopback", [v6("::1")]],
    ["a mapped address", [v6("::ffff:127.0.0.1")]],
    ["a translated address", [v6("64:ff9b::7f00:1")]],
    ["a link-local address with a zone", [v6("fe80::1%eth0")]],
    ["a public and a private address", [v4("93.184.216.34"), v4("127.0.0.1")]],
    ["a private and a public address", [v6("::1"), v6("2606:2800:220:1:248:1893:25c8:1946")]],
    ["nothing", []],
  ])("is not sent to a name that resolves to %s", async (_what, answer) => {
    const { resolve } = resolver(answer);
    const naming = new WebhookClient({ allowsPrivate: false, resolve });
    const answered = await naming.send({ ...message, url: `http://hook.example:${port}/` });
    expect(answered).toMatchObject({ status: null, error: expect.stringMatching(/host name/) });
    expect([received, connections]).toEqual([[], []]);
  });

  it.each(["localhost", "localhost.", "LOCALHOST", "foo.localhost", "printer", "nas.local", "api.internal"])(
    "is not sent to a private network under the name %s",
    async (host) => {
      expect(findUrlFault(`https://${host}/`, false)).toMatch(/public/);
      expect(findUrlFault(`https://${host}/`, true)).toBeNull();
      const answered = await client.send({ ...message, url: `http://${host}:${port}/` });
      expect(answered.status).toBeNull();
      expect([received, connections]).toEqual([[], []]);
    },
  );

  it("is not sent to a name that first resolves to a public address and later to loopback", async () => {
    // No test network routes this address, so the attempt fails. The client must not fall back to the second answer.
    const { hosts, resolve } = resolver([v4("192.0.1.1")], [v4("127.0.0.1")]);
    expect(isPublicAddress("192.0.1.1")).toBe(true);
    const naming = new WebhookClient({ allowsPrivate: false, resolve, timeout: 300 });
    await naming.send({ ...message, url: `http://rebinding.example:${port}/` });
    expect(hosts).toEqual(["rebinding.example"]);
    expect(received).toEqual([]);
    expect(connections).toHaveLength(1);
    expect(lookedUpIn(connections[0]!)).toBe("rebinding.example");
  });

  it.each([
    ["user@", "user name"],
    ["user:pass@", "user name"],
  ])("is rejected if its URL contains credentials: %s", async (credentials, reason) => {
    expect(findUrlFault(`https://${credentials}example.com/`, false)).toContain(reason);
  });

  it.each([
    "ftp://example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
    "javascript:alert(1)",
    "//example.com",
    "x",
  ])("is rejected if its URL is %s, which is not an http or https URL", async (url) => {
    expect(findUrlFault(url, true)).toMatch(/https:\/\//);
  });

  it.each(["22", "25", "465", "1023"])("is rejected if its port is %s, which belongs to another protocol", (at) => {
    expect(findUrlFault(`http://example.com:${at}/`, true)).toMatch(/port/);
  });
});

function lookedUpIn(options: string): string {
  return (JSON.parse(options) as [{ host: string }])[0].host;
}

describe("a webhook", () => {
  const local = new WebhookClient({ allowsPrivate: true, timeout: 2_000 });
  const send = (path = "/") => local.send({ ...message, url: `http://127.0.0.1:${port}${path}` });

  it("connects to the address that was checked, even if the name would later resolve to another one", async () => {
    const { hosts, resolve } = resolver([v4("127.0.0.1")], [v4("10.0.0.1")]);
    const naming = new WebhookClient({ allowsPrivate: true, resolve });
    expect(await naming.send({ ...message, url: `http://rebinding.example:${port}/path?x=1` })).toEqual({
      status: 200,
      error: null,
    });
    expect([hosts, received]).toEqual([["rebinding.example"], ["POST /path?x=1"]]);
  });

  it.each([301, 302, 303, 307, 308])("does not follow a redirect with status %s", async (status) => {
    respond = (_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${port}/private` }).end();
    expect(await send()).toMatchObject({ status, error: expect.stringMatching(/Redirects are not followed/) });
    expect(received).toEqual(["POST /"]);
  });

  it("reports the status of a failed request, or that the program is unreachable", async () => {
    respond = (_request, response) => response.writeHead(500).end();
    expect(await send()).toEqual({ status: 500, error: "Status 500." });
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/`;
    await new Promise((done) => closed.close(done));
    expect(await local.send({ ...message, url })).toEqual({
      status: null,
      error: "The connection failed: ECONNREFUSED.",
    });
  });

  it("reads only the beginning of an endless response", async () => {
    let sent = 0;
    respond = (_request, response) => {
      const chunk = Buffer.alloc(16 * 1024, "x");
      const write = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on("drain", write);
      write();
    };
    expect(await send()).toEqual({ status: 200, error: null });
    // The rest only fills the buffers of the two sockets.
    expect(sent).toBeLessThan(8 * 1024 * 1024);
    expect(webhookLimits.maxResponseBytes).toBeLessThan(64 * 1024);
  });

  it("fails when a program does not respond in time, or ends the connection without a response", async () => {
    const impatient = new WebhookClient({ allowsPrivate: true, timeout: 200 });
    respond = () => undefined;
    expect(await impatient.send({ ...message, url: `http://127.0.0.1:${port}/` })).toEqual({
      status: null,
      error: "No response within 0.2 s.",
    });
    respond = (request) => request.socket.destroy();
    expect(await send()).toEqual({ status: null, error: "The connection failed: ECONNRESET." });
    const upgrading = createTcpServer((socket) =>
      socket.resume().end("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
    );
    await new Promise<void>((done) => upgrading.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(upgrading.address() as AddressInfo).port}/`;
    expect((await local.send({ ...message, url })).status).toBeNull();
    await new Promise((done) => upgrading.close(done));
  });
});

describe("isPublicAddress", () => {
  it.each(["93.184.216.34", "1.1.1.1", "172.32.0.1", "2606:2800:220:1:248:1893:25c8:1946"])("accepts %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(["", "example.com", "1.2.3", "0x1.1.1.1", "fe80::1%1", "::ffff:1.1.1.1"])("rejects %j", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
