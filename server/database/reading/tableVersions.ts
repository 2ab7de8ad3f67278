/**
 * A counter per table that moves with every change of it, on whichever server or by whichever program it was made.
 * What is cached from a table is valid while the table's counter does not change and `isTrusted` is true.
 */
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { Database } from "../connection/dataSource.js";
import { heartbeatLimit } from "../connection/notifications.js";

export type CatalogueTable = Exclude<Dependency, "year" | "day">;

const tables: CatalogueTable[] = ["casinos", "bonuses", "games", "slug_redirects"];

/** The channel that the triggers of the first migration notify. */
const channel = "table_changed";

/** Whether the table's changes move a counter. */
export function isCounted(table: string): table is CatalogueTable {
  return (tables as string[]).includes(table);
}

export class TableVersions {
  readonly #counters = new Map<CatalogueTable, number>(tables.map((table) => [table, 0]));

  /** When the last heartbeat that was heard was sent, on the clock of `performance.now()`. */
  #lastHeartbeat = Number.NEGATIVE_INFINITY;

  /** False while changes made elsewhere may be missed or late. Then nothing cached may be served. */
  get isTrusted(): boolean {
    // Checked here and not by a timer: a process that was paused responds before its timers run.
    return performance.now() - this.#lastHeartbeat <= heartbeatLimit;
  }

  of(table: CatalogueTable): number {
    return this.#counters.get(table) ?? 0;
  }

  /** Moves with every change of any of the tables. */
  get version(): number {
    return tables.reduce((sum, table) => sum + this.of(table), 0);
  }

  /** Called by the writer after its commit and before its response, and for every notification. */
  bump(table: CatalogueTable): void {
    this.#counters.set(table, this.of(table) + 1);
  }

  /** Every change committed before `sentAt` has been heard of. A database in this process tells of all of them at once. */
  heartbeat(sentAt: number): void {
    this.#lastHeartbeat = sentAt;
  }

  /** Changes go unheard from now on. */
  disconnect(): void {
    this.#lastHeartbeat = Number.NEGATIVE_INFINITY;
    this.#bumpAll();
  }

  /** Notifications arrive again from the next heartbeat on. What is read until then may miss changes. */
  reconnect(): void {
    this.#bumpAll();
  }

  #bumpAll(): void {
    for (const table of tables) this.bump(table);
  }
}

/** Starts listening. `close` ends it. */
export async function openTableVersions(
  database: Database,
): Promise<{ tableVersions: TableVersions; close: () => Promise<void> }> {
  const tableVersions = new TableVersions();
  const close = await database.listen(channel, {
    onNotify(payload) {
      const table = tables.find((each) => each === payload);
      if (table !== undefined) tableVersions.bump(table);
    },
    onHeartbeat: (sentAt) => tableVersions.heartbeat(sentAt),
    onDisconnect: () => tableVersions.disconnect(),
    onReconnect: () => tableVersions.reconnect(),
  });
  return { tableVersions, close };
}
