/**
 * Counts the requests of API tokens in memory, and adds the counts to the database every few seconds. The memory that
 * this takes is limited, because there are few tokens and few deprecated elements.
 */
import type { DataSource } from "typeorm";

import type { Clock } from "../../platform/clock.js";
import type { Log } from "../../platform/log.js";

export interface TokenRequest {
  tokenId: string;
  units: number;
  isError: boolean;
  /** The deprecated elements of the schema that the request used. */
  deprecated: Iterable<string>;
}

interface Counts {
  tokenId: string;
  day: string;
  requests: number;
  units: number;
  errors: number;
}

export class TokenUsage {
  /** The counts, keyed by token and UTC day. */
  #days = new Map<string, Counts>();
  /** The numbers of requests, keyed by token and deprecated element. */
  #deprecated = new Map<string, { tokenId: string; field: string; requests: number }>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  record({ tokenId, units, isError, deprecated }: TokenRequest): void {
    const day = this.clock.now().toISOString().slice(0, 10);
    this.#addDay({ tokenId, day, requests: 1, units, errors: isError ? 1 : 0 });
    for (const field of deprecated) this.#addDeprecated({ tokenId, field, requests: 1 });
  }

  #addDay(more: Counts): void {
    const key = `${more.tokenId} ${more.day}`;
    const counts = this.#days.get(key);
    if (counts === undefined) return void this.#days.set(key, more);
    counts.requests += more.requests;
    counts.units += more.units;
    counts.errors += more.errors;
  }

  #addDeprecated(more: { tokenId: string; field: string; requests: number }): void {
    const key = `${more.tokenId} ${more.field}`;
    const counts = this.#deprecated.get(key);
    if (counts === undefined) this.#deprecated.set(key, more);
    else counts.requests += more.requests;
  }

  /** Adds the counts to the database. If this fails, the next call adds them. */
  async flush(): Promise<void> {
    const days = [...this.#days.values()];
    const deprecated = [...this.#deprecated.values()];
    if (days.length === 0) return;
    this.#days = new Map();
    this.#deprecated = new Map();
    try {
      await this.db.transaction(async (manager) => {
        // All servers write the rows in the same order, so their transactions cannot deadlock. Ignore tokens that were
        // deleted.
        await manager.query(
          `WITH added AS (
             INSERT INTO api_token_usage AS usage (token_id, day, requests, units, errors)
             SELECT each."tokenId", each.day, each.requests, each.units, each.errors
             FROM jsonb_to_recordset($1::jsonb)
               AS each ("tokenId" uuid, day date, requests bigint, units bigint, errors bigint)
             WHERE EXISTS (SELECT FROM api_tokens WHERE id = each."tokenId")
             ORDER BY each."tokenId", each.day
             ON CONFLICT (token_id, day) DO UPDATE SET requests = usage.requests + excluded.requests,
               units = usage.units + excluded.units, errors = usage.errors + excluded.errors
             RETURNING token_id)
           UPDATE api_tokens SET last_used_at = now() WHERE id IN (SELECT token_id FROM added)`,
          [JSON.stringify(days)],
        );
        if (deprecated.length === 0) return;
        await manager.query(
          `INSERT INTO api_token_deprecated_uses AS usage (token_id, field, requests)
           SELECT each."tokenId", each.field, each.requests
           FROM jsonb_to_recordset($1::jsonb) AS each ("tokenId" uuid, field text, requests bigint)
           WHERE EXISTS (SELECT FROM api_tokens WHERE id = each."tokenId")
           ORDER BY each."tokenId", each.field
           ON CONFLICT (token_id, field) DO UPDATE
             SET requests = usage.requests + excluded.requests, last_used_at = excluded.last_used_at`,
          [JSON.stringify(deprecated)],
        );
      });
    } catch (error) {
      for (const each of days) this.#addDay(each);
      for (const each of deprecated) this.#addDeprecated(each);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.flush().catch((err: unknown) => this.log.warn({ err }, "the usage of API tokens could not be stored"));
  }
}
