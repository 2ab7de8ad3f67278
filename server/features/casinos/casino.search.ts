/**
 * Finds casinos by text: an index in memory over the whole catalogue filters, orders and pages there. A text finds a casino
 * when plain Fuse.js does, or when every word of it begins a word of the same fields. Decision 026 describes the index.
 */
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import type { TableVersions } from "../../database/reading/tableVersions.js";
import type { FeedPlace } from "../../database/changeFeed/feedEnd.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { AppError, errorCodes } from "../../shared/errors.js";
import { CatalogueIndex } from "./search/catalogueIndex.js";
import type { SearchHits } from "./search/hits.js";
import { readChanges } from "./search/readChanges.js";
import { type SuggestedNames, Suggestions } from "./search/suggestions.js";
import { CooperativeScheduler, type Task } from "./search/cooperativeScheduler.js";

/** How many hits are cached, of all texts together. Each takes 12 bytes; the least recently used text is evicted first. */
const maxCachedHits = 1_000_000;

/** What a cached text itself counts as, in hits, so texts that find nothing are bounded too. */
const hitsPerText = 50;

/** The index as of one version of the casinos table. A change replaces the whole object. */
interface IndexSnapshot {
  tableVersion: number;
  place: FeedPlace;
  index: CatalogueIndex;
  /** Hits of recent texts, so the next pages of a list cost no further search. */
  cachedHits: LRUCache<string, SearchHits>;
  suggestions: Suggestions;
}

export class CasinoSearch {
  readonly #scheduler = new CooperativeScheduler();
  #snapshot: IndexSnapshot | null = null;
  /** The reload that starts next; null when nothing waits for one. */
  #nextReload: Promise<IndexSnapshot> | null = null;
  /** Settles when the running reload ends, whether it succeeds or fails. */
  #lastReload: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: TableVersions,
  ) {}

  /**
   * Every casino that the text finds, in no particular order.
   * @param disconnect Fires when the caller disconnects, which ends the search.
   * @throws AppError SERVICE_UNAVAILABLE when the caller disconnected.
   */
  async find(text: string, disconnect?: Disconnect): Promise<SearchHits> {
    const current = await this.#currentSnapshot();
    const cached = current.cachedHits.get(text);
    if (cached) return cached;
    try {
      return await this.#scheduler.run(() => findOnce(current, text), disconnect ?? {}, disconnect);
    } catch (error) {
      if (!disconnect?.hasFired) throw error;
      throw new AppError("The search was ended, since nobody waits for its answer.", errorCodes.serviceUnavailable);
    }
  }

  /** Loads the search index ahead of the first search, which would wait seconds for it under load. */
  async prepare(): Promise<void> {
    await this.#currentSnapshot();
  }

  /** Names, providers and payment methods that contain the text; those that begin with it first. */
  async suggest(text: string): Promise<SuggestedNames> {
    const { suggestions } = await this.#currentSnapshot();
    return suggestions.of(text);
  }

  /** The index as of now. One reload runs at a time, and it starts after every request that waits for it. */
  async #currentSnapshot(): Promise<IndexSnapshot> {
    if (this.#isFresh(this.#snapshot)) return this.#snapshot;
    if (this.#nextReload === null) {
      this.#nextReload = this.#lastReload.then(() => {
        this.#nextReload = null;
        return this.#isFresh(this.#snapshot) ? this.#snapshot : this.#reload();
      });
      this.#lastReload = this.#nextReload.catch(() => undefined);
    }
    return this.#nextReload;
  }

  #isFresh(snapshot: IndexSnapshot | null): snapshot is IndexSnapshot {
    return this.tableVersions.isTrusted && snapshot?.tableVersion === this.tableVersions.of("casinos");
  }

  async #reload(): Promise<IndexSnapshot> {
    // Read before the first statement, so a write during the reload makes this version stale.
    const tableVersion = this.tableVersions.of("casinos");
    const before = this.#snapshot;
    const { changes, place, isWhole } = await readChanges(this.db, before?.place ?? null);
    const isSame = changes.written.length === 0 && changes.deleted.length === 0;
    if (before && isSame && !isWhole) {
      this.#snapshot = { ...before, tableVersion, place };
      return this.#snapshot;
    }
    const base = isWhole || before === null ? CatalogueIndex.empty : before.index;
    const index = await this.#scheduler.run(() => base.with(changes), this);
    this.#snapshot = {
      tableVersion,
      place,
      index,
      cachedHits: new LRUCache({ maxSize: maxCachedHits, sizeCalculation: ({ size }) => size + hitsPerText }),
      suggestions: new Suggestions(index.parts),
    };
    return this.#snapshot;
  }
}

/** Another search may have cached the same text while this one waited. */
function* findOnce({ index, cachedHits }: IndexSnapshot, text: string): Task<SearchHits> {
  const cached = cachedHits.get(text);
  if (cached) return cached;
  const hits = yield* index.search(text);
  cachedHits.set(text, hits);
  return hits;
}
