/**
 * Records in the change feed that offers have started or ended. Triggers can't do this, because no statement runs at
 * those times.
 */
import { visibleSql } from "../../database/reading/visibleRows.js";
import type { DataSource } from "typeorm";

import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { sliceSize } from "../../shared/slices.js";
import { feedLock } from "../../database/connection/locks.js";
import type { OfferBoundaries } from "../../database/reading/offerBoundaries.js";
import type { TableVersions } from "../../database/reading/tableVersions.js";

/** Selects dated offers whose feed row differs from what visitors see at the time $1. */
const differing = `
  SELECT row.id, shown.is FROM bonuses AS row
  CROSS JOIN LATERAL (
    SELECT ${visibleSql("bonus", "$1")} AS is
  ) AS shown
  LEFT JOIN change_feed AS entry ON entry.noun = 'bonus' AND entry.row_id = row.id
  WHERE row.id IN (
      SELECT id FROM bonuses WHERE starts_at IS NOT NULL
      UNION SELECT id FROM bonuses WHERE ends_sort < '9000-01-01T00:00:00Z'
    ) AND shown.is IS DISTINCT FROM (entry.row_id IS NOT NULL AND NOT entry.is_deleted)
  LIMIT ${sliceSize}`;

export class OfferPeriods {
  /** The version of the bonuses table at the last check. */
  #version: number | null = null;
  /** The first boundary after the last check (offerBoundaries.ts), in ms since 1970. */
  #due = 0;

  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: TableVersions,
    private readonly boundaries: OfferBoundaries,
    private readonly clock: Clock,
  ) {}

  /**
   * Records all missing changes. Every server can call this at any time. If another server was first, this finds
   * nothing.
   */
  async catchUp(signal?: AbortSignal): Promise<void> {
    const version = this.tableVersions.of("bonuses");
    const isChecked = this.tableVersions.isTrusted && version === this.#version;
    if (isChecked && this.clock.now().getTime() < this.#due) return;
    const due = await this.boundaries.next();
    const now = this.clock.now();
    await stepByStep(() => this.#record(now), signal);
    this.#version = version;
    this.#due = due;
  }

  /** Records one slice. Returns whether there may be more changes. */
  async #record(now: Date): Promise<boolean> {
    const found = await this.db.query<unknown[]>(differing, [now]);
    if (found.length === 0) return false;
    await this.db.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock($1)", [feedLock]);
      await manager.query(
        `INSERT INTO change_feed (noun, row_id, sequence, is_deleted)
         SELECT 'bonus', id, nextval('change_feed_sequence'), NOT "is" FROM (${differing}) AS differing
         ON CONFLICT (noun, row_id) DO UPDATE SET sequence = EXCLUDED.sequence, is_deleted = EXCLUDED.is_deleted`,
        [now],
      );
    });
    return found.length === sliceSize;
  }
}
