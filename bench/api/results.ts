/** What was measured, round by round, and what it comes to. */
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

  /** The median of each round's ratio to the limit of that same round. */
  multiple(key: string, limit: string): number {
    const limits = this.#measured.get(limit) ?? [];
    return median((this.#measured.get(key) ?? []).map(({ cpu }, round) => cpu / limits[round]!.cpu));
  }
}

/** NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function progress(text: string): void {
  process.stdout.write(`${text}\n`);
}
