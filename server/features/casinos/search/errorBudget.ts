/**
 * How far from its place a text may stand, and with how many errors, to count as found.
 * Fuse.js adds the share of errors in the pattern to the distance in hundreds of characters; the sum must not pass the
 * threshold. The more errors, the nearer.
 */

/** The share of errors and the distance that a match may have together (spec section 9). */
export const threshold = 0.3;

/** Characters of distance that weigh as much as a pattern of errors: Fuse's default. */
const distanceUnit = 100;

/** How many characters a chunk of a pattern has at most. Fuse uses one bit of an integer for each. */
export const maxChunkLength = 32;

/** What a match costs: the best is 0. Added up exactly as Fuse does, since the last bit decides. */
export function costOf(errors: number, distance: number, patternLength: number): number {
  return errors / patternLength + distance / distanceUnit;
}

/** For 0, 1, 2 ... errors the distance that a match with so many may have at most; as long as errors are allowed. */
export function reachesOf(patternLength: number): number[] {
  const reaches: number[] = [];
  for (let errors = 0; errors < patternLength && costOf(errors, 0, patternLength) <= threshold; errors += 1) {
    let reach = 0;
    while (costOf(errors, reach + 1, patternLength) <= threshold) reach += 1;
    reaches.push(reach);
  }
  return reaches;
}
