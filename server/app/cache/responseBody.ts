/** A response body: its bytes, media type and ETag. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { weakEtag } from "../../shared/etag.js";

export type Encoding = "br" | "gzip";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Compression runs outside the event loop. */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => compressWithBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => compressWithGzip(body),
};

const noHeaders: Readonly<Record<string, string>> = {};

/**
 * The body of a response that every caller may get. The body is serialized, hashed, and compressed on first use, once
 * for all callers. A response that is used only to render a page needs none of these steps.
 */
export class ResponseBody {
  #read: (() => string) | null;
  #payload: string | Buffer = "";
  #etag: string | undefined;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #compressedBytes = 0;
  /** Called when the response takes more memory than before. */
  onGrow: (() => void) | null = null;

  /**
   * @param contentType The Content-Type header, with its charset.
   * @param read Serializes the body. Called at most once, and only when the body is needed.
   * @param headers The other headers that only this response has.
   */
  constructor(
    readonly contentType: string,
    read: () => string,
    readonly headers: Readonly<Record<string, string>> = noHeaders,
  ) {
    this.#read = read;
  }

  /** The body. It stays a string until the server needs bytes, so a response that is sent only once is never copied. */
  get payload(): string | Buffer {
    if (this.#read) this.#payload = this.#read();
    this.#read = null;
    return this.#payload;
  }

  get body(): Buffer {
    const { payload } = this;
    return (this.#payload = typeof payload === "string" ? Buffer.from(payload) : payload);
  }

  get etag(): string {
    return (this.#etag ??= weakEtag(this.payload));
  }

  /** The size of the body and its compressed versions, in bytes. */
  get bytes(): number {
    return this.body.length + this.#compressedBytes;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const begun = this.#compressed[encoding];
    if (begun) return begun;
    const compressing = this.#compress(encoding);
    this.#compressed[encoding] = compressing;
    // Forget the failed attempt, so the next caller retries.
    compressing.catch(() => delete this.#compressed[encoding]);
    return compressing;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const compressed = await compressors[encoding](this.body);
    this.#compressedBytes += compressed.length;
    this.onGrow?.();
    return compressed;
  }
}
