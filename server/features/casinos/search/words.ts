/** The other way to be found: every word of a search text begins a word of the casino. */
import { foldText } from "../../../shared/input/foldText.js";

/** A word is a run of letters and digits; case and accents do not count. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Characters that join the parts of a word. */
const keyLength = 3;

/** In which of many numbered texts there is a word with a given beginning. */
export class WordIndex {
  readonly #numbersOf = new Map<string, number[]>();
  readonly #wordsBy = new Map<string, string[]>();

  /** Adds a text under its number. */
  add(number: number, text: string): void {
    for (const word of new Set(wordsOf(text))) {
      const numbers = this.#numbersOf.get(word);
      if (numbers) numbers.push(number);
      else {
        this.#numbersOf.set(word, [number]);
        this.#addWord(word);
      }
    }
  }

  /** The numbers of the texts, for each word with the beginning. */
  *numbersWith(beginning: string): Generator<readonly number[], void, void> {
    for (const word of this.#wordsBy.get(beginning.slice(0, keyLength)) ?? []) {
      if (word.startsWith(beginning)) yield this.#numbersOf.get(word)!;
    }
  }

  /** Under its first character, its first two, and so on, so that a short beginning is looked up at once too. */
  #addWord(word: string): void {
    for (let length = 1; length <= Math.min(word.length, keyLength); length += 1) {
      const key = word.slice(0, length);
      const words = this.#wordsBy.get(key);
      if (words) words.push(word);
      else this.#wordsBy.set(key, [word]);
    }
  }
}
