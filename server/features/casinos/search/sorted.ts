import { slicesOf } from "../../../shared/slices.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";

/** A sorted copy, like `toSorted`, made in slices: short runs first, which are then merged two by two. */
export function* sorted<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Task<Item[]> {
  let runs: Item[][] = [];
  for (const slice of slicesOf(items, stepsBetweenYields)) {
    runs.push(slice.toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (const [one, other = []] of slicesOf(runs, 2)) merged.push(yield* merge(one!, other, compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(ones: Item[], others: Item[], compare: (one: Item, other: Item) => number): Task<Item[]> {
  const merged: Item[] = [];
  let one = 0;
  let other = 0;
  while (one < ones.length || other < others.length) {
    const takesOne = other >= others.length || (one < ones.length && compare(ones[one]!, others[other]!) <= 0);
    merged.push(takesOne ? ones[one++]! : others[other++]!);
    if (merged.length % stepsBetweenYields === 0) yield;
  }
  return merged;
}
