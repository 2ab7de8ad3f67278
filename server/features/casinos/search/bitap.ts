/**
 * The score that Fuse.js 7.5.0 gives one text for one pattern, to the last bit, without its allocations.
 * It follows Fuse's search step by step, oddities included: a chunk's score is that of the place looked at last, not of
 * the best one. Nothing may be changed here that Fuse does not do.
 */
import { Outlook, matchBoundOf } from "./editDistance.js";
import { costOf, threshold } from "./errorBudget.js";
import type { Chunk, Pattern } from "./pattern.js";

/** What a text scores that is the pattern itself, and the least that any other does. */
const sameScore = 0;
const leastScore = 0.001;

/** What Fuse makes of one chunk. A chunk that is not found has a score too, which counts when another one is found. */
interface ChunkResult {
  isFound: boolean;
  score: number;
}

/** What Fuse makes of a chunk that it never sees whole. */
const notFound: ChunkResult = { isFound: false, score: 1 };

/**
 * The score of a text in lower case, 0 being the best; null where the pattern is not found in it.
 * @param likely The chunks that may be found, a bit for each as in `1 << number`: none of the others is.
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

/** Null where the chunk is not found. */
function findChunk(chunk: Chunk, text: string): ChunkResult | null {
  const quick = quickResult(chunk, text);
  if (quick === null && isLong(chunk) && matchBoundOf(chunk, text) !== Outlook.POSSIBLE) return null;
  const result = quick ?? search(chunk, text);
  return result.isFound ? result : null;
}

/** Of a chunk that is found or not. */
function chunkScore(chunk: Chunk, text: string): number {
  const quick = quickResult(chunk, text);
  if (quick === null && isLong(chunk) && matchBoundOf(chunk, text) === Outlook.NEVER_WHOLE) return notFound.score;
  return (quick ?? search(chunk, text)).score;
}

/** Long enough that a look at the edit distances spares more than it costs. */
function isLong({ reaches }: Chunk): boolean {
  return reaches.length > 2;
}

/**
 * The result for a pattern's first chunk where finding it unchanged settles the matter: with an error it could not be
 * better, or no error is allowed. Null where only the search can tell.
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

/** By place in the text, which ends of the chunk are found there with the errors of a round; two rounds take turns. */
let rounds: [Int32Array, Int32Array] = [new Int32Array(1024), new Int32Array(1024)];

/** For each position in the text, the positions of its character in the chunk. */
let standing = new Int32Array(1024);

/** Fuse's search: from right to left, without an error first, then with one more in every round. */
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
    standing[place] = place < text.length ? places.of(text.charCodeAt(place)) : 0;
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
      ends = ((ends << 1) | 1) & standing[at - 1]!;
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
    // What this round left out is further away than the next, with its additional error, may look.
    [found, before] = [before, found];
  }
  return result;
}

/** The greatest distance within the limit, at most `most`, or 0: by halving, since that is how Fuse decides on ties. */
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
  if (standing.length >= size) return;
  rounds = [new Int32Array(size * 2), new Int32Array(size * 2)];
  standing = new Int32Array(size * 2);
}
