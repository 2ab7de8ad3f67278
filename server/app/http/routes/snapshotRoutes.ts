/** Serves the catalogue's snapshots: the list, the latest snapshot, and any snapshot by id. */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

import {
  findSnapshot,
  listSnapshots,
  readSnapshot,
  type StoredSnapshot,
} from "../../../outbound/snapshots/snapshot.queries.js";
import { matchesEtag } from "../../../shared/etag.js";
import { topFieldCost } from "../../../shared/limits.js";
import { sendMissingFile } from "../errors.js";
import type { Callers } from "../identity.js";
import { publicCorsHeaders } from "../origins.js";

/** How many bytes of a snapshot cost one unit when a client downloads it. */
const snapshotBytesPerUnit = 1_024;

export interface SnapshotRoutesOptions {
  db: DataSource;
  callers: Callers;
}

const folder = "/snapshots";

function pathOf({ id }: StoredSnapshot): string {
  return `${folder}/${id}.ndjson.gz`;
}

export function addSnapshotRoutes(app: FastifyInstance, { db, callers }: SnapshotRoutesOptions): void {
  app.get(folder, async (request, reply) => {
    reply.headers(publicCorsHeaders).header("cache-control", "no-cache");
    await (await callers.chargeRequest(request, reply)).chargeAtLeast(topFieldCost);
    const snapshots = await listSnapshots(db);
    return {
      snapshots: snapshots.map((each) => {
        const { completedAt, cursor, rowCount, byteSize } = each;
        return { path: pathOf(each), completedAt, cursor, rowCount, byteSize };
      }),
    };
  });

  app.get<{ Params: { name: string } }>(`${folder}/:name`, async (request, reply) => {
    reply.headers(publicCorsHeaders);
    const budget = await callers.chargeRequest(request, reply);
    await budget.chargeAtLeast(topFieldCost);
    const id = /^([\w-]+)\.ndjson\.gz$/.exec(request.params.name)?.[1];
    const snapshot = id === undefined ? null : await findSnapshot(db, id);
    if (snapshot === null) return sendMissingFile(reply);
    const isKnown = matchesEtag(request.headers["if-none-match"], snapshot.etag);
    const isSent = !isKnown && request.method !== "HEAD";
    if (isSent) await budget.add(Math.ceil(snapshot.byteSize / snapshotBytesPerUnit));
    // The file with a given id never changes, but the server deletes it after a few days.
    const cacheControl = id === "latest" ? "no-cache" : "public, max-age=86400";
    reply.header("cache-control", cacheControl).header("etag", snapshot.etag);
    if (isKnown) return reply.code(304).send();
    reply.type("application/gzip").header("content-length", snapshot.byteSize);
    reply.header("link", `<${pathOf(snapshot)}>; rel="canonical"`);
    // Send a stream, because Fastify would set the length of any other empty body to 0.
    if (!isSent) return reply.send(Readable.from([]));
    return reply.send(Readable.from(readSnapshot(db, snapshot.id), { objectMode: false }));
  });
}
