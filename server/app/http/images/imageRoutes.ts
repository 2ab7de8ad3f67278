/** Serves the files of uploaded images. A file never changes, so browsers and shared caches store it for a year. */
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import type { ImageStores } from "../../../nouns/image/imageStores.js";
import { readImageFile } from "../../../nouns/image/image.queries.js";
import { matchesEtag, strongEtag } from "../../../shared/etag.js";
import { topFieldCost } from "../../../shared/limits.js";
import type { Budgets } from "../../graphql/limits/clientBudget.js";
import { sendMissingFile } from "../errors.js";

/**
 * How many bytes of an image cost one unit if they are read from the database, in addition to the cost of the
 * statements.
 */
export const imageBytesPerUnit = 512;

/** The maximum size of the cache for image files, in bytes. */
const imageCacheBytes = 8 * 1024 * 1024;

export interface ImageRoutesOptions {
  database: { dataSource: DataSource };
  imageStores: ImageStores;
  budgets: Budgets;
}

interface CachedFile {
  body: Buffer;
  etag: string;
}

/** This server encoded the files, but as a precaution, a browser must not run anything in them. */
const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "access-control-allow-origin": "*",
};

export function addImageRoutes(app: FastifyInstance, { database, imageStores, budgets }: ImageRoutesOptions): void {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: imageCacheBytes,
    sizeCalculation: ({ body, etag }, key) => body.length + 2 * (etag.length + key.length),
  });

  async function find(imageId: string, name: string): Promise<CachedFile | null> {
    const key = `${imageId}/${name}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const body = await readImageFile(database.dataSource, imageStores, imageId, name);
    if (body === null) return null;
    const file = { body, etag: strongEtag(body) };
    cache.set(key, file);
    return file;
  }

  app.get<{ Params: { imageId: string; name: string } }>("/images/:imageId/:name", async (request, reply) => {
    const { imageId, name } = request.params;
    const budget = await budgets.chargeAddress(request.clientAddress);
    const isCached = cache.has(`${imageId}/${name}`);
    if (!isCached) await budget.chargeAtLeast(2 * topFieldCost);
    const file = await find(imageId, name);
    if (file === null) return sendMissingFile(reply);
    if (!isCached) await budget.add(Math.ceil(file.body.length / imageBytesPerUnit));
    reply.headers(headers).header("etag", file.etag);
    if (matchesEtag(request.headers["if-none-match"], file.etag)) return reply.code(304).send();
    return reply.type(name.endsWith(".avif") ? "image/avif" : "image/webp").send(file.body);
  });
  app.get("/images/*", async (request, reply) => {
    await budgets.chargeAddress(request.clientAddress);
    return sendMissingFile(reply);
  });
}
