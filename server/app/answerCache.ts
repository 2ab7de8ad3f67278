/**
 * Answers and pages that are the same for everybody, kept as the bytes that are sent (design.md section 11, Kept answers).
 * Two levels: the address, which is what a caller literally sent, leads to a key, which is what that means; the key leads
 * to the bytes. Whatever is kept notes the generations of what it was made from, and is gone when one of them has moved.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

import type { Generations } from "../database/generations.js";
import type { Clock } from "../platform/clock.js";
import { Departure } from "../shared/departure.js";
import { answerCacheBytes, maxKeptBytes, rememberedKeys } from "../shared/limits.js";
import { type Dependency, dependencies } from "../shared/madeFrom.js";
import { type Content, type Encoding, type Sendable, Written } from "./sendable.js";

export interface Kept extends Sendable {
  readonly key: string;
  readonly dependsOn: readonly Dependency[];
  readonly note: Note;
}

/** What everything stood at before the first statement of an answer. */
type Note = Readonly<Record<Dependency, number>>;

export interface Wanted {
  /** What the caller sent, to the letter. */
  address: string;
  /** What that means: equal for all addresses that mean the same. */
  key: string;
  /** Whether it is asked for by our own pages, and so kept at once rather than when it is asked for again. */
  isOwn: boolean;
  /** Of this caller. */
  gone?: Departure;
}

/** What the making of an answer gets and tells. */
export interface Making {
  /** Of everybody who waits for it. */
  departure: Departure;
  /** Called once, as early as it is known: what the answer depends on; null when it is for its own caller alone. */
  dependsOn(found: readonly Dependency[] | null): void;
}

export interface Made<Answer> {
  answer: Answer;
  /** Null when it must not be given to anybody else: an error, or made for its caller alone. */
  content: Content | null;
}

/** `kept` where anybody may have it, `answer` where it was made for this caller. */
export type Got<Answer> = { kept: Kept; answer: Answer | null } | { kept: null; answer: Answer };

export interface AnswerCacheOptions {
  isOn: boolean;
  generations: Generations;
  clock: Clock;
  maxBytes?: number;
  count?: (outcome: "hit" | "shared" | "miss" | "bypass") => void;
}

/** Bytes that an entry takes beside its text, roughly. */
const overhead = 500;

const dayInMilliseconds = 86_400_000;

export class AnswerCache {
  readonly #answers: LRUCache<string, Kept>;
  readonly #addresses: LRUCache<string, string>;
  /** Keys that have been asked for before. */
  readonly #asked = new LRUCache<string, true>({ max: rememberedKeys });
  readonly #fills = new Map<string, Fill>();
  readonly #compressing = new Map<string, Promise<Buffer>>();

