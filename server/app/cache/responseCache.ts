/**
 * Caches responses and pages that are the same for every anonymous caller. One request creates a response, and other
 * requests for the same response wait. The cache stores a response only if no dependency has changed since the server
 * began to create it.
 */
import { nouns } from "../../../shared/nouns/registry.js";
import type { TableVersions } from "../../database/reading/tableVersions.js";
import { datedNouns } from "../../database/reading/visibleRows.js";
import type { Clock } from "../../platform/clock.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { maxSeenKeys } from "../../shared/limits.js";
import { SeenKeys } from "../../shared/seenKeys.js";
import type { CacheKey } from "./cacheKey.js";
import { DependencyVersions } from "./dependencyVersions.js";
import { type FillContext, InFlight } from "./inFlight.js";
import type { ResponseBody } from "./responseBody.js";
import { type CacheEntry, ResponseStore } from "./responseStore.js";

/**
 * The maximum size of the cache for responses and pages, in bytes. One eighth of this is for the addresses of requests,
 * each with the key of its response.
 */
const responseCacheBytes = 64 * 1024 * 1024;

/** The tables whose rows appear or disappear at certain times. */
const datedTables = new Set<string>(datedNouns.map(({ noun }) => nouns[noun].table));

export interface CacheRequest extends CacheKey {
  /** The exact request as the caller sent it. Null for a request that is looked up only by its key. */
  address: string | null;
  /** Fires when this caller disconnects. */
  disconnect?: Disconnect | undefined;
}

export interface FillResult<Response> {
  response: Response;
  /** Null if only this caller may get the response, for example when it is an error. */
  body: ResponseBody | null;
}

/** `entry` is a response that every caller may get. `response` is set if this request created the response. */
export type CacheResult<Response> =
  | { entry: CacheEntry; response: Response | null }
  | { entry: null; response: Response };

export interface ResponseCacheOptions {
  isOn: boolean;
  tableVersions: TableVersions;
  clock: Clock;
  /**
   * Returns when the next offer starts or ends, or the next article is published, as a Unix time in ms. If omitted,
   * cached responses never expire at such a time.
   */
  nextBoundary?: () => Promise<number>;
  maxBytes?: number;
  /** How long a shared cache may serve a response, in seconds. If omitted, the cache must revalidate every time. */
  cdnTtl?: number;
  count?: (outcome: "hit" | "shared" | "miss" | "bypass") => void;
}

export class ResponseCache {
  readonly #versions: DependencyVersions;
  readonly #store: ResponseStore;
  /** The keys of earlier requests. */
  readonly #seenKeys = new SeenKeys(maxSeenKeys);
  readonly #inFlight = new Map<string, InFlight<CacheEntry>>();

  constructor(private readonly options: ResponseCacheOptions) {
    this.#versions = new DependencyVersions(options.tableVersions, options.clock);
    this.#store = new ResponseStore(options.maxBytes ?? responseCacheBytes, this.#versions);
  }

  get size(): { bytes: number; entries: number } {
    return this.#store.size;
  }

  /**
   * Any cache may store the response but must revalidate it every time, unless the operator sets `CDN_TTL`. Even then,
   * a CDN must stop serving the response when the next offer starts or ends, or the next article is published.
   */
  cacheControlOf({ validUntil }: CacheEntry): string {
    const secondsLeft = Math.floor((validUntil - this.options.clock.now().getTime()) / 1_000);
    const seconds = Math.min(this.options.cdnTtl ?? 0, secondsLeft);
    return seconds > 0 ? `public, max-age=0, s-maxage=${seconds}` : "no-cache";
  }

  /** Returns the entry for this exact address, or null if there is none or the cache can't be trusted now. */
  find(address: string): CacheEntry | null {
    const entry = this.#isUsable() ? this.#store.findByAddress(address) : null;
    if (entry) this.options.count?.("hit");
    return entry;
  }

  /**
   * Returns the cached response, waits for the response in progress, or creates a response. If `make` fails, only the
   * caller that ran it gets the error.
   */
  async get<Response>(
    request: CacheRequest,
    make: (context: FillContext) => Promise<FillResult<Response>>,
  ): Promise<CacheResult<Response>> {
    if (!this.#isUsable()) {
      if (this.options.isOn) this.options.count?.("bypass");
      return this.#fill(request, make);
    }
    const entry = this.#store.findByKey(request.key);
    if (entry) {
      this.#store.addAddress(request.address, request.key);
      this.options.count?.("hit");
      return { entry, response: null };
    }
    // If no response is in progress, do not await anything before `#fill`, so the next request for the same key finds
    // this one.
    const inFlight = this.#inFlight.get(request.key);
    const shared = inFlight ? await this.#share(inFlight, request) : null;
    // While this request waited, an offer may have started or ended, or an article may have been published.
    if (shared && this.options.clock.now().getTime() < shared.validUntil) return { entry: shared, response: null };
    this.options.count?.("miss");
    return this.#fill(request, make);
  }

  /**
   * A late heartbeat only disables the cache. A lost connection bumps every table version and invalidates all entries.
   */
  #isUsable(): boolean {
    return this.options.isOn && this.#versions.areTrusted;
  }

  /**
   * Waits for the response in progress, or for a newer one if this one is outdated or was abandoned. Returns null if no
   * response in progress can be shared.
   */
  async #share(inFlight: InFlight<CacheEntry>, request: CacheRequest): Promise<CacheEntry | null> {
    inFlight.isRequestedAgain = true;
    const dependsOn = await inFlight.whenDependenciesKnown;
    if (dependsOn === null) return null;
    if (!inFlight.disconnect.hasFired && this.#versions.isCurrent(inFlight.snapshot, dependsOn)) {
      inFlight.addWaiter(request.disconnect);
      this.options.count?.("shared");
      return inFlight.whenFilled;
    }
    const next = this.#inFlight.get(request.key);
    return next && next !== inFlight ? this.#share(next, request) : null;
  }

  async #fill<Response>(
    { key, isFirstParty, disconnect, address }: CacheRequest,
    make: (context: FillContext) => Promise<FillResult<Response>>,
  ): Promise<CacheResult<Response>> {
    const inFlight = new InFlight<CacheEntry>(this.#versions.takeSnapshot());
    inFlight.addWaiter(disconnect);
    if (this.#isUsable()) this.#inFlight.set(key, inFlight);
    // Read this before the first statement, so the response becomes invalid if an offer starts or ends, or an article
    // is published, while the response is being created.
    const boundary = this.#isUsable() ? (this.options.nextBoundary?.() ?? Infinity) : 0;
    try {
      const { response, body } = await make(inFlight);
      const dependsOn = inFlight.dependencies;
      if (body === null || !dependsOn) return { entry: null, response };
      const validUntil = dependsOn.some((table) => datedTables.has(table)) ? await boundary : Infinity;
      const entry = Object.assign(body, { key, dependsOn, snapshot: inFlight.snapshot, validUntil });
      inFlight.settle(entry);
      const wasRequestedBefore = this.#seenKeys.see(key);
      const isWorthCaching = isFirstParty || inFlight.isRequestedAgain || wasRequestedBefore;
      if (isWorthCaching && this.#isUsable() && this.#versions.isCurrent(entry.snapshot, dependsOn, validUntil))
        this.#store.add(entry, address);
      return { entry, response };
    } finally {
      inFlight.settle(null);
      if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
    }
  }
}
