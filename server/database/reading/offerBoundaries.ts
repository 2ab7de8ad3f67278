/**
 * Finds the next boundary: the time when the next offer starts or ends, or the next article is published. Cached
 * bonuses and articles are valid until then. Runs one statement after each change to either table and after each
 * boundary.
 */
import { datedNouns } from "./visibleRows.js";
import { nouns } from "../../../shared/nouns/registry.js";
import type { DataSource } from "typeorm";

import type { Clock } from "../../platform/clock.js";
import type { TableVersions } from "./tableVersions.js";

/** SQL for the first time after $1 in each column that contains such times. */
const firstTimes = datedNouns.flatMap(({ noun, columns }) =>
  columns.map((column) => `(SELECT min(${column}) FROM ${nouns[noun].table} WHERE ${column} > $1)`),
);

interface Read {
  version: number;
  /** The time after which `next` is the first boundary, in ms. */
  from: number;
  /** The boundary, in ms. Null while it is being read. */
  until: number | null;
  next: Promise<number>;
}

export class OfferBoundaries {
  #latest: Read | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: TableVersions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the first boundary after a time, in ms. A caller that reads bonuses must pass the time of its statement, or
   * call this before its first statement. If reading fails, returns the given time itself, so nothing is cached.
   */
  next(moment: Date = this.clock.now()): Promise<number> {
    const from = moment.getTime();
    const version = datedNouns.reduce((sum, { noun }) => sum + this.tableVersions.of(nouns[noun].table), 0);
    const latest = this.#latest;
    const isValid =
      this.tableVersions.isTrusted &&
      latest?.version === version &&
      latest.from <= from &&
      (latest.until === null || from < latest.until);
    if (latest && isValid) return latest.next;
    const read: Read = { version, from, until: null, next: Promise.resolve(from) };
    this.#latest = read;
    read.next = this.#read(from).catch(() => from);
    void read.next.then((until) => (read.until = until));
    return read.next;
  }

  hasPassed(boundary: number): boolean {
    return this.clock.now().getTime() >= boundary;
  }

  /** Reads the next boundary. An offer without an end date counts as ending in the year 9999. */
  async #read(from: number): Promise<number> {
    const [row] = await this.db.query<[{ next: Date | null }]>(`SELECT LEAST(${firstTimes.join(", ")}) AS next`, [
      new Date(from),
    ]);
    return row.next?.getTime() ?? Number.POSITIVE_INFINITY;
  }
}
