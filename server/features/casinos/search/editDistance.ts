/**
 * With how few errors a chunk stands in a text, for all places in one pass: far less work than Fuse's search, which
 * takes a round for each number of errors. Myers' bit-vector algorithm (1999), from right to left as Fuse goes.
 */
import type { Chunk } from "./pattern.js";

/** What can be said of a chunk in a text without Fuse's search. */
export enum Outlook {
  /** Nowhere in reach with as few errors as are allowed at its very place: Fuse's search would never see it whole. */
  NEVER_WHOLE,
  /** Somewhere, but too far away for its errors: not found. */
  TOO_FAR,
  POSSIBLE,
}

export function matchBoundOf({ text: wanted, start, places, reaches }: Chunk, text: string): Outlook {
  const { length } = wanted;
  const [reach] = reaches as [number];
  const expected = Math.min(start, text.length);
  const first = Math.max(0, expected - reach);
  const whole = 1 << (length - 1);
  // Differences between neighbours in a column of the table of distances: where it rises, and where it falls.
  let rises = -1;
  let falls = 0;
  let errors = length;
  let outlook = Outlook.NEVER_WHOLE;
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
    if (Math.abs(expected - place) <= reaches[errors]!) return Outlook.POSSIBLE;
    outlook = Outlook.TOO_FAR;
  }
  return outlook;
}
