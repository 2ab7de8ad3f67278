/**
 * One searched field of many casinos. A search examines each distinct text only once, even if many casinos share it. In
 * this file, a row is a casino's index in the list.
 */
import Fuse from "fuse.js";

import { BigramIndex } from "./bigramIndex.js";
import { scoreOf } from "./bitap.js";
import type { IndexedCasino } from "./indexedCasino.js";
import type { Pattern } from "./pattern.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { WordIndex, wordsOf } from "./words.js";

/** Up to this number of texts, a search examines every text, because an index would cost more than it saves. */
const fewTexts = 128;

/** Marks a text that does not affect the score. Scores are never negative. */
const nothing = -1;

/** Returns the exponent that Fuse applies to a text's score. It depends on the text's number of words. */
const { norm } = Fuse.createIndex([], []);

export class Field {
  /** The distinct texts in their original spelling. */
  readonly texts: string[] = [];
  /** The distinct texts in lowercase. */
  readonly lower: string[] = [];
  readonly #powers: number[] = [];
  readonly #words = new WordIndex();
  readonly #rowsOfTexts: number[][] = [];
  /** The texts of row `n` are the entries of `#textsOfRows` from `#starts[n]` up to but excluding `#starts[n + 1]`. */
  readonly #starts: Uint32Array;
  #textsOfRows = new Uint32Array();
  #hasLists = false;
  #bigrams: BigramIndex | null = null;

  private constructor(rowCount: number) {
    this.#starts = new Uint32Array(rowCount + 1);
  }

  static *over(
    casinos: readonly IndexedCasino[],
    textsOf: (casino: IndexedCasino) => string[],
    weight: number,
  ): Task<Field> {
    const field = new Field(casinos.length);
    const numbers = new Map<string, number>();
    const textsOfRows: number[] = [];
    for (const [row, casino] of casinos.entries()) {
      // Fuse ignores blank texts.
      const texts = textsOf(casino).filter((text) => text.trim() !== "");
      for (const text of texts) {
        const number = numbers.get(text) ?? field.#addText(text, weight);
        numbers.set(text, number);
        textsOfRows.push(number);
        field.#rowsOfTexts[number]!.push(row);
      }
      field.#starts[row + 1] = textsOfRows.length;
      field.#hasLists ||= texts.length > 1;
      if (row % stepsBetweenYields === 0) yield;
    }
    field.#textsOfRows = Uint32Array.from(textsOfRows);
    if (field.texts.length > fewTexts) field.#bigrams = yield* BigramIndex.over(field.lower);
    return field;
  }

  #addText(text: string, weight: number): number {
    const number = this.texts.push(text) - 1;
    this.lower.push(text.toLowerCase());
    this.#powers.push(weight * norm.get(text));
    this.#rowsOfTexts.push([]);
    this.#words.add(number, new Set(wordsOf(text)));
    return number;
  }

  /** Returns the rows that contain the text with this number. */
  rowsOf(text: number): readonly number[] {
    return this.#rowsOfTexts[text]!;
  }

  /** Multiplies the scores of each row by the scores of its texts, and marks the matching rows in `isFound`. */
  *multiplyScores(pattern: Pattern, scores: Float64Array, isFound: Uint8Array): Task<void> {
    const { lower } = this;
    const rows: number[] = [];
    const factors = new Float64Array(lower.length).fill(nothing);
    const chunks = yield* this.#likelyChunks(pattern);
    for (let text = 0; text < lower.length; text += 1) {
      if (text % stepsBetweenYields === 0) yield;
      if (chunks[text] === 0) continue;
      const score = scoreOf(pattern, lower[text]!, chunks[text]);
      if (score === null) continue;
      rows.push(text);
      factors[text] = Math.pow(score === 0 ? Number.EPSILON : score, this.#powers[text]!);
    }
    if (this.#hasLists && rows.length > 1) {
      this.#multiplyInOrder(factors, scores, isFound);
      return;
    }
    for (const text of rows) {
      for (const row of this.#rowsOfTexts[text]!) {
        scores[row]! *= factors[text]!;
        isFound[row] = 1;
      }
    }
  }

  /** Returns the chunks of the pattern that each text may contain, as bits for `scoreOf`. */
  *#likelyChunks(pattern: Pattern): Task<Int32Array> {
    const chunks = new Int32Array(this.lower.length);
    if (this.#bigrams === null) chunks.fill(-1);
    else yield* this.#bigrams.mark(pattern, chunks);
    return chunks;
  }

  /** Multiplies in the order of each row's texts, as Fuse does, because the rounding depends on the order. */
  #multiplyInOrder(factors: Float64Array, scores: Float64Array, isFound: Uint8Array): void {
    const starts = this.#starts;
    const textsOfRows = this.#textsOfRows;
    for (let row = 0; row < scores.length; row += 1) {
      const end = starts[row + 1]!;
      for (let at = starts[row]!; at < end; at += 1) {
        const factor = factors[textsOfRows[at]!]!;
        if (factor === nothing) continue;
        scores[row]! *= factor;
        isFound[row] = 1;
      }
    }
  }

  /**
   * Adds one to the count of each row that contains a word with this prefix and whose count equals `count`. Returns
   * whether any count increased.
   */
  countWord(beginning: string, count: number, counts: Uint16Array): boolean {
    let isAny = false;
    for (const texts of this.#words.numbersWith(beginning)) {
      for (const text of texts) {
        for (const row of this.#rowsOfTexts[text]!) {
          if (counts[row] !== count) continue;
          counts[row] = count + 1;
          isAny = true;
        }
      }
    }
    return isAny;
  }
}
