/** Some of the casinos, made ready to be searched. It never changes: what is written later goes into another one. */
import { Field } from "./field.js";
import { type SearchedField, searchedFields, textsOf } from "./fuseDefinition.js";
import type { SegmentHits } from "./hits.js";
import { byRating, type IndexedCasino } from "./indexedCasino.js";
import { SubstringIndex } from "./substringIndex.js";
import { toPattern } from "./pattern.js";
import { sorted } from "./sorted.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { wordsOf } from "./words.js";

/** How well a casino fits whose words all begin with the text's: in its name, or anywhere. */
const wordRelevance = { inName: 0.01, anywhere: 0.2 };

/** As Fuse works them out, rounding and all. */
const totalWeight = searchedFields.reduce((sum, { weight }) => sum + weight, 0);

export class Segment {
  readonly #rows = new Map<string, number>();

  private constructor(
    /** By rating. */
    readonly casinos: readonly IndexedCasino[],
    /** Their names, row by row. */
    readonly names: SubstringIndex,
    /** Their slugs, row by row. */
    private readonly slugs: SubstringIndex,
    /** In the order in which Fuse looks at them. */
    readonly fields: ReadonlyMap<SearchedField, Field>,
  ) {}

  static *of(unordered: readonly IndexedCasino[]): Task<Segment> {
    const casinos = yield* sorted(unordered, byRating);
    const fields = new Map<SearchedField, Field>();
    for (const { name, weight } of searchedFields) {
      fields.set(name, yield* Field.over(casinos, (casino) => textsOf(casino, name), weight / totalWeight));
    }
    const names = yield* SubstringIndex.over(casinos.map(({ name }) => name));
    const slugs = yield* SubstringIndex.over(casinos.map(({ slug }) => slug));
    const segment = new Segment(casinos, names, slugs, fields);
    for (const [row, { id }] of casinos.entries()) {
      segment.#rows.set(id, row);
      if (row % stepsBetweenYields === 0) yield;
    }
    return segment;
  }

  /** The row of a casino; undefined where it is not in this segment. */
  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  /** The casinos that the text finds, but for those whose row is marked in `isGone`. */
  *search(text: string, isGone: Uint8Array): Task<SegmentHits> {
    const { length } = this.casinos;
    const scores = new Float64Array(length).fill(1);
    const isFound = new Uint8Array(length);
    if (text.trim() === "") {
      // To Fuse, no text at all is found everywhere.
      scores.fill(0);
      isFound.fill(1);
    } else {
      const pattern = toPattern(text);
      for (const field of this.fields.values()) yield* field.multiplyScores(pattern, scores, isFound);
      yield* this.#addWordMatches([...new Set(wordsOf(text))], scores, isFound);
      this.#addSlugMatches(text.trim().toLowerCase(), scores, isFound);
    }
    return yield* this.#hits(scores, isFound, isGone);
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
    for (const row of this.slugs.beginningWith(text)) {
      if (!isFound[row]) scores[row] = wordRelevance.anywhere;
      isFound[row] = 1;
    }
  }

  /** For each row how many of the words, from the first to the last, begin a word of the fields; null for never all. */
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

  *#hits(scores: Float64Array, isFound: Uint8Array, isGone: Uint8Array): Task<SegmentHits> {
    let size = 0;
    for (let row = 0; row < isFound.length; row += 1) {
      if (isGone[row]) isFound[row] = 0;
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
