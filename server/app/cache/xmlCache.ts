/**
 * Caches sitemaps and the feed, compressed, until one of their tables changes. Callers that request the same document at
 * the same time wait for one read of the database.
 */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import type { OfferBoundaries } from "../../database/reading/offerBoundaries.js";
import type { TableVersions } from "../../database/reading/tableVersions.js";
import { matchesEtag } from "../../shared/etag.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import { readAcceptEncoding } from "../http/acceptEncoding.js";

/** The maximum size of all cached documents in bytes. A sitemap of 50,000 addresses takes about 700 KB. */
const maxBytes = 16 * 1024 * 1024;

export interface XmlDocument {
  etag: string;
  /** The XML, compressed with Brotli. */
  content: Buffer;
  /** The XML, compressed with gzip. */
  gzip: Buffer;
}

/** A document that can be written. */
export interface Prepared {
  lines(): AsyncIterable<string>;
  /** Whether the document may be cached. Defaults to true. */
  isComplete?: boolean;
}

interface Stored extends XmlDocument {
  version: string;
  validUntil: number;
}

/** What is needed to write a document: the state of its tables before anything is read from them. */
interface Missing {
  key: string;
  tables: readonly CountedTable[];
  version: string;
  validUntil: Promise<number>;
}

export class XmlCache {
  readonly #stored = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ content, gzip }) => content.length + gzip.length + 500,
  });
  readonly #inProgress = new Map<string, { version: string; document: Promise<XmlDocument> }>();

  constructor(
    private readonly isOn: boolean,
    private readonly tableVersions: Pick<TableVersions, "of" | "isTrusted">,
    private readonly boundaries: Pick<OfferBoundaries, "next" | "hasPassed">,
  ) {}

  /**
   * Returns the cached document, or creates it from what `prepare` returns, which is null if there is no such document.
   * `prepare` runs for every caller that finds no
   * cached document, so each of them pays. Only one of them then writes the document.
   */
  async get<Result extends Prepared | null>(
    key: string,
    tables: readonly CountedTable[],
    prepare: () => Promise<Result>,
  ): Promise<XmlDocument | Extract<Result, null>> {
    const version = this.#versionOf(tables);
    const stored = this.#isUsable() ? this.#stored.get(key) : undefined;
    if (stored?.version === version && !this.boundaries.hasPassed(stored.validUntil)) return stored;
    const isDated = tables.includes("articles") && this.#isUsable();
    const validUntil = isDated ? this.boundaries.next() : Promise.resolve(Infinity);
    const prepared = await prepare();
    if (prepared === null) return prepared as Extract<Result, null>;
    const other = this.#inProgress.get(key);
    if (this.#isUsable() && other?.version === version) return other.document;
    const document = this.#write({ key, tables, version, validUntil }, prepared).finally(() => {
      if (this.#inProgress.get(key)?.document === document) this.#inProgress.delete(key);
    });
    this.#inProgress.set(key, { version, document });
    return document;
  }

  async #write(missing: Missing, { lines, isComplete = true }: Prepared): Promise<XmlDocument> {
    const { key, tables, version } = missing;
    const document = await compress(lines());
    const validUntil = await missing.validUntil;
    if (isComplete && this.#isUsable() && this.#versionOf(tables) === version)
      this.#stored.set(key, { ...document, version, validUntil });
    return document;
  }

  #isUsable(): boolean {
    return this.isOn && this.tableVersions.isTrusted;
  }

  #versionOf(tables: readonly CountedTable[]): string {
    return tables.map((table) => this.tableVersions.of(table)).join();
  }
}

/** Compresses the text while it is written, so the memory never contains the whole text. */
async function compress(lines: AsyncIterable<string>): Promise<XmlDocument> {
  const hash = createHash("sha1");
  async function* hashed() {
    for await (const text of lines) {
      hash.update(text);
      yield text;
    }
  }
  const source = Readable.from(hashed(), { objectMode: false });
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  source.on("error", (error) => compressing.destroy(error));
  const content = await buffer(source.pipe(compressing));
  const gzip = await buffer(decompress(content).pipe(createGzip()));
  return { content, gzip, etag: `W/"${hash.digest("base64url")}"` };
}

function decompress(content: Buffer): Readable {
  return Readable.from([content]).pipe(createBrotliDecompress());
}

/** Sends the document. Browsers and crawlers must revalidate it every time. */
export function sendXml(request: FastifyRequest, reply: FastifyReply, document: XmlDocument): FastifyReply {
  const { etag, content, gzip } = document;
  reply.headers({ "cache-control": "no-cache", etag });
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const { encoding } = readAcceptEncoding(request.headers["accept-encoding"] ?? "");
  if (encoding !== null) reply.header("content-encoding", encoding);
  if (encoding === "br") return reply.send(content);
  return reply.send(encoding === "gzip" ? gzip : decompress(content));
}
