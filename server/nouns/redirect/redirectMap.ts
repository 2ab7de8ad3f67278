/**
 * Finds where a path redirects to. All redirects stay in memory until any of them changes, on this server or another.
 * If there are too many, or if notifications may be late, each lookup runs one statement.
 */
import type { DataSource } from "typeorm";

import type { TableVersions } from "../../database/reading/tableVersions.js";
import { isReservedPath, normalizePath } from "../../../shared/redirectPaths.js";
import { sliceSize } from "../../shared/slices.js";
import type { RedirectTarget } from "./redirect.inputs.js";

/**
 * How many bytes of memory all redirects may take: enough for about 20,000 redirects. If they would take more, the
 * server reads redirects from the database.
 */
const redirectMapBytes = 8 * 1024 * 1024;

interface RedirectMapOptions {
  db: DataSource;
  tableVersions: TableVersions;
  /** Returns the site's public URL without a trailing slash. */
  publicUrl(): string;
  maxBytes?: number;
}

interface Loaded {
  /** The version of the table when loading began. */
  version: number;
  /** The targets, keyed by path. Null if the redirects exceed the size limit. */
  targets: Map<string, RedirectTarget> | null;
}

interface StoredRedirect {
  path: string;
  url: string;
  isPermanent: boolean;
}

/** The estimated size of a map entry in bytes, without its strings. */
const bytesPerEntry = 200;

export class RedirectMap {
  #loaded: Loaded | null = null;
  #loading: { version: number; promise: Promise<Loaded> } | null = null;

  constructor(private readonly options: RedirectMapOptions) {}

  /** Returns where a path redirects to, or null if it does not redirect. The path need not be normalized. */
  async find(path: string): Promise<RedirectTarget | null> {
    const from = normalizePath(path);
    if (from === null || isReservedPath(from)) return null;
    const target = await this.#lookUp(from);
    if (target === null) return null;
    const ownPath = this.#ownPathOf(target.url);
    // A target that is a full URL on our own site must not lead to another redirect either.
    return ownPath !== null && (await this.#lookUp(ownPath)) !== null ? null : target;
  }

  /** Returns the path of a full URL on our own site. Returns null for any other target. */
  #ownPathOf(url: string): string | null {
    if (url.startsWith("/")) return null;
    const { origin, pathname } = new URL(url);
    return origin === new URL(this.options.publicUrl()).origin ? normalizePath(pathname) : null;
  }

  async #lookUp(from: string): Promise<RedirectTarget | null> {
    const loaded = await this.#current();
    if (loaded?.targets) return loaded.targets.get(from) ?? null;
    const [row] = await this.#select("WHERE from_path = $1", [from]);
    return row ? { url: row.url, isPermanent: row.isPermanent } : null;
  }

  /** Returns all redirects. Returns null if they may have changed since they were loaded. */
  async #current(): Promise<Loaded | null> {
    const { tableVersions } = this.options;
    const isFresh = ({ version }: Loaded) => tableVersions.isTrusted && version === tableVersions.of("redirects");
    if (!tableVersions.isTrusted) return null;
    if (this.#loaded && isFresh(this.#loaded)) return this.#loaded;
    const loaded = await this.#load(tableVersions.of("redirects"));
    return isFresh(loaded) ? loaded : null;
  }

  /** Loads the redirects. Simultaneous callers share one load. */
  #load(version: number): Promise<Loaded> {
    if (this.#loading?.version === version) return this.#loading.promise;
    const loading = { version, promise: this.#read(version) };
    this.#loading = loading;
    const settle = () => {
      if (this.#loading === loading) this.#loading = null;
    };
    loading.promise.then((loaded) => {
      if (this.#loading === loading) this.#loaded = loaded;
      settle();
    }, settle);
    return loading.promise;
  }

  /** Reads all redirects in slices, because one long statement would block the embedded database. */
  async #read(version: number): Promise<Loaded> {
    const targets = new Map<string, RedirectTarget>();
    let bytes = 0;
    for (let last = ""; ;) {
      const rows = await this.#select("WHERE from_path > $1 ORDER BY from_path LIMIT $2", [last, sliceSize]);
      for (const { path, url, isPermanent } of rows) {
        bytes += bytesPerEntry + 2 * (path.length + url.length);
        targets.set(path, { url, isPermanent });
      }
      if (bytes > (this.options.maxBytes ?? redirectMapBytes)) return { version, targets: null };
      if (rows.length < sliceSize) return { version, targets };
      last = rows.at(-1)!.path;
    }
  }

  #select(where: string, parameters: unknown[]): Promise<StoredRedirect[]> {
    return this.options.db.query(
      `SELECT from_path AS path, to_url AS url, is_permanent AS "isPermanent" FROM redirects ${where}`,
      parameters,
    );
  }
}
