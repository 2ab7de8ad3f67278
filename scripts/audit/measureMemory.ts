/** Measures the resident memory of a built server before and after many different documents. */
import type { BuiltServer } from "./builtServer.js";
import { ordinaryDocument } from "./hostileDocuments.js";

export interface MemoryLoad {
  name: string;
  count: number;
  query(salt: number): string;
}

const small = (salt: number) => `{ casinos(first: 1) { nodes { n${salt}: name slug rating } } }`;

export const memoryLoads: MemoryLoad[] = [
  {
    name: "2,000 different documents of 200 KB",
    count: 2_000,
    query: (salt) => `${small(salt)} # ${"x".repeat(200 * 1024)}`,
  },
  { name: "50,000 small different documents", count: 50_000, query: small },
];

const atOnce = 4;

let salt = 0;

/** Returns the resident memory before and after the load, in MiB. First warms the server up with ordinary requests. */
export async function measureMemory(server: BuiltServer, load: MemoryLoad): Promise<{ before: number; after: number }> {
  await sendAll(server, 500, ordinaryDocument.query);
  const before = await residentMemory(server);
  await sendAll(server, load.count, load.query);
  return { before, after: await residentMemory(server) };
}

async function sendAll(server: BuiltServer, count: number, query: (salt: number) => string): Promise<void> {
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      salt += 1;
      const status = await server.send({ body: { query: query(salt) } });
      if (status !== 200) throw new Error(`A document returned status ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function residentMemory(server: BuiltServer): Promise<number> {
  return (await server.measure()).memoryBytes / 1024 ** 2;
}
