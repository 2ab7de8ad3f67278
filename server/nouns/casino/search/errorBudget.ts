/**
 * Limits how many errors a match may have, and how far it may be from its expected position. As in Fuse.js, the cost of
 * a match is its share of errors plus its distance in hundreds of characters. The cost must not exceed the threshold.
 */

/** The maximum cost of a match: its share of errors plus its distance (docs/specification.md, "Search"). */
export const threshold = 0.3;

/** The distance, in characters, that costs as much as a pattern full of errors. It equals Fuse's default. */
const distanceUnit = 100;

/** The maximum length of a chunk of a pattern. Fuse uses one bit of an integer per character. */
export const maxChunkLength = 32;

/** Returns the cost of a match, where 0 is the best. The rounding must be exactly Fuse's. */
export function costOf(errors: number, distance: number, patternLength: number): number {
  return errors / patternLength + distance / distanceUnit;
}

/** Returns the maximum distance of a match for each number of errors, from 0 up to the maximum. */
export function reachesOf(patternLength: number): number[] {
  const reaches: number[] = [];
  for (let errors = 0; errors < patternLength && costOf(errors, 0, patternLength) <= threshold; errors += 1) {
    let reach = 0;
    while (costOf(errors, reach + 1, patternLength) <= threshold) reach += 1;
    reaches.push(reach);
  }
  return reaches;
}
