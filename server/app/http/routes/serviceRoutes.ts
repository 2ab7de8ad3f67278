/** Routes for operators and client developers: health, readiness, and the schema. */
import type { FastifyInstance } from "fastify";

import type { Database } from "../../../database/connection/dataSource.js";
import { ResponseBody } from "../../cache/responseBody.js";
import { sendTagged } from "../../cache/sendCached.js";

export interface ServiceRoutesOptions {
  database: Database;
  /** The schema in SDL, served at /schema.graphql. */
  sdl: () => string;
}

export function addServiceRoutes(app: FastifyInstance, { sdl, database }: ServiceRoutesOptions): void {
  const schema = new ResponseBody("text/plain; charset=utf-8", sdl);
  app.get("/schema.graphql", (request, reply) => {
    reply.headers({ "cache-control": "no-cache", "access-control-allow-origin": "*" });
    return sendTagged(request, reply, schema);
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

/** How long the readiness check waits for the database, in ms. */
const readyTimeout = 2_000;

/**
 * Whether the database responds. Uses no connection from the pool, because a server whose pool is busy is still ready.
 */
async function isReady(database: Database): Promise<boolean> {
  if (!database.dataSource.isInitialized) return false;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyTimeout);
  });
  return Promise.race([database.isAnswering(), tooLate]).finally(() => clearTimeout(timer));
}
