/**
 * Caches responses and pages that are the same for every anonymous caller, as the bytes that are sent. Two levels: the
 * address (what a caller literally sent) maps to a key (what it means), and the key maps to the bytes. An entry stores the
 * versions of the tables that it was made from, and is invalid once one of them has changed.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

import type { TableVersions } from "../../database/reading/tableVersions.js";
import type { Clock } from "../../platform/clock.js";
import { Disconnect } from "../../shared/disconnect.js";
import { responseCacheBytes, maxCachedBodyBytes, maxSeenKeys } from "../../shared/limits.js";
import { type Dependency, dependencies } from "../../shared/schema/dependsOn.js";
import { SeenKeys } from "../../shared/seenKeys.js";
import { type BodyText, type Encoding, type ResponseBody, LazyBody } from "./responseBody.js";

export interface CacheEntry extends ResponseBody {
  readonly key: string;
  readonly dependsOn: readonly Dependency[];
  readonly snapshot: VersionSnapshot;
}

/** The version of every dependency before the first statement of a response. */
type VersionSnapshot = Readonly<Record<Dependency, number>>;

export interface CacheRequest {
  /** What the caller sent, literally. Null for a request that is never looked up by its address. */
  address: string | null;
  /** What the address means: equal for all addresses with the same meaning. */
  key: string;
  /** Whether our own pages send it. Then it is cached at once, and not only from its second request on. */
  isOwn: boolean;
  /** Fires when this caller disconnects. */
  disconnect?: Disconnect;
}

/** What the function that makes a response receives. */
export interface FillContext {
  /** Fires when every caller that waits for the response has disconnected. */
  disconnect: Disconnect;
  /** Call it once, as early as possible: what the response depends on; null for a response that only its caller may get. */
  dependsOn(dependencies: readonly Dependency[] | null): void;
}

export interface FillResult<Response> {
  response: Response;
  /** Null when only this caller may get the response, such as an error. */
  body: BodyText | null;
}

/** `entry` when every caller may get it; `response` when it was made for this caller. */
export type CacheResult<Response> =
  | { entry: CacheEntry; response: Response | null }
  | { entry: null; response: Response };

export interface ResponseCacheOptions {
  isOn: boolean;
  tableVersions: TableVersions;
  clock: Clock;
  maxBytes?: number;
  count?: (outcome: "hit" | "shared" | "miss" | "bypass") => void;
}

/** Bytes that an entry takes in addition to its text, roughly. */
const overhead = 500;

const dayInMilliseconds = 86_400_000;

