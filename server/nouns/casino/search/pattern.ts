/**
 * Prepares a search text for matching, as Fuse.js does: in lowercase, and split into chunks of at most 32 characters.
 */
import { maxChunkLength, reachesOf } from "./errorBudget.js";

export interface Chunk {
  text: string;
  /** The chunk's position in the pattern, which is also its expected position in a text. */
  start: number;
  /** For each character, the bits are its positions in the chunk. The lowest bit is the last position. */
  places: CharacterPlaces;
  /** The result of `reachesOf` for the chunk. */
  reaches: number[];
}

export interface Pattern {
  text: string;
  chunks: Chunk[];
}

/** @param text The search text, which must not be blank. */
export function toPattern(text: string): Pattern {
  const lower = text.toLowerCase();
  return { text: lower, chunks: chunkStarts(lower.length).map((start) => toChunk(lower, start)) };
}

/**
 * Returns the start positions of the chunks. The last chunk is as long as the others, so it may overlap the chunk
 * before it.
 */
function chunkStarts(length: number): number[] {
  if (length <= maxChunkLength) return [0];
  const starts = Array.from({ length: Math.floor(length / maxChunkLength) }, (_, at) => at * maxChunkLength);
  return length % maxChunkLength === 0 ? starts : [...starts, length - maxChunkLength];
}

function toChunk(pattern: string, start: number): Chunk {
  const text = pattern.slice(start, start + maxChunkLength);
  return { text, start, places: new CharacterPlaces(text), reaches: reachesOf(text.length) };
}

/** Maps characters to positions. Uses an array for ASCII characters, which is several times faster than a map. */
export class CharacterPlaces {
  readonly #ascii = new Int32Array(128);
  readonly #others = new Map<number, number>();

  constructor(text: string) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const places = this.of(code) | (1 << (text.length - at - 1));
      if (code < 128) this.#ascii[code] = places;
      else this.#others.set(code, places);
    }
  }

  of(code: number): number {
    return code < 128 ? this.#ascii[code]! : (this.#others.get(code) ?? 0);
  }
}
