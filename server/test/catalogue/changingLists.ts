/**
 * Reads a list page by page while some of its rows change, and checks that all other rows are complete and in order.
 */
import { expect } from "@jest/globals";

import type { TestApp } from "../createTestApp.js";
import { type ListArgs, type ListName, walk } from "./lists.js";

export interface ChangingList {
  entity: new () => object;
  /** Returns random rows that are spread over the whole list. */
  makeRows: (seed: number) => (object & { slug?: string })[];
  /** A new value for a column that does not affect the list. */
  unrelated: Record<string, unknown>;
}

/**
 * Changes the list before each page after the first. Deletes the rows that the previous change moved, moves the rows
 * that it inserted, and inserts new rows. Unless the list is sorted by update time, also changes an unrelated value of
 * some original rows. Checks that all original rows appear exactly once and in order.
 */
export async function expectExactPages(
  app: TestApp,
  list: ListName,
  args: Pick<ListArgs, "filter" | "orderBy" | "deposit">,
  { entity, makeRows, unrelated }: ChangingList,
): Promise<void> {
  const repository = app.database.dataSource.getRepository(entity);
  const stayed = await walk(app, list, args);
  const isByUpdate = args.orderBy?.startsWith("UPDATED") ?? false;
  for (const isBackward of [false, true]) {
    const added = new Set<string>();
    let newest: string[] = [];
    let moved: string[] = [];
    let round = 0;
    const between = async () => {
      round += 1;
      if (moved.length > 0) await repository.delete(moved);
      moved = newest;
      const places = makeRows(1_000 + round);
      for (const [at, id] of moved.entries()) {
        const { slug: _slug, ...values } = places[at]!;
        await repository.update(id, values);
      }
      const { identifiers } = await repository.insert(makeRows(round));
      newest = identifiers.map((row) => String(row["id"]));
      for (const id of newest) added.add(id);
      if (!isByUpdate) await repository.update(stayed.slice(round * 10, round * 10 + 20), unrelated);
    };
    const seen = await walk(app, list, args, { size: Math.ceil(stayed.length / 7), isBackward, between });
    await repository.delete([...newest, ...moved]);
    expect(seen.filter((id) => !added.has(id))).toEqual(stayed);
    expect(seen.some((id) => added.has(id))).toBe(true);
    expect(round).toBeGreaterThan(5);
  }
}
