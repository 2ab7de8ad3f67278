/**
 * Stores the files of the built client in the database, so servers of different releases can serve each other's files
 * while a new release is rolled out (decision 123). Only files whose names contain a hash of their content are stored.
 */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import { ReleaseFile } from "../../database/entities/releaseFile.entity.js";
import type { Log } from "../../platform/log.js";
import { readAcceptEncoding } from "../http/acceptEncoding.js";
import type { BuiltFiles } from "./builtFiles.js";
import { findFiles } from "./staticFiles.js";

const decompress = promisify(brotliDecompress);

/** Matches the paths of files whose names contain a hash. */
const hashedFile = /^\/(?:playground\/)?assets\/[\w.-]+$/;

/** How long a file is kept after the last server of its release has stopped, in days. */
const keptDays = 7;

/** The maximum size of all stored files in bytes. A release needs up to 3 MB. */
const maxStoredBytes = 64 * 1024 * 1024;

/** The maximum size of the files of other releases that a server keeps in memory, in bytes. */
const maxCachedBytes = 8 * 1024 * 1024;

/** How many files to write in one statement. A release has about 150 files. */
const filesPerStatement = 10;

const mediaTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".json": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Returns the paths of this release's hashed files in URLs, and the files on disk. */
export function findHashedFiles({ client, playground }: BuiltFiles): Map<string, string> {
  const all = [
    ...findFiles(client).map((path) => [path, join(client, path)] as const),
    ...findFiles(playground).map((path) => [`/playground${path}`, join(playground, path)] as const),
  ];
  return new Map(all.filter(([path]) => hashedFile.test(path)));
}

type StoredFile = Pick<ReleaseFile, "content" | "isBrotli" | "storedAt">;

export class ReleaseFiles {
  readonly #found = new LRUCache<string, StoredFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ content }) => content.length + 200,
  });
  /** When the newest file of this server's release was stored, in ms. */
  #storedAt = 0;

  /** @param files The result of `findHashedFiles`. */
  constructor(
    private readonly db: DataSource,
    private readonly files: ReadonlyMap<string, string>,
    private readonly log: Log,
  ) {}

  /** Stores this release's files. A failure does not stop the server, because it needs them only during an upgrade. */
  async store(): Promise<void> {
    try {
      const paths = [...this.files.keys()].toSorted();
      const stored = await this.db.query<{ path: string }[]>("SELECT path FROM release_files WHERE path = ANY($1)", [
        paths,
      ]);
      const known = new Set(stored.map(({ path }) => path));
      const missing = paths.filter((path) => !known.has(path));
      for (let from = 0; from < missing.length; from += filesPerStatement) {
        const slice = missing.slice(from, from + filesPerStatement);
        const read = slice.map((path) => readBuilt(this.files.get(path)!));
        await this.db.query(
          `INSERT INTO release_files (path, content, is_brotli)
           SELECT * FROM unnest($1::text[], $2::bytea[], $3::boolean[]) ON CONFLICT (path) DO NOTHING`,
          [slice, read.map(({ content }) => content), read.map(({ isBrotli }) => isBrotli)],
        );
      }
      await this.refresh();
    } catch (err) {
      this.log.warn({ err }, "the files of this release could not be stored for servers of other releases");
    }
  }

  /** Keeps this release's files, and deletes those that no server has had for a while. */
  async refresh(): Promise<void> {
    const own = [...this.files.keys()];
    // Two servers must not lock the same files in different orders.
    await this.db.query(
      `WITH own AS (
         SELECT path FROM release_files WHERE path = ANY($1) AND seen_at < now() - interval '1 hour' ORDER BY path FOR UPDATE
       ) UPDATE release_files AS file SET seen_at = now() FROM own WHERE file.path = own.path`,
      [own],
    );
    await this.db.query(
      `DELETE FROM release_files WHERE path IN (
         SELECT path FROM (
           SELECT path, seen_at, sum(octet_length(content)) OVER (ORDER BY seen_at DESC, path) AS bytes FROM release_files
         ) AS file WHERE seen_at < now() - $1 * interval '1 day' OR bytes > $2
       )`,
      [keptDays, maxStoredBytes],
    );
    const [row] = await this.db.query<[{ storedAt: Date | null }]>(
      'SELECT max(stored_at) AS "storedAt" FROM release_files WHERE path = ANY($1)',
      [own],
    );
    this.#storedAt = row.storedAt?.getTime() ?? 0;
  }

  /**
   * Sends a file of another release. Returns null if no stored release has the file. If the file belongs to an older
   * release, the response says that there is a newer one.
   */
  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    const file = hashedFile.test(path) ? await this.#find(path) : null;
    if (file === null) return null;
    if (file.storedAt.getTime() < this.#storedAt) reply.header("x-newer-release", "true");
    reply
      .type(mediaTypes[extname(path)] ?? "application/octet-stream")
      .headers({ "cache-control": "public, max-age=31536000, immutable", vary: "accept-encoding" });
    const isAccepted = readAcceptEncoding(request.headers["accept-encoding"] ?? "").encoding === "br";
    if (file.isBrotli && isAccepted) return reply.header("content-encoding", "br").send(file.content);
    return reply.send(file.isBrotli ? await decompress(file.content) : file.content);
  }

  async #find(path: string): Promise<StoredFile | null> {
    const found = this.#found.get(path);
    if (found) return found;
    const file = await this.db.manager.findOneBy(ReleaseFile, { path });
    if (file) this.#found.set(path, file);
    return file;
  }
}

/** Reads a built file, compressed if the build has compressed it. */
function readBuilt(file: string): Pick<ReleaseFile, "content" | "isBrotli"> {
  const isBrotli = existsSync(`${file}.br`);
  return { content: readFileSync(isBrotli ? `${file}.br` : file), isBrotli };
}
