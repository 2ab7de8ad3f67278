import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";

/** Comes before every name and is in none, because PostgreSQL stores no NUL. */
const mark = "\0";

/**
 * Names in which a text in lower case is looked for as it stands, in the order of the names. They are one long string,
 * in which JavaScript searches far faster than in many.
 */
export class SubstringIndex {
  #text = "";
  readonly #starts: Uint32Array;

  private constructor(count: number) {
    this.#starts = new Uint32Array(count + 1);
  }

  static *over(names: readonly string[]): Task<SubstringIndex> {
    const list = new SubstringIndex(names.length);
    const parts: string[] = [];
    for (const name of names) {
      const part = mark + name.toLowerCase();
      const start = list.#starts[parts.length]!;
      list.#starts[parts.push(part)] = start + part.length;
      if (parts.length % stepsBetweenYields === 0) yield;
    }
    list.#text = parts.join("") + mark;
    yield;
    return list;
  }

  /** The numbers of the names that begin with the text. */
  beginningWith(text: string): Generator<number, void, void> {
    return this.#matches(text, mark + text);
  }

  /** The numbers of the names that contain the text, wherever. */
  containing(text: string): Generator<number, void, void> {
    return this.#matches(text, text);
  }

  *#matches(text: string, wanted: string): Generator<number, void, void> {
    if (text.includes(mark)) return;
    let number = 0;
    for (let at = this.#text.indexOf(wanted); at >= 0; at = this.#text.indexOf(wanted, this.#starts[number])) {
      number = this.#numberAt(at, number);
      yield number;
      number += 1;
    }
  }

  /** The name in which a place of the long string lies. */
  #numberAt(at: number, from: number): number {
    let low = from;
    let high = this.#starts.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! <= at) low = middle;
      else high = middle;
    }
    return low;
  }
}
