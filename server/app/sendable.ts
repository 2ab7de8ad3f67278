/** What is answered, as it goes out: the bytes, what they are and how they are tagged. */
import { weakEtag } from "../shared/etag.js";

/** An answer that anybody may have, as text. */
export interface Content {
  /** Read once at most, and not at all where nobody needs it. */
  readonly body: string;
  /** The whole header, with its charset. */
  contentType: string;
}

export type Encoding = "br" | "gzip";

/** An answer as it is sent. Never changed: with a compressed form it is another one. */
export interface Sendable extends Readonly<Partial<Record<Encoding, Buffer>>> {
  readonly body: Buffer;
  /** The same, as text where it has not been needed as bytes: what is sent once is written without them. */
  readonly payload: string | Buffer;
  readonly contentType: string;
  readonly etag: string;
}

/**
 * Written and tagged when it is kept or sent: an answer that is asked for by a page alone is neither.
 * A class, since getters of an object literal are held by V8 until it collects everything, and what they refer to with
 * them (decision 040).
 */
export class Written implements Sendable {
  readonly contentType: string;
  #unwritten: Content | null;
  #payload: string | Buffer = "";
  #etag: string | undefined;

  constructor(content: Content) {
    this.contentType = content.contentType;
    this.#unwritten = content;
  }

  get payload(): string | Buffer {
    if (this.#unwritten) this.#payload = this.#unwritten.body;
    this.#unwritten = null;
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
