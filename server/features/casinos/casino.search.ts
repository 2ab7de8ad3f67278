/**
 * Finds casinos by text: an index in memory over the whole catalogue, which filters, orders and pages there.
 * A text finds a casino when plain Fuse.js does, or when every word of it begins a word of the same fields (design.md
 * section 6, item 6). Plain on purpose: it is what any faster search is held against.
 */
import Fuse, { type IFuseOptions } from "fuse.js";
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import type { Generations } from "../../database/generations.js";

/** What the index keeps of a casino: what is searched, filtered and sorted by. */
const indexedProperties = [
  "id",
  "name",
  "nameSort",
  "description",
  "gameProviders",
  "paymentMethods",
  "licenses",
  "rating",
  "reviewCount",
  "establishedYear",
  "establishedSort",
  "createdAt",
  "updatedAt",
  "isFeatured",
  "isNew",
  "acceptsCrypto",
  "hasLiveGames",
  "mobileOptimized",
] as const satisfies (keyof Casino)[];

export type IndexedCasino = Pick<Casino, (typeof indexedProperties)[number]>;

/** A casino that a text found. */
export interface SearchHit {
  casino: IndexedCasino;
  /** 0 fits best; below 1. */
  relevance: number;
}

/** Keys, weights and threshold of spec section 5; every other option stays at Fuse's default. */
export const fuseOptions: IFuseOptions<IndexedCasino> = {
  keys: [
    { name: "name", weight: 0.4 },
    { name: "description", weight: 0.2 },
    { name: "gameProviders", weight: 0.2 },
    { name: "paymentMethods", weight: 0.1 },
    { name: "licenses", weight: 0.1 },
  ],
  threshold: 0.3,
  includeScore: true,
};

/** How well a casino fits whose words all begin with the text's: in its name, or anywhere. */
const wordRelevance = { inName: 0.01, anywhere: 0.2 };

/** Texts whose hits are kept, the oldest going first: a page's next pages and a field that asks twice cost one search. */
const foundLimit = 100;

/** How many of each kind `suggest` answers at most (spec section 9). */
export const suggestionLimits = { casinos: 5, providers: 3, paymentMethods: 2 };

interface Entry {
  casino: IndexedCasino;
  nameWords: string[];
  words: string[];
}

interface Index {
  generation: number;
  entries: Entry[];
  fuse: Fuse<IndexedCasino>;
  /** What recent texts found. Goes with the index, and with it whenever the catalogue changes. */
  found: Map<string, readonly SearchHit[]>;
  providers: string[];
  paymentMethods: string[];
}

export class CasinoSearch {
  #index: Index | null = null;
  #loading: { generation: number; index: Promise<Index> } | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly generations: Generations,
  ) {}

  /** Every casino that the text finds, in no particular order. */
  async find(text: string): Promise<readonly SearchHit[]> {
    const index = await this.#fresh();
    const known = index.found.get(text);
    if (known) return known;
    // A search keeps the event loop for milliseconds: others get their turn between two of them.
    await new Promise((resolve) => setImmediate(resolve));
    const hits = findIn(index, text);
    if (index.found.size >= foundLimit) index.found.delete(index.found.keys().next().value!);
    index.found.set(text, hits);
    return hits;
  }

  /** Names, providers and payment methods that contain the text; those that begin with it first. */
  async suggest(text: string): Promise<{ casinoIds: string[]; providers: string[]; paymentMethods: string[] }> {
    const wanted = text.trim().toLowerCase();
    if (wanted === "") return { casinoIds: [], providers: [], paymentMethods: [] };
    const { entries, providers, paymentMethods } = await this.#fresh();
    const casinos = containing(entries, ({ casino }) => casino.name, wanted, suggestionLimits.casinos);
    return {
      casinoIds: casinos.map(({ casino }) => casino.id),
      providers: containing(providers, (name) => name, wanted, suggestionLimits.providers),
      paymentMethods: containing(paymentMethods, (name) => name, wanted, suggestionLimits.paymentMethods),
    };
  }

  /** The index as of now: loaded again after any change of the table, once for all who wait for it. */
  async #fresh(): Promise<Index> {
    const generation = this.generations.of("casinos");
    if (this.generations.isTrusted && this.#index?.generation === generation) return this.#index;
    if (this.#loading?.generation !== generation || !this.generations.isTrusted) {
      const index = this.#load(generation);
      this.#loading = { generation, index };
      index
        .finally(() => {
          if (this.#loading?.index === index) this.#loading = null;
        })
        .catch(() => undefined);
    }
    return this.#loading.index;
  }

  async #load(generation: number): Promise<Index> {
    const casinos: IndexedCasino[] = await this.db
      .createQueryBuilder(Casino, "casino")
      .select(indexedProperties.map((property) => `casino.${property}`))
      .orderBy("casino.rating", "DESC")
      .addOrderBy("casino.nameSort")
      .addOrderBy("casino.id")
      .getMany();
    const index: Index = {
      generation,
      entries: casinos.map(toEntry),
      fuse: new Fuse(casinos, fuseOptions),
      found: new Map(),
      providers: distinct(casinos.flatMap((casino) => casino.gameProviders)),
      paymentMethods: distinct(casinos.flatMap((casino) => casino.paymentMethods)),
    };
    this.#index = index;
    return index;
  }
}

function findIn({ entries, fuse }: Index, text: string): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const { item, score = 0 } of fuse.search(text)) hits.set(item.id, { casino: item, relevance: score });
  const words = wordsOf(text);
  if (words.length === 0) return [...hits.values()];
  for (const { casino, nameWords, words: all } of entries) {
    if (!allBegin(words, all)) continue;
    const relevance = allBegin(words, nameWords) ? wordRelevance.inName : wordRelevance.anywhere;
    const known = hits.get(casino.id)?.relevance ?? 1;
    hits.set(casino.id, { casino, relevance: Math.min(known, relevance) });
  }
  return [...hits.values()];
}

/** A word is a run of letters and digits; case does not count. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function toEntry(casino: IndexedCasino): Entry {
  const { name, description, gameProviders, paymentMethods, licenses } = casino;
  const texts = [name, description ?? "", ...gameProviders, ...paymentMethods, ...licenses];
  return { casino, nameWords: wordsOf(name), words: [...new Set(texts.flatMap(wordsOf))] };
}

function allBegin(beginnings: string[], words: string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function containing<T>(all: T[], textOf: (each: T) => string, wanted: string, limit: number): T[] {
  const found = all.filter((each) => textOf(each).toLowerCase().includes(wanted));
  const begins = (each: T) => textOf(each).toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, limit);
}

function distinct(names: string[]): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
}