  constructor(private readonly options: AnswerCacheOptions) {
    const maxBytes = options.maxBytes ?? answerCacheBytes;
    const addressBytes = Math.floor(maxBytes / 8);
    this.#answers = new LRUCache({
      maxSize: maxBytes - addressBytes,
      maxEntrySize: Math.min(maxKeptBytes, maxBytes - addressBytes),
      sizeCalculation: sizeOf,
    });
    this.#addresses = new LRUCache({
      maxSize: addressBytes,
      maxEntrySize: addressBytes,
      sizeCalculation: (key, address) => 2 * (key.length + address.length) + overhead,
    });
  }

  /** Bytes that are kept, and the answers that they are of. */
  get size(): { bytes: number; answers: number } {
    return { bytes: this.#answers.calculatedSize + this.#addresses.calculatedSize, answers: this.#answers.size };
  }

  /** What is kept for exactly what the caller sent; null when there is nothing, or nothing to be trusted. */
  find(address: string): Kept | null {
    if (!this.#isUsable()) return null;
    const key = this.#addresses.get(address);
    const kept = key === undefined ? null : this.#fresh(key);
    if (kept) this.options.count?.("hit");
    return kept;
  }

  /**
   * The answer that is kept, the one that is being made for somebody else, or else one that is made now.
   * What `make` throws is thrown to the caller for whom it was called, and to nobody else.
   */
  async get<Answer>(wanted: Wanted, make: (making: Making) => Promise<Made<Answer>>): Promise<Got<Answer>> {
    if (!this.#isUsable()) {
      if (this.options.isOn) this.options.count?.("bypass");
      return this.#make(wanted, make);
    }
    const kept = this.#fresh(wanted.key);
    if (kept) {
      this.#addresses.set(wanted.address, wanted.key);
      this.options.count?.("hit");
      return { kept, answer: null };
    }
    // Not waited for where there is nothing to share: whoever asks next must find what is begun here.
    const fill = this.#fills.get(wanted.key);
    const shared = fill ? await this.#share(fill, wanted) : null;
    if (shared) return { kept: shared, answer: null };
    this.options.count?.("miss");
    return this.#make(wanted, make);
  }

  /** The answer compressed; null for one that is not kept, which would be compressed for one caller alone. */
  async compressed(kept: Sendable & { key?: string }, encoding: Encoding): Promise<Buffer | null> {
    if (kept[encoding]) return kept[encoding];
    const { key } = kept;
    if (key === undefined || this.#answers.peek(key)?.body !== kept.body) return null;
    const name = `${encoding} ${kept.etag}`;
    let compressing = this.#compressing.get(name);
    if (!compressing) {
      compressing = compressors[encoding](kept.body).finally(() => this.#compressing.delete(name));
      this.#compressing.set(name, compressing);
    }
    const form = await compressing;
    // The other form may have come meanwhile, and the answer may be gone.
    const now = this.#answers.peek(key);
    if (now?.body === kept.body && !now[encoding]) {
      const { payload, body, etag } = now;
      this.#answers.set(key, { ...now, payload, body, etag, [encoding]: form });
    }
    return form;
  }

  /** Empties the cache while changes might go unheard, so that nothing is found again when they are. */
  #isUsable(): boolean {
    if (!this.options.isOn) return false;
    if (this.options.generations.isTrusted) return true;
    if (this.#answers.size > 0 || this.#addresses.size > 0) {
      this.#answers.clear();
      this.#addresses.clear();
    }
    return false;
  }

  #fresh(key: string): Kept | null {
    const kept = this.#answers.get(key);
    if (!kept) return null;
    if (this.#holds(kept.note, kept.dependsOn)) return kept;
    this.#answers.delete(key);
    return null;
  }

  /** What is being made for somebody else, if it may be shared and began after every change known by now. */
  async #share(fill: Fill, wanted: Wanted): Promise<Kept | null> {
    fill.isWantedAgain = true;
    const dependsOn = await fill.whenFound;
    if (dependsOn === null) return null;
    if (!fill.departure.hasHappened && this.#holds(fill.note, dependsOn)) {
      fill.wait(wanted.gone);
      this.options.count?.("shared");
      return fill.whenKept;
    }
    const next = this.#fills.get(wanted.key);
    return next && next !== fill ? this.#share(next, wanted) : null;
  }

  async #make<Answer>(wanted: Wanted, make: (making: Making) => Promise<Made<Answer>>): Promise<Got<Answer>> {
    const { key, isOwn, gone, address } = wanted;
    const fill = new Fill(this.#note());
    fill.wait(gone);
    if (this.#isUsable()) this.#fills.set(key, fill);
    try {
      const { answer, content } = await make(fill);
      const dependsOn = fill.found;
      if (content === null || !dependsOn) return { kept: null, answer };
      const kept = Object.assign(new Written(content), { key, dependsOn, note: fill.note });
      fill.settle(kept);
      const isWanted = isOwn || fill.isWantedAgain || this.#asked.has(key);
      this.#asked.set(key, true);
      if (isWanted && this.#isUsable() && this.#holds(kept.note, dependsOn)) {
        this.#answers.set(key, kept);
        this.#addresses.set(address, key);
      }
      return { kept, answer };
    } finally {
      fill.settle(null);
      if (this.#fills.get(key) === fill) this.#fills.delete(key);
    }
  }

  #note(): Note {
    return Object.fromEntries(dependencies.map((each) => [each, this.#stand(each)])) as Record<Dependency, number>;
  }

  #holds(note: Note, dependsOn: readonly Dependency[]): boolean {
    return this.options.generations.isTrusted && dependsOn.every((each) => note[each] === this.#stand(each));
  }

  #stand(dependency: Dependency): number {
    const { clock, generations } = this.options;
    if (dependency === "year") return clock.now().getUTCFullYear();
    if (dependency === "day") return Math.floor(clock.now().getTime() / dayInMilliseconds);
    return generations.of(dependency);
  }
}

/** One answer in the making, and who waits for it. */
class Fill implements Making {
  readonly departure = new Departure();
  #waiting = 0;
  isWantedAgain = false;
  found: readonly Dependency[] | null = null;
  /** Both are fulfilled in any case, with null where nothing may be shared. */
  readonly whenFound: Promise<readonly Dependency[] | null>;
  readonly whenKept: Promise<Kept | null>;
  #tellFound!: (found: readonly Dependency[] | null) => void;
  #tellKept!: (kept: Kept | null) => void;

  constructor(readonly note: Note) {
    this.whenFound = new Promise((tell) => (this.#tellFound = tell));
    this.whenKept = new Promise((tell) => (this.#tellKept = tell));
  }

  dependsOn(found: readonly Dependency[] | null): void {
    this.found = found;
    this.#tellFound(found);
  }

  settle(kept: Kept | null): void {
    this.#tellFound(null);
    this.#tellKept(kept);
  }

  /** Ends the making when this caller and all others have gone. */
  wait(gone: Departure | undefined): void {
    this.#waiting += 1;
    gone?.follow(() => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.departure.happen();
    });
  }
}

function sizeOf({ key, body, br, gzip: zipped }: Kept): number {
  return body.length + (br?.length ?? 0) + (zipped?.length ?? 0) + 2 * key.length + overhead;
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Done once for many callers, outside the event loop. */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => compressWithBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => compressWithGzip(body),
};
