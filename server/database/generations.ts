/**
 * A counter per table that moves with every change of it, on whichever server or by whichever program it was made.
 * Whatever is kept from a table is good while the table's counter stands still and `isTrusted` holds.
 */
import type { Database } from "./dataSource.js";

export type CatalogueTable = "casinos" | "bonuses" | "games" | "slug_redirects";

const tables: CatalogueTable[] = ["casinos", "bonuses", "games", "slug_redirects"];

/** The channel that the triggers of the first migration notify. */
const channel = "table_changed";

export class Generations {
  readonly #counters = new Map<CatalogueTable, number>(tables.map((table) => [table, 0]));

  /** False while changes made elsewhere might go unheard: then nothing kept may be served. */
  isTrusted = true;

  of(table: CatalogueTable): number {
    return this.#counters.get(table) ?? 0;
  }

  /** Called by the writer after its commit and before it answers, and for every notification. */
  move(table: CatalogueTable): void {
    this.#counters.set(table, this.of(table) + 1);
  }

  moveAll(): void {
    for (const table of tables) this.move(table);
  }
}

/** Starts listening. `close` ends it. */
export async function openGenerations(
  database: Database,
): Promise<{ generations: Generations; close: () => Promise<void> }> {
  const generations = new Generations();
  const close = await database.listen(channel, {
    onNotify(payload) {
      const table = tables.find((each) => each === payload);
      if (table !== undefined) generations.move(table);
    },
    onLost() {
      generations.isTrusted = false;
      generations.moveAll();
    },
    onFound() {
      generations.moveAll();
      generations.isTrusted = true;
    },
  });
  return { generations, close };
}
