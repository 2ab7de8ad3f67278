/**
 * Draws samples from large sets of generated cases. `npm run verify` runs every case (TEST_SAMPLE=all). Otherwise, each
 * day has another sample. A failed case says how to run its sample again.
 */
import fc from "fast-check";

const day = 24 * 60 * 60_000;
const given = process.env["TEST_SAMPLE"] || String(Math.floor(Date.now() / day));

/** Whether every case runs. */
export const runsEveryCase = given === "all";

/** The number that decides which cases are in the samples. It does not depend on TEST_SAMPLE if every case runs. */
export const sampleNumber = runsEveryCase ? 1 : Number(given);
if (!Number.isSafeInteger(sampleNumber)) throw new Error(`TEST_SAMPLE must be "all" or a whole number, not ${given}.`);

const note = `To run the same sample again, set TEST_SAMPLE=${given}.`;

/**
 * Returns all cases, or a sample of `count` cases.
 * @param part Samples with different numbers overlap only if they contain more cases together than there are.
 */
export function sampleOf<Case>(cases: readonly Case[], count: number, part = 0): Case[] {
  if (runsEveryCase || count >= cases.length) return [...cases];
  const random = randomNumbers(sampleNumber);
  const drawn = cases.map((each) => [random(), each] as const).toSorted(([one], [other]) => one - other);
  return Array.from({ length: count }, (_, at) => drawn[(part * count + at) % drawn.length]![1]);
}

/** Returns parameters for fast-check: how many random runs it makes, and their seed, which is fixed for all runs. */
export function sampledRuns<Values>(
  all: number,
  sampled: number,
  others: Pick<fc.Parameters, "endOnFailure"> = {},
): fc.Parameters<Values> {
  return {
    ...others,
    numRuns: runsEveryCase ? all : sampled,
    seed: sampleNumber,
    reporter(details) {
      if (details.failed) throw new Error(`${fc.defaultReportMessage(details)}\n\n${note}`);
    },
  };
}

/** Wraps a test whose cases are a sample. Adds to the error of a failed case how to run its sample again. */
export function inSample<Args extends unknown[]>(
  test: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    try {
      await test(...args);
    } catch (error) {
      if (error instanceof Error) error.message += `\n\n${note}`;
      throw error;
    }
  };
}

/** Returns a generator of numbers from 0 to 1: https://en.wikipedia.org/wiki/Xorshift */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
