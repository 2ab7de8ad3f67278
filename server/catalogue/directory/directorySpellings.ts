/**
 * Caches all spellings of each directory row's name. The search index uses them to filter in memory. There are only a
 * few hundred, so all of them are read again when the catalogue changes.
 */
import type { DataSource } from "typeorm";

import type { TableVersions } from "../../database/reading/tableVersions.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "./directoryNouns.js";

export interface SpelledRow {
  slug: string;
  name: string;
  spellings: string[];
}

export class SpellingSnapshot {
  static readonly empty = new SpellingSnapshot({ provider: [], paymentMethod: [], licensingAuthority: [] });

  constructor(readonly rows: Readonly<Record<DirectoryNoun, readonly SpelledRow[]>>) {}

  /** Returns every spelling of the rows with these slugs. */
  spellingsOf(noun: DirectoryNoun, slugs: readonly string[]): Set<string> {
    const wanted = new Set(slugs);
    return new Set(this.rows[noun].filter(({ slug }) => wanted.has(slug)).flatMap(({ spellings }) => spellings));
  }
}

/** The tables whose changes may change a spelling. A write to a casino or a game may add one. */
const writers = ["casinos", "games", "providers", "payment_methods", "licensing_authorities"] as const;

export class DirectorySpellings {
  #latest: { version: number; snapshot: Promise<SpellingSnapshot> } | null = null;
  /** The last snapshot that was read successfully. */
  #lastRead: SpellingSnapshot | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: Pick<TableVersions, "isTrusted" | "of">,
  ) {}

  /** Returns the spellings of all rows, including everything that was committed before this call. */
  read(): Promise<SpellingSnapshot> {
    const version = writers.reduce((sum, table) => sum + this.tableVersions.of(table), 0);
    const { isTrusted } = this.tableVersions;
    if (isTrusted && this.#latest?.version === version) return this.#latest.snapshot;
    const snapshot = this.#read();
    const latest = { version, snapshot };
    this.#latest = latest;
    snapshot.catch(() => {
      if (this.#latest === latest) this.#latest = null;
    });
    return snapshot;
  }

  /** Returns the same object while nothing changes, because the search index prepares counts for each object. */
  async #read(): Promise<SpellingSnapshot> {
    const snapshot = new SpellingSnapshot({
      provider: await this.#rowsOf("provider"),
      paymentMethod: await this.#rowsOf("paymentMethod"),
      licensingAuthority: await this.#rowsOf("licensingAuthority"),
    });
    if (JSON.stringify(this.#lastRead) !== JSON.stringify(snapshot)) this.#lastRead = snapshot;
    return this.#lastRead ?? snapshot;
  }

  #rowsOf(noun: DirectoryNoun): Promise<SpelledRow[]> {
    const { table, spellings, id } = directoryNouns[noun];
    return this.db.query<SpelledRow[]>(
      `SELECT slug, name, array_agg(spelling ORDER BY spelling) AS spellings FROM ${table} JOIN ${spellings} ON ${id} = ${table}.id
       GROUP BY ${table}.id ORDER BY slug`,
    );
  }
}
