/**
 * Finds the smallest number of errors with which a chunk matches a text, for all positions in one pass. Fuse's search
 * needs one pass per number of errors. Uses Myers' bit-vector algorithm (1999), from right to left as in Fuse.
 */
import type { Chunk } from "./pattern.js";

/** Whether a chunk can match a text, as far as we can tell without running Fuse's search. */
export enum MatchBound {
  /** Every position within reach has too many errors, so Fuse's search never finds the whole chunk. */
  NEVER_WHOLE,
  /** Some positions have few enough errors, but all of them are too far away, so the chunk does not match. */
  TOO_FAR,
  POSSIBLE,
}

export function matchBoundOf({ text: wanted, start, places, reaches }: Chunk, text: string): MatchBound {
  const { length } = wanted;
  const [reach] = reaches as [number];
  const expected = Math.min(start, text.length);
  const first = Math.max(0, expected - reach);
  const whole = 1 << (length - 1);
  // In a column of the distance table, the bits mark where the value rises from one cell to the next, and where it
  // falls.
  let rises = -1;
  let falls = 0;
  let errors = length;
  let bound = MatchBound.NEVER_WHOLE;
  for (let place = Math.min(expected + reach + length, text.length) - 1; place >= first; place -= 1) {
    const equal = places.of(text.charCodeAt(place));
    const vertical = equal | falls;
    const diagonal = (((equal & rises) + rises) ^ rises) | equal;
    let up = falls | ~(diagonal | rises);
    let down = rises & diagonal;
    if (up & whole) errors += 1;
    else if (down & whole) errors -= 1;
    up <<= 1;
    down <<= 1;
    rises = down | ~(vertical | up);
    falls = up & vertical;
    if (errors >= reaches.length) continue;
    if (Math.abs(expected - place) <= reaches[errors]!) return MatchBound.POSSIBLE;
    bound = MatchBound.TOO_FAR;
  }
  return bound;
}
