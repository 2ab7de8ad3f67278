/**
 * One of the fields that are searched, for many casinos: each distinct text of it is looked at once per search, however
 * many casinos have it. A casino is a row here, known by its number.
 */
import Fuse from "fuse.js";

import { BigramIndex } from "./bigramIndex.js";
import { scoreOf } from "./bitap.js";
import type { IndexedCasino } from "./indexedCasino.js";
import type { Pattern } from "./pattern.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { WordIndex } from "./words.js";

/** Up to so many texts are looked at one by one: passing over some would cost more than it saves. */
const fewTexts = 128;

/** What a text adds to no score. Scores are never negative. */
const nothing = -1;

/** What Fuse takes a text's score to the power of, by its number of words. */
const { norm } = Fuse.createIndex([], []);

/** The texts in which a pattern is found, and for each text what it adds to the score of its rows. */
interface FoundTexts {
  texts: number[];
  factors: Float64Array;
}

export class Field {
  /** The distinct texts as they are written. */
  readonly texts: string[] = [];
  /** The same in lower case. */
  readonly lower: string[] = [];
  readonly #powers: number[] = [];
  readonly #words = new WordIndex();
  readonly #rowsOfTexts: number[][] = [];
  /** The texts of row `n`, in their order, are `#textsOfRows` from `#starts[n]` to `#starts[n + 1]`. */
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
      // Fuse leaves blank ones out.
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
    this.#words.add(number, text);
    return number;
  }

  /** The rows that have a text. */
  rowsOf(text: number): readonly number[] {
    return this.#rowsOfTexts[text]!;
  }

  /** Multiplies into `scores` what the texts of each row add to its score, and marks in `isFound` the rows found. */
  *multiplyScores(pattern: Pattern, scores: Float64Array, isFound: Uint8Array): Task<void> {
    const { texts, factors } = yield* this.#find(pattern);
    if (this.#hasLists && texts.length > 1) this.#multiplyInOrder(factors, scores, isFound);
    else {
      for (const text of texts) {
        for (const row of this.#rowsOfTexts[text]!) {
          scores[row]! *= factors[text]!;
          isFound[row] = 1;
        }
      }
    }
    yield;
  }

  /** Row by row, each in the order of its texts, as Fuse does: in another one the last digit of a product may differ. */
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

  *#find(pattern: Pattern): Task<FoundTexts> {
    const { lower } = this;
    const marks = new Int32Array(lower.length);
    if (this.#bigrams === null) marks.fill(-1);
    else yield* this.#bigrams.mark(pattern, marks);
    const texts: number[] = [];
    const factors = new Float64Array(lower.length).fill(nothing);
    let looks = 0;
    for (let text = 0; text < lower.length; text += 1) {
      if (marks[text] === 0) continue;
      const score = scoreOf(pattern, lower[text]!, marks[text]!);
      if (score !== null) {
        texts.push(text);
        factors[text] = Math.pow(score === 0 ? Number.EPSILON : score, this.#powers[text]!);
      }
      looks += 1;
      if (looks % stepsBetweenYields === 0) yield;
    }
    return { texts, factors };
  }

  /** Raises the count of each row from `count` by one where one of its words begins so. Answers whether there is any. */
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
