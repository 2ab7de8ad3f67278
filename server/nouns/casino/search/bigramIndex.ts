/**
 * Uses pairs of adjacent characters to find texts that may match a pattern. These candidates include every matching
 * text (docs/decisions/026). `scoreOf` decides which candidates match.
 */
import type { Chunk, Pattern } from "./pattern.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";

/** The number of groups that pairs are hashed into, a power of two. Two pairs of letters rarely share a group. */
const groupCount = 1024;

/** The number of indexed positions, starting at 0. A pattern of 200 characters needs positions up to 228. */
const depth = 256;

/**
 * How many pairs are counted beyond the required minimum. Each additional pair reduces the number of false candidates.
 */
const sparePairs = 3;

export class BigramIndex {
  /**
   * For each group and position, the index in `#texts` of the first text with a pair from that group at that position.
   */
  readonly #starts = new Uint32Array(groupCount * depth + 1);
  #texts = new Uint32Array();
  readonly #counts: Uint16Array;

  private constructor(textCount: number) {
    this.#counts = new Uint16Array(textCount);
  }

  /** @param texts The texts in lowercase. */
  static *over(texts: readonly string[]): Task<BigramIndex> {
    const index = new BigramIndex(texts.length);
    const starts = index.#starts;
    for (const [number, text] of texts.entries()) {
      for (let at = 0; at < pairsOf(text); at += 1) starts[groupOf(text, at) * depth + at + 1]! += 1;
      if (number % stepsBetweenYields === 0) yield;
    }
    for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
    yield;
    index.#texts = new Uint32Array(starts.at(-1)!);
    const next = starts.slice();
    for (const [number, text] of texts.entries()) {
      for (let at = 0; at < pairsOf(text); at += 1) index.#texts[next[groupOf(text, at) * depth + at]!++] = number;
      if (number % stepsBetweenYields === 0) yield;
    }
    return index;
  }

  /** Marks the texts that may contain a chunk of the pattern. Chunk `n` sets the bit `1 << n`. */
  *mark({ chunks }: Pattern, marks: Int32Array): Task<void> {
    for (const [number, chunk] of chunks.entries()) {
      this.#markChunk(chunk, 1 << number, marks);
      yield;
    }
  }

  #markChunk(chunk: Chunk, mark: number, marks: Int32Array): void {
    const pairs = chunk.text.length - 1;
    if (pairs === 0 || chunk.start + chunk.reaches[0]! + pairs >= depth) {
      for (let text = 0; text < marks.length; text += 1) marks[text]! |= mark;
      return;
    }
    for (let errors = 0; errors < chunk.reaches.length; errors += 1) this.#markWith(errors, chunk, mark, marks);
  }

  /** Marks the candidates for this number of errors. Each error breaks at most two pairs of the chunk. */
  #markWith(errors: number, chunk: Chunk, mark: number, marks: Int32Array): void {
    const ranges = Array.from({ length: chunk.text.length - 1 }, (_, pair) => this.#rangeOf(pair, chunk, errors));
    const rarest = ranges.toSorted((one, other) => one.end - one.begin - (other.end - other.begin));
    const counted = rarest.slice(0, 2 * errors + 1 + (errors === 0 ? 0 : sparePairs));
    const needed = counted.length - 2 * errors;
    const texts = this.#texts;
    const counts = this.#counts.fill(0);
    for (const { begin, end } of counted) {
      for (let at = begin; at < end; at += 1) {
        const text = texts[at]!;
        const count = counts[text]! + 1;
        counts[text] = count;
        if (count >= needed) marks[text]! |= mark;
      }
    }
  }

  /** Returns the range of the texts that contain a pair at a position where it can occur with this many errors. */
  #rangeOf(pair: number, { text, start, reaches }: Chunk, errors: number): { begin: number; end: number } {
    const first = Math.max(0, Math.max(0, start - reaches[errors]!) + pair - errors);
    const last = start + reaches[errors]! + pair + errors;
    const group = groupOf(text, pair) * depth;
    return { begin: this.#starts[group + first]!, end: this.#starts[group + Math.min(last, depth - 1) + 1]! };
  }
}

function pairsOf(text: string): number {
  return Math.min(text.length - 1, depth);
}

function groupOf(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) & (groupCount - 1);
}
