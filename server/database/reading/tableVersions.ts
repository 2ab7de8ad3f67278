/**
 * Counts the changes to each table by any server or program. Data cached from a table is valid while the table's
 * counter stays the same and `isTrusted` is true.
 */
import { countedTables } from "../../shared/schema/dependsOn.js";
import type { Database } from "../connection/dataSource.js";
import { heartbeatLimit } from "../connection/notifications.js";

export type CatalogueTable = (typeof countedTables)[number];

/** The tables whose changes do not affect lists. */
const outsideLists: CatalogueTable[] = ["fact_checks", "site_settings", "images"];

/** The channel that the migrations' triggers notify. */
const channel = "table_changed";

/** Whether the server counts the changes to the table. */
export function isCounted(table: string): table is CatalogueTable {
  return (countedTables as readonly string[]).includes(table);
}

export class TableVersions {
  readonly #counters = new Map<CatalogueTable, number>(countedTables.map((table) => [table, 0]));

  /** When the last heartbeat that arrived was sent, according to `performance.now()`. */
  #lastHeartbeat = Number.NEGATIVE_INFINITY;

  /** False while changes by other processes may be missed or late. The server must then not serve cached data. */
  get isTrusted(): boolean {
    // Check this here, not in a timer, because a paused process may respond before its timers run.
    return performance.now() - this.#lastHeartbeat <= heartbeatLimit;
  }

  of(table: CatalogueTable): number {
    return this.#counters.get(table) ?? 0;
  }

  /** A number that increases with every change that may affect a list. */
  get version(): number {
    return countedTables
      .filter((table) => !outsideLists.includes(table))
      .reduce((sum, table) => sum + this.of(table), 0);
  }

  /** Increases a table's counter. Called after each commit, before the response, and for every notification. */
  bump(table: CatalogueTable): void {
    this.#counters.set(table, this.of(table) + 1);
  }

  /** Records that all changes before `sentAt` have arrived. The embedded database calls this once, with Infinity. */
  heartbeat(sentAt: number): void {
    this.#lastHeartbeat = sentAt;
  }

  /** Records that changes are missed from now on, and invalidates everything. */
  disconnect(): void {
    this.#lastHeartbeat = Number.NEGATIVE_INFINITY;
    this.#bumpAll();
  }

  /** Invalidates everything, because changes were missed. The versions are trusted again after the next heartbeat. */
  reconnect(): void {
    this.#bumpAll();
  }

  #bumpAll(): void {
    for (const table of countedTables) this.bump(table);
  }
}

/** Starts listening for changes. `close` stops listening. */
export async function openTableVersions(
  database: Database,
): Promise<{ tableVersions: TableVersions; close: () => Promise<void> }> {
  const tableVersions = new TableVersions();
  const close = await database.listen(channel, {
    onNotify(payload) {
      const table = countedTables.find((each) => each === payload);
      if (table !== undefined) tableVersions.bump(table);
    },
    onHeartbeat: (sentAt) => tableVersions.heartbeat(sentAt),
    onDisconnect: () => tableVersions.disconnect(),
    onReconnect: () => tableVersions.reconnect(),
  });
  return { tableVersions, close };
}
