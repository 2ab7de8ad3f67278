/** Stores the measurements of each round and computes their medians and ratios. */
import type { Load } from "./load.js";

export type Name = "limit" | "memory" | "plain" | "cached" | "uncached";

export class Results {
  readonly #measured = new Map<string, Load[]>();

  note(key: string, measured: Load): void {
    this.#measured.set(key, [...(this.#measured.get(key) ?? []), measured]);
  }

  medianOf(key: string, of: keyof Load): number {
    return median((this.#measured.get(key) ?? []).map((each) => each[of]));
  }

  /**
   * For each round, divides the CPU time by the limit's CPU time in the same round. Returns the median of these ratios.
   */
  multiple(key: string, limit: string): number {
    const limits = this.#measured.get(limit) ?? [];
    return median((this.#measured.get(key) ?? []).map(({ cpu }, round) => cpu / limits[round]!.cpu));
  }
}

/** Returns the median, or NaN for an empty array. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function progress(text: string): void {
  process.stdout.write(`${text}\n`);
}
