/**
 * Counts the changes to each table by any server or program. Data cached from a table is valid while the table's
 * counter stays the same and `isTrusted` is true.
 */
import { nouns, nounsWith } from "../../../shared/nouns/registry.js";
import { RunningTime } from "../../platform/runningTime.js";
import { type CountedTable, countedTables } from "../../shared/schema/dependsOn.js";
import type { Database } from "../connection/dataSource.js";
import { heartbeatLimit } from "../connection/notifications.js";

/** The tables whose changes do not affect lists. */
const outsideLists: CountedTable[] = ["fact_checks", ...nounsWith("isOutsideLists").map((noun) => nouns[noun].table)];

/** The channel that the migrations' triggers notify. */
const channel = "table_changed";

/** Whether the server counts the changes to the table. */
export function hasChangeCounter(table: string): table is CountedTable {
  return (countedTables as readonly string[]).includes(table);
}

export class TableVersions {
  readonly #counters = new Map<CountedTable, number>(countedTables.map((table) => [table, 0]));

  /** When the last heartbeat that arrived was sent, in running time. */
  #lastHeartbeat = Number.NEGATIVE_INFINITY;

  /**
   * @param time Heartbeats are late in running time only. If this process is busy, distrusting the database would make
   * it even busier. Notifications that arrived in the meantime are read in order, so before any later request.
   */
  constructor(private readonly time: Pick<RunningTime, "now"> = performance) {}

  /** False while changes by other processes may be missed or late. The server must then not serve cached data. */
  get isTrusted(): boolean {
    // Check this here, not in a timer, because a suspended process may respond before its timers run.
    return this.time.now() - this.#lastHeartbeat <= heartbeatLimit;
  }

  of(table: CountedTable): number {
    return this.#counters.get(table) ?? 0;
  }

  /** A number that increases with every change that may affect a list. */
  get version(): number {
    return countedTables
      .filter((table) => !outsideLists.includes(table))
      .reduce((sum, table) => sum + this.of(table), 0);
  }

  /** Increases a table's counter. Called after each commit, before the response, and for every notification. */
  bump(table: CountedTable): void {
    this.#counters.set(table, this.of(table) + 1);
  }

  /** Records that all changes before `sentAt` (in running time) have arrived. The embedded database calls this once, with Infinity. */
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
  const time = new RunningTime();
  const tableVersions = new TableVersions(time);
  time.start();
  const stop = await database.listen(channel, {
    time,
    onNotify(payload) {
      const table = countedTables.find((each) => each === payload);
      if (table !== undefined) tableVersions.bump(table);
    },
    onHeartbeat: (sentAt) => tableVersions.heartbeat(sentAt),
    onDisconnect: () => tableVersions.disconnect(),
    onReconnect: () => tableVersions.reconnect(),
  });
  const close = async () => {
    time.stop();
    await stop();
  };
  return { tableVersions, close };
}
