/** An index of some of the casinos. It never changes, because later writes go into other segments. */
import { Field } from "./field.js";
import { type SearchedField, searchedFields, textsOf } from "./fuseDefinition.js";
import type { SegmentHits } from "./hits.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { toPattern } from "./pattern.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { WordIndex, wordsOf } from "./words.js";

/** The relevance of a casino if each search word begins a word of the casino: in the name, or in any field. */
const wordRelevance = { inName: 0.01, anywhere: 0.2 };

/** The sum of all weights, computed as in Fuse to get the same rounding. */
const totalWeight = searchedFields.reduce((sum, { weight }) => sum + weight, 0);

export class Segment {
  readonly #rows = new Map<string, number>();
  readonly #slugs = new WordIndex();

  private constructor(
    readonly casinos: readonly IndexedCasino[],
    /** The fields in the order in which Fuse examines them. */
    readonly fields: ReadonlyMap<SearchedField, Field>,
  ) {}

  static *of(casinos: readonly IndexedCasino[]): Task<Segment> {
    const fields = new Map<SearchedField, Field>();
    for (const { name, weight } of searchedFields) {
      fields.set(name, yield* Field.over(casinos, (casino) => textsOf(casino, name), weight / totalWeight));
    }
    const segment = new Segment(casinos, fields);
    for (const [row, { id, slug }] of casinos.entries()) {
      segment.#rows.set(id, row);
      segment.#slugs.add(row, [slug]);
      if (row % stepsBetweenYields === 0) yield;
    }
    return segment;
  }

  /** Returns the row of a casino, or undefined if the casino is not in this segment. */
  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  /** Returns the casinos that match the search text, except rows that are marked in `isDeleted`. */
  *search(text: string, isDeleted: Uint8Array): Task<SegmentHits> {
    const { length } = this.casinos;
    const scores = new Float64Array(length).fill(1);
    const isFound = new Uint8Array(length);
    if (text.trim() === "") {
      // In Fuse, an empty search text matches every casino.
      scores.fill(0);
      isFound.fill(1);
    } else {
      const pattern = toPattern(text);
      for (const field of this.fields.values()) yield* field.multiplyScores(pattern, scores, isFound);
      yield* this.#addWordMatches([...new Set(wordsOf(text))], scores, isFound);
      this.#addSlugMatches(text.trim().toLowerCase(), scores, isFound);
    }
    return yield* this.#hits(scores, isFound, isDeleted);
  }

  *#addWordMatches(words: string[], scores: Float64Array, isFound: Uint8Array): Task<void> {
    const anywhere = yield* this.#countWords(words, [...this.fields.values()]);
    if (anywhere === null) return;
    const inName = yield* this.#countWords(words, [this.fields.get("name")!]);
    for (let row = 0; row < anywhere.length; row += 1) {
      if (anywhere[row] !== words.length) continue;
      const relevance = inName?.[row] === words.length ? wordRelevance.inName : wordRelevance.anywhere;
      scores[row] = Math.min(isFound[row] ? scores[row]! : 1, relevance);
      isFound[row] = 1;
    }
  }

  #addSlugMatches(text: string, scores: Float64Array, isFound: Uint8Array): void {
    for (const row of [...this.#slugs.numbersWith(text)].flat()) {
      if (!isFound[row]) scores[row] = wordRelevance.anywhere;
      isFound[row] = 1;
    }
  }

  /**
   * For each row, counts how many leading search words begin a word of its fields. Returns null if no row has all
   * words.
   */
  *#countWords(words: string[], fields: Field[]): Task<Uint16Array | null> {
    if (words.length === 0) return null;
    const counts = new Uint16Array(this.casinos.length);
    for (const [count, word] of words.entries()) {
      const isAny = fields.map((field) => field.countWord(word, count, counts)).includes(true);
      if (!isAny) return null;
      yield;
    }
    return counts;
  }

  *#hits(scores: Float64Array, isFound: Uint8Array, isDeleted: Uint8Array): Task<SegmentHits> {
    let size = 0;
    for (let row = 0; row < isFound.length; row += 1) {
      if (isDeleted[row]) isFound[row] = 0;
      size += isFound[row]!;
    }
    yield;
    const rows = new Uint32Array(size);
    const relevances = new Float64Array(size);
    let at = 0;
    for (let row = 0; row < isFound.length; row += 1) {
      if (!isFound[row]) continue;
      rows[at] = row;
      relevances[at] = scores[row]!;
      at += 1;
    }
    return { casinos: this.casinos, rows, relevances };
  }
}
