/**
 * Finds casinos by text: an index in memory over the whole catalogue, which filters, orders and pages there.
 * A text finds a casino when plain Fuse.js does, or when every word of it begins a word of the same fields (design.md
 * section 6, item 6). How it comes to know that so fast is in search/ and in docs/decisions/026.
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

/** Hits that are kept, of many texts together, the ones not asked for longest going first. 12 bytes each. */
const keptHits = 1_000_000;

/** Hits whose bytes a text takes by itself, so that texts that find nothing are not kept without end. */
const hitsPerText = 50;

/** What is known of the catalogue as of a generation. Replaced as a whole, so that nobody sees half of a change. */
interface Known {
  generation: number;
  place: FeedPlace;
  index: CatalogueIndex;
  /** What recent texts found: a page's next pages and a field that asks twice cost one search. */
  found: LRUCache<string, SearchHits>;
  suggestions: Suggestions;
}

export class CasinoSearch {
  readonly #turns = new CooperativeScheduler();
  #known: Known | null = null;
  /** The reload that begins next, for all who wait for it; null while nobody does. */
  #next: Promise<Known> | null = null;
  /** Settled when the reload that runs has ended, well or not. */
  #ended: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: TableVersions,
  ) {}

  /**
   * Every casino that the text finds, in no particular order.
   * @param disconnect Of the caller: it ends the search. The searches of one request take turns with all others.
   * @throws AppError SERVICE_UNAVAILABLE when it was ended.
   */
  async find(text: string, disconnect?: Disconnect): Promise<SearchHits> {
    const known = await this.#fresh();
    const kept = known.found.get(text);
    if (kept) return kept;
    try {
      return await this.#turns.run(() => findOnce(known, text), disconnect ?? {}, disconnect);
    } catch (error) {
      if (!disconnect?.hasFired) throw error;
      throw new AppError("The search was ended, since nobody waits for its answer.", errorCodes.serviceUnavailable);
    }
  }

  /** Reads the catalogue before anybody searches: under load the first search would wait seconds for it. */
  async prepare(): Promise<void> {
    await this.#fresh();
  }

  /** Names, providers and payment methods that contain the text; those that begin with it first. */
  async suggest(text: string): Promise<SuggestedNames> {
    const { suggestions } = await this.#fresh();
    return suggestions.of(text);
  }

  /** What is known as of now. Changes are read by one reload at a time, which begins after everybody it serves has come. */
  async #fresh(): Promise<Known> {
    if (this.#isFresh(this.#known)) return this.#known;
    if (this.#next === null) {
      this.#next = this.#ended.then(() => {
        this.#next = null;
        return this.#isFresh(this.#known) ? this.#known : this.#reload();
      });
      this.#ended = this.#next.catch(() => undefined);
    }
    return this.#next;
  }

  #isFresh(known: Known | null): known is Known {
    return this.tableVersions.isTrusted && known?.generation === this.tableVersions.of("casinos");
  }

  async #reload(): Promise<Known> {
    // Noted before the first statement: what is written while it reads moves it on.
    const generation = this.tableVersions.of("casinos");
    const before = this.#known;
    const { changes, place, isWhole } = await readChanges(this.db, before?.place ?? null);
    const isSame = changes.written.length === 0 && changes.deleted.length === 0;
    if (before && isSame && !isWhole) {
      this.#known = { ...before, generation, place };
      return this.#known;
    }
    const base = isWhole || before === null ? CatalogueIndex.empty : before.index;
    const index = await this.#turns.run(() => base.with(changes), this);
    this.#known = {
      generation,
      place,
      index,
      found: new LRUCache({ maxSize: keptHits, sizeCalculation: ({ size }) => size + hitsPerText }),
      suggestions: new Suggestions(index.parts),
    };
    return this.#known;
  }
}

/** The same text may have been found while this search waited for its turn. */
function* findOnce({ index, found }: Known, text: string): Task<SearchHits> {
  const kept = found.get(text);
  if (kept) return kept;
  const hits = yield* index.search(text);
  found.set(text, hits);
  return hits;
}
