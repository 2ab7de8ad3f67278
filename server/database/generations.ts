/**
 * A counter per table that moves with every change of it, on whichever server or by whichever program it was made.
 * Whatever is kept from a table is good while the table's counter stands still and `isTrusted` holds.
 */
import type { Dependency } from "../shared/madeFrom.js";
import type { Database } from "./dataSource.js";
import { heartbeatLimit } from "./notifications.js";

export type CatalogueTable = Exclude<Dependency, "year" | "day">;

const tables: CatalogueTable[] = ["casinos", "bonuses", "games", "slug_redirects"];

/** The channel that the triggers of the first migration notify. */
const channel = "table_changed";

export class Generations {
  readonly #counters = new Map<CatalogueTable, number>(tables.map((table) => [table, 0]));

  #isHeard = true;
  /** On the clock of `performance.now()`; the embedded database has no connection whose heart could stop. */
  #lastBeat = Number.POSITIVE_INFINITY;

  /** False while changes made elsewhere might go unheard: then nothing kept may be served. */
  get isTrusted(): boolean {
    // Looked at here too: a process that was stopped answers before its timers run.
    return this.#isHeard && performance.now() - this.#lastBeat <= heartbeatLimit;
  }

  of(table: CatalogueTable): number {
    return this.#counters.get(table) ?? 0;
  }

  /** Called by the writer after its commit and before it answers, and for every notification. */
  move(table: CatalogueTable): void {
    this.#counters.set(table, this.of(table) + 1);
  }

  /** The connection to the database is alive, and everything told until now has been heard. */
  beat(): void {
    this.#lastBeat = performance.now();
  }

  lose(): void {
    this.#isHeard = false;
    this.#moveAll();
  }

  find(): void {
    this.#moveAll();
    this.#isHeard = true;
  }

  #moveAll(): void {
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
    onBeat: () => generations.beat(),
    onLost: () => generations.lose(),
    onFound: () => generations.find(),
  });
  return { generations, close };
}
