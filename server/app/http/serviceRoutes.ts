/** Routes for operators and authors of clients: health, readiness and the schema. */
import type { FastifyInstance } from "fastify";

import type { Database } from "../../database/connection/dataSource.js";
import type { ResponseCache } from "../cache/responseCache.js";
import { FixedBody } from "../cache/responseBody.js";
import { sendTagged } from "../cache/sendCached.js";

export interface ServiceRoutesOptions {
  database: Database;
  cache: ResponseCache;
  /** The schema as text, served at /schema.graphql. */
  sdl: string;
}

export function addServiceRoutes(app: FastifyInstance, { sdl, database, cache }: ServiceRoutesOptions): void {
  const schema = new FixedBody({ body: sdl, contentType: "text/plain; charset=utf-8" });
  app.get("/schema.graphql", (request, reply) => {
    reply.headers({ "cache-control": "no-cache", "access-control-allow-origin": "*" });
    return sendTagged(request, reply, schema, cache);
  });
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady(database);
    const status = ready ? "ready" : "database unavailable";
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status });
  });
}

/** Milliseconds that the database has to answer. */
const readyTimeout = 2_000;

/** Asks without a connection of the pool: a server under load is ready. */
async function isReady(database: Database): Promise<boolean> {
  if (!database.dataSource.isInitialized) return false;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyTimeout);
  });
  return Promise.race([database.isAnswering(), tooLate]).finally(() => clearTimeout(timer));
}
