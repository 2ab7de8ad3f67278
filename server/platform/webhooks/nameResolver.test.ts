import { createSocket, type Socket } from "node:dgram";
import { stat } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createNameResolver } from "./nameResolver.js";
import { WebhookClient } from "./webhookClient.js";

const addressesOf: Record<string, { 1?: string; 28?: string }> = {
  "both.example": { 1: "192.0.1.1", 28: "2606:2800:0220:0001:0248:1893:25c8:1946" },
  "rebinding.example": { 1: "10.1.2.3" },
  "six.example": { 28: "2606:2800:0220:0001:0248:1893:25c8:1946" },
};

let nameServer: Socket;
let servers: string[];
const asked = new Set<string>();
beforeAll(async () => {
  nameServer = createSocket("udp4");
  nameServer.on("message", (query, { port, address }) => {
    const { name, type } = questionOf(query);
    asked.add(name);
    if (name.startsWith("silent")) return;
    nameServer.send(answerTo(query, type, addressesOf[name]?.[type as 1 | 28]), port, address);
  });
  await new Promise<void>((done) => nameServer.bind(0, "127.0.0.1", done));
  servers = [`127.0.0.1:${nameServer.address().port}`];
});
afterAll(() => new Promise<void>((done) => nameServer.close(done)));

/** Reads the question of a DNS message (RFC 1035). */
function questionOf(query: Buffer): { name: string; type: number } {
  const labels: string[] = [];
  let at = 12;
  for (; query[at]! > 0; at += query[at]! + 1) labels.push(query.toString("latin1", at + 1, at + 1 + query[at]!));
  return { name: labels.join("."), type: query.readUInt16BE(at + 1) };
}

/** Returns a response with one address, or with none. */
function answerTo(query: Buffer, type: number, address: string | undefined): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(address === undefined ? 0 : 1, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const question = query.subarray(12, end);
  if (address === undefined) return Buffer.concat([header, question]);
  const data =
    type === 1 ? Buffer.from(address.split(".").map(Number)) : Buffer.from(address.replaceAll(":", ""), "hex");
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([header, question, record, data]);
}

describe("the name resolver for webhooks", () => {
  it("returns all addresses of a name, IPv4 first", async () => {
    const resolve = createNameResolver(servers);
    expect(await resolve("both.example")).toEqual([
      { address: "192.0.1.1", family: 4 },
      { address: "2606:2800:220:1:248:1893:25c8:1946", family: 6 },
    ]);
    expect((await resolve("six.example")).map(({ family }) => family)).toEqual([6]);
    await expect(resolve("unknown.example")).rejects.toMatchObject({ code: "ENODATA" });
  });

  it("returns private addresses, which the webhook client rejects", async () => {
    const client = new WebhookClient({ allowsPrivate: false, resolve: createNameResolver(servers) });
    const message = { url: "http://rebinding.example/", headers: {}, body: "{}" };
    expect((await client.send(message)).error).toMatch(/not on the public internet/);
  });

  it("does not block Node's threads while a name server does not respond", async () => {
    const client = new WebhookClient({
      allowsPrivate: false,
      resolve: createNameResolver(servers),
      timeout: 1_000,
    });
    const names = Array.from({ length: 8 }, (_each, number) => `silent${number}.example`);
    let ended = 0;
    const sent = names.map((name) =>
      client.send({ url: `http://${name}/`, headers: {}, body: "{}" }).finally(() => (ended += 1)),
    );
    while (names.some((name) => !asked.has(name))) await new Promise((done) => setTimeout(done, 10));
    await stat(".");
    expect(ended).toBe(0);
    const errors = (await Promise.all(sent)).map(({ error }) => error);
    expect(new Set(errors)).toEqual(new Set(["No response within 1 s."]));
  });
});
