/**
 * Searches casinos with an in-memory index of the whole catalogue. A search text finds a casino if plain Fuse.js finds
 * it. It also finds a casino if each search word begins a word of the searched fields, or if the casino's slug begins
 * with the search text. Decision 026 describes the index.
 */
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import { DirectorySpellings, type SpellingSnapshot } from "../../catalogue/directory/directorySpellings.js";
import type { TableVersions } from "../../database/reading/tableVersions.js";
import type { FeedPlace } from "../../catalogue/feed/feedEnd.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { CatalogueIndex } from "./search/catalogueIndex.js";
import { type CountedList, countFacets, type FacetCounts } from "./search/countFacets.js";
import type { SearchHits } from "./search/hits.js";
import { readChanges } from "./search/readChanges.js";
import { facetColumnsOf } from "./search/facetColumns.js";
import { type SuggestedNames, Suggestions } from "./search/suggestions.js";
import { CooperativeScheduler, type Task } from "./search/cooperativeScheduler.js";

/** The maximum number of cached hits, at 12 bytes each. The cache evicts the least recently used search text first. */
const maxCachedHits = 1_000_000;

/**
 * The size of a cached search text itself, measured in hits. This also limits the number of cached texts without hits.
 */
const hitsPerText = 50;

/**
 * One search for all requests with the same text, such as a list and its facets. Each request advances the search when
 * its turn comes.
 */
interface RunningSearch {
  task: Task<SearchHits>;
  hits: SearchHits | null;
  /** The number of requests that wait for the hits. */
  waiting: number;
}

/** The index for one version of the casinos table. After a change to the table, a reload replaces the whole object. */
interface IndexSnapshot {
  tableVersion: number;
  place: FeedPlace;
  index: CatalogueIndex;
  /** The hits of recent search texts, so later pages of a list need no new search. */
  cachedHits: LRUCache<string, SearchHits>;
  /** The searches in progress, by text. */
  running: Map<string, RunningSearch>;
  suggestions: Suggestions;
}

export class CasinoSearch {
  readonly #scheduler = new CooperativeScheduler();
  #snapshot: IndexSnapshot | null = null;
  /** The next reload, which waits for the current reload. Null if no caller waits for one. */
  #nextReload: Promise<IndexSnapshot> | null = null;
  /** Settles when the current reload ends, whether it succeeds or fails. */
  #lastReload: Promise<unknown> = Promise.resolve();

  /** @param spellings The spellings of directory rows, for filters by slug. */
  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: Pick<TableVersions, "isTrusted" | "of">,
    readonly spellings: Pick<DirectorySpellings, "read"> = new DirectorySpellings(db, tableVersions),
  ) {}

  /**
   * Returns every casino that matches the search text, in no particular order.
   * @param disconnect Fires when the caller disconnects. The search then ends, unless other requests wait for it.
   * @throws AbandonedError when the caller has disconnected.
   */
  async find(text: string, disconnect?: Disconnect): Promise<SearchHits> {
    const current = await this.#currentSnapshot();
    const cached = current.cachedHits.get(text);
    if (cached) return cached;
    return this.#scheduler.run(() => findOnce(current, text), disconnect ?? {}, disconnect);
  }

  /**
   * For each directory row, counts the casinos of a list that have it. The text is empty if the list is not a search.
   */
  async countFacets(
    { text, ...list }: Omit<CountedList, "hits"> & { text: string },
    disconnect?: Disconnect,
  ): Promise<{ counts: FacetCounts; spellings: SpellingSnapshot }> {
    const current = await this.#currentSnapshot();
    const spellings = await this.spellings.read();
    await this.#prepareColumns(current.index, spellings);
    const counts = await this.#scheduler.run(
      function* () {
        const hits = text === "" ? null : yield* findOnce(current, text);
        return yield* countFacets(current.index.parts, { ...list, hits }, spellings);
      },
      disconnect ?? {},
      disconnect,
    );
    return { counts, spellings };
  }

  /** Loads the search index and the facet columns in advance. Otherwise, the first search would wait for seconds. */
  async prepare(): Promise<void> {
    const { index } = await this.#currentSnapshot();
    await this.#prepareColumns(index, await this.spellings.read());
  }

  /**
   * Returns a search of the catalogue in its current state. This search runs no statements. A preview holds the only
   * session of the embedded database, so a search that reloads the index would wait for the end of the preview.
   */
  async frozen(): Promise<CasinoSearch> {
    const snapshot = await this.#currentSnapshot();
    const spellings = await this.spellings.read();
    const unchanging = { isTrusted: true, of: () => snapshot.tableVersion };
    const copy = new CasinoSearch(this.db, unchanging, { read: async () => spellings });
    copy.#snapshot = snapshot;
    return copy;
  }

  /** Builds the facet columns once for all requests that wait for them. */
  async #prepareColumns({ parts }: CatalogueIndex, spellings: SpellingSnapshot): Promise<void> {
    const build = function* (): Task<void> {
      for (const { segment } of parts) yield* facetColumnsOf(segment, spellings);
    };
    // The tasks of one caller run in order, so the first task builds the columns, and the others find them ready.
    await this.#scheduler.run(build, this);
  }

  /**
   * Returns casinos, providers, and payment methods whose names contain the text. Names that begin with the text come
   * first.
   */
  async suggest(text: string): Promise<SuggestedNames> {
    const { suggestions } = await this.#currentSnapshot();
    return suggestions.of(text);
  }

  /**
   * Returns the current index. Only one reload runs at a time. A request waits for a reload that starts after the
   * request, so the index includes all earlier changes.
   */
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
    // Read the version before the first statement, so a write during the reload makes this version stale.
    const tableVersion = this.tableVersions.of("casinos");
    const before = this.#snapshot;
    const { changes, place, isWhole } = await readChanges(this.db, before?.place ?? null);
    if (before && !isWhole && changes.written.length === 0 && changes.deleted.length === 0) {
      // Nothing has changed, so keep the cached hits. If notifications do not arrive, every search reloads the index.
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
      running: new Map(),
      suggestions: new Suggestions(index.parts),
    };
    return this.#snapshot;
  }
}

/** Returns the cached hits of a text. If there are none, searches once for all requests with the same text. */
function* findOnce({ index, cachedHits, running }: IndexSnapshot, text: string): Task<SearchHits> {
  const cached = cachedHits.get(text);
  if (cached) return cached;
  const search = running.get(text) ?? { task: index.search(text), hits: null, waiting: 0 };
  running.set(text, search);
  search.waiting += 1;
  try {
    while (search.hits === null) {
      const step = search.task.next();
      if (!step.done) yield;
      else {
        search.hits = step.value;
        cachedHits.set(text, search.hits);
      }
    }
    return search.hits;
  } finally {
    search.waiting -= 1;
    // Do this even if the last request has disconnected, so an unfinished search takes no memory.
    if (search.waiting === 0) running.delete(text);
  }
}
