/**
 * Scenarios with difficult clients: some are slow, idle or active for a long time, and some are too many for the
 * server.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { callers, report, residentMiB, type Scenario, serve, shake } from "./harness.js";
import { Load, signIn } from "./load.js";

function open(url: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

async function openMany(url: string, count: number, bytes: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const part = Array.from({ length: Math.min(200, count - sockets.length) }, () => open(url, bytes));
    sockets.push(...(await Promise.all(part)));
  }
  for (const socket of sockets) socket.on("error", () => undefined);
  return sockets;
}

export const slowClients: Scenario = {
  name: "Clients send and read slowly",
  promise: "Each slow client holds only its own connection, delays no other client, and is disconnected after 30 s.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await ground.database() });
    const each = Math.round(40 + 160 * ground.scale);
    const head =
      "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n";
    const readAll = `GET /playground HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20);
    const slow: Socket[] = [];
    let cut = 0;
    const result = await shake(
      product,
      async () => {
        slow.push(...(await openMany(product.url, each, "POST /graphql HT")));
        slow.push(...(await openMany(product.url, each, `${head}\r\n{"query`)));
        const readers = await openMany(product.url, each, readAll);
        for (const socket of readers) socket.pause();
        for (const socket of slow) socket.resume().once("close", () => (cut += 1));
        if (ground.scale === 1) await wait(36_000);
        slow.push(...readers);
        return null;
      },
      ground.scale,
    );
    for (const socket of slow) socket.destroy();
    await product.stop();
    result.notes.push(`${each} slow headers, ${each} slow bodies, ${each} clients that read nothing`);
    if (ground.scale === 1) result.notes.push(`The server disconnected ${cut} of ${each * 2} slow senders within 36 s`);
    return result;
  },
};

export const idleConnections: Scenario = {
  name: "5,000 idle connections",
  promise: "All other requests work as usual.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await ground.database() });
    const count = Math.round(5_000 * Math.max(0.1, ground.scale));
    const before = await residentMiB(product);
    let during = 0;
    let idle: Socket[] = [];
    const result = await shake(
      product,
      async () => {
        idle = await openMany(product.url, count, "");
        during = await residentMiB(product);
        return null;
      },
      ground.scale,
    );
    for (const socket of idle) socket.destroy();
    await product.stop();
    result.notes.push(
      `${count} connections; resident memory ${before} MiB before, ${during} MiB with the connections open`,
    );
    return result;
  },
};

export const overload: Scenario = {
  name: "More concurrent callers than the server can handle",
  promise:
    "The server rejects the excess with 503 and Retry-After instead of slowing down every caller, and recovers by itself. The server runs for a few seconds before the test. Right after a start, V8 still compiles code, so the first callers would wait several seconds.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await ground.database(), RESPONSE_CACHE: "off" });
    const cookie = await signIn(product.url);
    const before = new Load([product.url], cookie);
    before.start(callers);
    await wait(500 + 4_500 * ground.scale);
    await before.stop();
    const load = new Load([product.url], cookie);
    load.start({ readers: Math.round(150 + 650 * ground.scale), writers: 4, pause: 0 });
    await wait(2_000 + 8_000 * ground.scale);
    await load.stop();
    const since = performance.now();
    const after = new Load([product.url], cookie);
    after.start(callers);
    await wait(1_000);
    await after.stop();
    const result = await report(load, product.url, cookie, null);
    await product.stop();
    result.recoveredAfter = after.recoveredAfter(since);
    result.failed += before.counts.failed + after.counts.failed;
    return result;
  },
};

export const soak: Scenario = {
  name: "Sustained load",
  promise: "Memory stays flat.",
  async run(ground) {
    const product = await serve({ DATABASE_URL: await ground.database() });
    const cookie = await signIn(product.url);
    const load = new Load([product.url], cookie);
    load.start({ readers: 6, writers: 1 });
    const minutes = 5 * ground.scale;
    const sizes: number[] = [];
    for (let part = 0; part < 5; part++) {
      await wait((minutes * 60_000) / 5);
      sizes.push(await residentMiB(product));
    }
    await load.stop();
    const result = await report(load, product.url, cookie, null);
    await product.stop();
    result.notes.push(`resident memory over ${Math.round(minutes * 60)} s: ${sizes.join(", ")} MiB`);
    return result;
  },
};