export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #addresses: LRUCache<string, string>;
  /** Keys that were requested before. */
  readonly #seenKeys = new SeenKeys(maxSeenKeys);
  readonly #inFlight = new Map<string, InFlight>();
  readonly #compressing = new Map<string, Promise<Buffer>>();

  constructor(private readonly options: ResponseCacheOptions) {
    const maxBytes = options.maxBytes ?? responseCacheBytes;
    const addressBytes = Math.floor(maxBytes / 8);
    this.#entries = new LRUCache({
      maxSize: maxBytes - addressBytes,
      maxEntrySize: Math.min(maxCachedBodyBytes, maxBytes - addressBytes),
      sizeCalculation: sizeOf,
    });
    this.#addresses = new LRUCache({
      maxSize: addressBytes,
      maxEntrySize: addressBytes,
      sizeCalculation: (key, address) => 2 * (key.length + address.length) + overhead,
    });
  }

  /** Bytes that the cache holds, and the number of its entries. */
  get size(): { bytes: number; entries: number } {
    return { bytes: this.#entries.calculatedSize + this.#addresses.calculatedSize, entries: this.#entries.size };
  }

  /** The entry for exactly what the caller sent; null when there is none, or when the cache can't be trusted now. */
  find(address: string): CacheEntry | null {
    if (!this.#isUsable()) return null;
    const key = this.#addresses.get(address);
    const entry = key === undefined ? null : this.#findCurrent(key);
    if (entry) this.options.count?.("hit");
    return entry;
  }

  /**
   * Returns the cached response, or the one that is being made for another caller, or makes it now.
   * What `make` throws reaches only the caller for whom it ran.
   */
  async get<Response>(
    request: CacheRequest,
    make: (context: FillContext) => Promise<FillResult<Response>>,
  ): Promise<CacheResult<Response>> {
    if (!this.#isUsable()) {
      if (this.options.isOn) this.options.count?.("bypass");
      return this.#fill(request, make);
    }
    const entry = this.#findCurrent(request.key);
    if (entry) {
      if (request.address !== null) this.#addresses.set(request.address, request.key);
      this.options.count?.("hit");
      return { entry, response: null };
    }
    // No await when nothing is in flight: the next request for the same key must find this one.
    const inFlight = this.#inFlight.get(request.key);
    const shared = inFlight ? await this.#share(inFlight, request) : null;
    if (shared) return { entry: shared, response: null };
    this.options.count?.("miss");
    return this.#fill(request, make);
  }

  /** The compressed body; null for one that is not in the cache, which would be compressed for one caller only. */
  async compressed(entry: ResponseBody & { key?: string }, encoding: Encoding): Promise<Buffer | null> {
    if (entry[encoding]) return entry[encoding];
    const { key } = entry;
    if (key === undefined || this.#entries.peek(key)?.body !== entry.body) return null;
    const name = `${encoding} ${entry.etag}`;
    let compressing = this.#compressing.get(name);
    if (!compressing) {
      compressing = compressors[encoding](entry.body).finally(() => this.#compressing.delete(name));
      this.#compressing.set(name, compressing);
    }
    const compressed = await compressing;
    // While it was compressed, the other encoding may have been added, or the entry evicted.
    const now = this.#entries.peek(key);
    if (now?.body === entry.body && !now[encoding]) {
      const { payload, body, etag } = now;
      this.#entries.set(key, { ...now, payload, body, etag, [encoding]: compressed });
    }
    return compressed;
  }

  /** A late heartbeat only bypasses the cache. A lost connection bumps every table version, which invalidates all entries. */
  #isUsable(): boolean {
    return this.options.isOn && this.options.tableVersions.isTrusted;
  }

  #findCurrent(key: string): CacheEntry | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.#isCurrent(entry.snapshot, entry.dependsOn)) return entry;
    this.#entries.delete(key);
    return null;
  }

  /** The response that is being made for another caller, if it may be shared and no known change came after its start. */
  async #share(inFlight: InFlight, request: CacheRequest): Promise<CacheEntry | null> {
    inFlight.isRequestedAgain = true;
    const dependsOn = await inFlight.whenDependenciesKnown;
    if (dependsOn === null) return null;
    if (!inFlight.disconnect.hasFired && this.#isCurrent(inFlight.snapshot, dependsOn)) {
      inFlight.addWaiter(request.disconnect);
      this.options.count?.("shared");
      return inFlight.whenFilled;
    }
    const next = this.#inFlight.get(request.key);
    return next && next !== inFlight ? this.#share(next, request) : null;
  }

  async #fill<Response>(
    { key, isOwn, disconnect, address }: CacheRequest,
    make: (context: FillContext) => Promise<FillResult<Response>>,
  ): Promise<CacheResult<Response>> {
    const inFlight = new InFlight(this.#takeSnapshot());
    inFlight.addWaiter(disconnect);
    if (this.#isUsable()) this.#inFlight.set(key, inFlight);
    try {
      const { response, body } = await make(inFlight);
      const dependsOn = inFlight.dependencies;
      if (body === null || !dependsOn) return { entry: null, response };
      const entry = Object.assign(new LazyBody(body), { key, dependsOn, snapshot: inFlight.snapshot });
      inFlight.settle(entry);
      const wasRequestedBefore = this.#seenKeys.see(key);
      const isWorthCaching = isOwn || inFlight.isRequestedAgain || wasRequestedBefore;
      if (isWorthCaching && this.#isUsable() && this.#isCurrent(entry.snapshot, dependsOn)) {
        this.#entries.set(key, entry);
        if (address !== null) this.#addresses.set(address, key);
      }
      return { entry, response };
    } finally {
      inFlight.settle(null);
      if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
    }
  }

  #takeSnapshot(): VersionSnapshot {
    return Object.fromEntries(dependencies.map((each) => [each, this.#versionOf(each)])) as Record<Dependency, number>;
  }

  #isCurrent(snapshot: VersionSnapshot, dependsOn: readonly Dependency[]): boolean {
    return this.options.tableVersions.isTrusted && dependsOn.every((each) => snapshot[each] === this.#versionOf(each));
  }

  #versionOf(dependency: Dependency): number {
    const { clock, tableVersions } = this.options;
    if (dependency === "year") return clock.now().getUTCFullYear();
    if (dependency === "day") return Math.floor(clock.now().getTime() / dayInMilliseconds);
    return tableVersions.of(dependency);
  }
}

/** One response that is being made, and the callers that wait for it. */
class InFlight implements FillContext {
  readonly disconnect = new Disconnect();
  #waiters = 0;
  isRequestedAgain = false;
  dependencies: readonly Dependency[] | null = null;
  /** Both always resolve, with null when nothing may be shared. */
  readonly whenDependenciesKnown: Promise<readonly Dependency[] | null>;
  readonly whenFilled: Promise<CacheEntry | null>;
  #resolveDependencies!: (dependencies: readonly Dependency[] | null) => void;
  #resolveEntry!: (entry: CacheEntry | null) => void;

  constructor(readonly snapshot: VersionSnapshot) {
    this.whenDependenciesKnown = new Promise((resolve) => (this.#resolveDependencies = resolve));
    this.whenFilled = new Promise((resolve) => (this.#resolveEntry = resolve));
  }

  dependsOn(declared: readonly Dependency[] | null): void {
    this.dependencies = declared;
    this.#resolveDependencies(declared);
  }

  settle(entry: CacheEntry | null): void {
    this.#resolveDependencies(null);
    this.#resolveEntry(entry);
  }

  /** Aborts when this caller and all others have disconnected. */
  addWaiter(disconnect: Disconnect | undefined): void {
    this.#waiters += 1;
    disconnect?.onFire(() => {
      this.#waiters -= 1;
      if (this.#waiters === 0) this.disconnect.fire();
    });
  }
}

function sizeOf({ key, body, br, gzip: zipped }: CacheEntry): number {
  return body.length + (br?.length ?? 0) + (zipped?.length ?? 0) + 2 * key.length + overhead;
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Done once for many callers, outside the event loop. */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => compressWithBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => compressWithGzip(body),
};
