/** A response as it is sent: its bytes, media type and tag. */
import { brotliCompressSync, gzipSync } from "node:zlib";

import { weakEtag } from "../../shared/etag.js";

/** An answer that anybody may have, as text. */
export interface BodyText {
  /** Read at most once, and only when it is needed. */
  readonly body: string;
  /** The whole header, with its charset. */
  contentType: string;
}

export type Encoding = "br" | "gzip";

/** An answer as it is sent. Never changed: with a compressed form it is another one. */
export interface ResponseBody extends Readonly<Partial<Record<Encoding, Buffer>>> {
  readonly body: Buffer;
  /** The same body, as text until bytes are needed. A response that is sent once is never copied into a buffer. */
  readonly payload: string | Buffer;
  readonly contentType: string;
  readonly etag: string;
}

/**
 * Serialized and tagged when it is cached or sent. A response that only a page reads is neither.
 * A class, since getters of an object literal are held by V8 until it collects everything, and what they refer to with
 * them (decision 040).
 */
export class LazyBody implements ResponseBody {
  readonly contentType: string;
  #source: BodyText | null;
  #payload: string | Buffer = "";
  #etag: string | undefined;

  constructor(content: BodyText) {
    this.contentType = content.contentType;
    this.#source = content;
  }

  get payload(): string | Buffer {
    if (this.#source) this.#payload = this.#source.body;
    this.#source = null;
    return this.#payload;
  }

  get body(): Buffer {
    const { payload } = this;
    return (this.#payload = typeof payload === "string" ? Buffer.from(payload) : payload);
  }

  get etag(): string {
    return (this.#etag ??= weakEtag(this.payload));
  }
}

/** A response that stays the same until the server stops: compressed once, for the first caller who wants it so. */
export class FixedBody extends LazyBody {
  #br: Buffer | undefined;
  #gzip: Buffer | undefined;

  get br(): Buffer {
    return (this.#br ??= brotliCompressSync(this.body));
  }

  get gzip(): Buffer {
    return (this.#gzip ??= gzipSync(this.body));
  }
}
