/**
 * Computes exactly the score that Fuse.js 7.5.0 gives a text for a pattern, but without Fuse's allocations. Follows
 * Fuse's search step by step, including its oddities. For example, a chunk's score is that of the last examined
 * position, not that of the best one.
 */
import { MatchBound, matchBoundOf } from "./editDistance.js";
import { costOf, threshold } from "./errorBudget.js";
import type { Chunk, Pattern } from "./pattern.js";

/** The score of a text that equals the pattern, and the lowest possible score of any other text. */
const sameScore = 0;
const leastScore = 0.001;

/** Fuse's result for one chunk. A chunk without a match also has a score, which counts if another chunk does match. */
interface ChunkResult {
  isFound: boolean;
  score: number;
}

/** Fuse's result if the whole chunk occurs nowhere, not even with errors. */
const notFound: ChunkResult = { isFound: false, score: 1 };

/**
 * Returns the score of a lowercase text, where 0 is the best. Returns null if the pattern does not match.
 * @param likely The chunks that may match, as bits `1 << number`. All other chunks do not match.
 */
export function scoreOf(pattern: Pattern, text: string, likely = -1): number | null {
  if (pattern.text === text) return sameScore;
  const { chunks } = pattern;
  for (const [number, chunk] of chunks.entries()) {
    if ((likely & (1 << number)) === 0) continue;
    const match = findChunk(chunk, text);
    if (match === null) continue;
    if (chunks.length === 1) return Math.max(leastScore, match.score);
    return chunks.reduce((sum, each) => sum + Math.max(leastScore, chunkScore(each, text)), 0) / chunks.length;
  }
  return null;
}

/** Returns the chunk's result, or null if the chunk does not match. */
function findChunk(chunk: Chunk, text: string): ChunkResult | null {
  const quick = quickResult(chunk, text);
  if (quick === null && isLong(chunk) && matchBoundOf(chunk, text) !== MatchBound.POSSIBLE) return null;
  const result = quick ?? search(chunk, text);
  return result.isFound ? result : null;
}

/** Returns the score of a chunk, even without a match. */
function chunkScore(chunk: Chunk, text: string): number {
  const quick = quickResult(chunk, text);
  if (quick === null && isLong(chunk) && matchBoundOf(chunk, text) === MatchBound.NEVER_WHOLE) return notFound.score;
  return (quick ?? search(chunk, text)).score;
}

/** Whether it pays off to compute the edit distances first. */
function isLong({ reaches }: Chunk): boolean {
  return reaches.length > 2;
}

/**
 * Returns the result for a pattern's first chunk if looking for an exact match is enough. This is the case if errors
 * cannot improve an exact match, or are not allowed. Returns null if the search must decide, as for all later chunks.
 */
function quickResult({ text: wanted, start, reaches }: Chunk, text: string): ChunkResult | null {
  if (start > 0) return null;
  const place = text.indexOf(wanted);
  if (place >= 0 && place <= reaches[0]!) {
    const score = costOf(0, place, wanted.length);
    return costOf(1, 0, wanted.length) > score ? { isFound: true, score } : null;
  }
  return reaches.length === 1 ? notFound : null;
}

/**
 * The bit masks of two alternating rounds. For each position in the text, the bits are the chunk's suffixes that match
 * there.
 */
let rounds: [Int32Array, Int32Array] = [new Int32Array(1024), new Int32Array(1024)];

/** For each position in the text, the bits are the positions of its character in the chunk. */
let placesAt = new Int32Array(1024);

/** Runs Fuse's search from right to left. The first round allows no errors, and each later round allows one more. */
function search({ text: wanted, start: wantedPlace, places }: Chunk, text: string): ChunkResult {
  const { length } = wanted;
  const expected = Math.min(wantedPlace, text.length);
  let limit = threshold;
  const unchanged = text.indexOf(wanted, expected);
  if (unchanged >= 0) limit = Math.min(limit, costOf(0, unchanged - expected, length));
  let reach = reachWithin(limit, 0, length, length + text.length);
  const nearest = Math.max(1, expected - reach + 1);
  const furthest = Math.min(expected + reach, text.length) + length;
  makeRoom(furthest + 2);
  for (let place = nearest - 1; place < furthest; place += 1) {
    placesAt[place] = place < text.length ? places.of(text.charCodeAt(place)) : 0;
  }
  let [found, before] = rounds;
  const whole = 1 << (length - 1);
  const result: ChunkResult = { isFound: false, score: 1 };
  for (let errors = 0; errors < length; errors += 1) {
    if (errors > 0) reach = reachWithin(limit, errors, length, reach);
    let start = Math.max(1, expected - reach + 1);
    const finish = Math.min(expected + reach, text.length) + length;
    let ends = (1 << errors) - 1;
    found[finish + 1] = ends;
    let right = before[finish + 1]!;
    for (let at = finish; at >= start; at -= 1) {
      ends = ((ends << 1) | 1) & placesAt[at - 1]!;
      if (errors > 0) {
        const here = before[at]!;
        ends |= ((right | here) << 1) | 1 | right;
        right = here;
      }
      found[at] = ends;
      if ((ends & whole) === 0) continue;
      const place = at - 1;
      result.score = costOf(errors, Math.abs(expected - place), length);
      if (result.score > limit) continue;
      limit = result.score;
      result.isFound = true;
      if (place <= expected) break;
      start = Math.max(1, 2 * expected - place);
    }
    if (costOf(errors + 1, 0, length) > limit) break;
    // Positions outside this round's range are also outside the next round's, because more errors allow less distance.
    [found, before] = [before, found];
  }
  return result;
}

/**
 * Finds the greatest distance from 0 to `most` within the limit. Uses bisection, because Fuse's rounding depends on it.
 */
function reachWithin(limit: number, errors: number, length: number, most: number): number {
  let low = 0;
  let high = most;
  let middle = high;
  while (low < middle) {
    if (costOf(errors, middle, length) <= limit) low = middle;
    else high = middle;
    middle = Math.floor((high - low) / 2 + low);
  }
  return middle;
}

function makeRoom(size: number): void {
  if (placesAt.length >= size) return;
  rounds = [new Int32Array(size * 2), new Int32Array(size * 2)];
  placesAt = new Int32Array(size * 2);
}
