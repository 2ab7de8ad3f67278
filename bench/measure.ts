/** Measures the time of functions and prints statistics. */

export interface Summary {
  median: number;
  p99: number;
}

export function timed<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const begun = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - begun };
}

export function summary(milliseconds: readonly number[]): Summary {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

export function print(title: string, rows: [name: string, value: Summary | string][]): void {
  const lines = rows.map(([name, value]) => `  ${name.padEnd(32)} ${typeof value === "string" ? value : shown(value)}`);
  process.stdout.write(`${[title, ...lines].join("\n")}\n`);
}

function shown({ median, p99 }: Summary): string {
  return `median ${median.toFixed(3).padStart(9)} ms   p99 ${p99.toFixed(3).padStart(9)} ms`;
}
