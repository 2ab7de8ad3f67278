/** Prefix search, which requires that every word of a search text begins a word of the casino. */
import { foldText } from "../../../../shared/foldText.js";

/** Splits a text into words, which are sequences of letters and digits. Ignores case and accents. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The number of leading characters of a word that the index uses as a key. */
const keyLength = 3;

/** Finds the texts, by number, that contain a word with a given prefix. */
export class WordIndex {
  readonly #numbersOf = new Map<string, number[]>();
  readonly #wordsBy = new Map<string, string[]>();

  /** Adds the distinct words of a text. */
  add(number: number, words: Iterable<string>): void {
    for (const word of words) {
      const numbers = this.#numbersOf.get(word);
      if (numbers) numbers.push(number);
      else {
        this.#numbersOf.set(word, [number]);
        this.#addWord(word);
      }
    }
  }

  /** For each word with the prefix, yields the numbers of the texts that contain it. */
  *numbersWith(beginning: string): Generator<readonly number[], void, void> {
    for (const word of this.#wordsBy.get(beginning.slice(0, keyLength)) ?? []) {
      if (word.startsWith(beginning)) yield this.#numbersOf.get(word)!;
    }
  }

  /** Adds the word under its first character, its first two characters, and so on, so short prefixes are also fast. */
  #addWord(word: string): void {
    for (let length = 1; length <= Math.min(word.length, keyLength); length += 1) {
      const key = word.slice(0, length);
      const words = this.#wordsBy.get(key);
      if (words) words.push(word);
      else this.#wordsBy.set(key, [word]);
    }
  }
}
