/**
 * Limits how far a match may be from its expected position, and how many errors it may have. Fuse.js adds the share of
 * errors in the pattern to the distance in hundreds of characters. The sum must not exceed the threshold.
 */

/** The maximum cost of a match: its share of errors plus its distance (docs/specification.md, "Search"). */
export const threshold = 0.3;

/** The distance that costs as much as a pattern full of errors, in characters. The same as Fuse's default. */
const distanceUnit = 100;

/** The maximum length of a chunk of a pattern. Fuse uses one bit of an integer per character. */
export const maxChunkLength = 32;

/** Returns the cost of a match, where 0 is the best. The rounding must be the same as in Fuse. */
export function costOf(errors: number, distance: number, patternLength: number): number {
  return errors / patternLength + distance / distanceUnit;
}

/** Returns the maximum distance of a match with 0, 1, 2 ... errors, up to the maximum number of errors. */
export function reachesOf(patternLength: number): number[] {
  const reaches: number[] = [];
  for (let errors = 0; errors < patternLength && costOf(errors, 0, patternLength) <= threshold; errors += 1) {
    let reach = 0;
    while (costOf(errors, reach + 1, patternLength) <= threshold) reach += 1;
    reaches.push(reach);
  }
  return reaches;
}
