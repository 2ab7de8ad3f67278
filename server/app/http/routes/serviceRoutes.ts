/** Routes for operators and client developers: health, readiness, and the schema. */
import type { FastifyInstance } from "fastify";

import type { Database } from "../../../database/connection/dataSource.js";
import type { TableVersions } from "../../../database/reading/tableVersions.js";
import { release } from "../../../platform/release.js";
import { ResponseBody } from "../../cache/responseBody.js";
import { sendTagged } from "../../cache/sendCached.js";

export interface ServiceRoutesOptions {
  database: Database;
  /** The schema in SDL, served at /schema.graphql. */
  sdl: () => string;
  /** Whether the server will stop soon. Load balancers must then send new requests to other servers. */
  isDraining: () => boolean;
  services: { tableVersions: Pick<TableVersions, "isTrusted"> };
}

export function addServiceRoutes(app: FastifyInstance, options: ServiceRoutesOptions): void {
  const { sdl, database, isDraining, services } = options;
  const schema = new ResponseBody("text/plain; charset=utf-8", sdl);
  app.get("/schema.graphql", (request, reply) => {
    reply.headers({ "cache-control": "no-cache", "access-control-allow-origin": "*" });
    return sendTagged(request, reply, schema);
  });
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", ...release }),
  );
  app.get("/readyz", async (_request, reply) => {
    const status = isDraining() ? "stopping" : (await isReady(database)) ? "ready" : "database unavailable";
    // Without notifications, the server still responds correctly, but caches nothing.
    const notifications = services.tableVersions.isTrusted ? "received" : "missing";
    return reply
      .code(status === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status, notifications });
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
    // After a blocked event loop, timers run before the database's reply is read.
    timer = setTimeout(() => setImmediate(() => resolve(false)), readyTimeout);
  });
  return Promise.race([database.isAnswering(), tooLate]).finally(() => clearTimeout(timer));
}
