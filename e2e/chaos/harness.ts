/** What all scenarios stand on: their shape, servers and databases to do something to, and a load meanwhile. */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type Product, startProduct } from "../product.js";
import { account, type Counts, findLosses, Load, signIn } from "./load.js";
import type { Postgres } from "./postgres.js";

export interface Report extends Counts {
  /** Milliseconds from the end of the fault to the last caller who met trouble; null where nothing was to recover. */
  recoveredAfter: number | null;
  slowestRefusal: number;
  /** Rows that a server had acknowledged and that are gone. */
  lost: number;
  /** Rows without their history, or history without its row. */
  half: number;
  failures: string[];
  /** What else was measured, for a reader. */
  notes: string[];
}

export interface Ground {
  postgres: Postgres;
  /** How long a fault lasts, as a part of its full length. */
  scale: number;
  /** The address of a database that scenarios share which leave nothing there that harms the next. */
  database(): Promise<string>;
  emptyDatabase(): Promise<string>;
}

export function prepareGround(postgres: Postgres, scale: number): Ground {
  let made = 0;
  let shared: Promise<string> | undefined;
  const emptyDatabase = () => postgres.makeDatabase(`chaos_${(made += 1)}`);
  return { postgres, scale, emptyDatabase, database: () => (shared ??= emptyDatabase()) };
}

export interface Scenario {
  name: string;
  /** What happens, and what the site promises then. */
  promise: string;
  /** A small disk can be mounted by root alone. */
  needsRoot?: true;
  run(ground: Ground): Promise<Report>;
}

const env = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, LOG_LEVEL: "error" };
export const callers = { readers: 6, writers: 2 };

export async function serve(more: Record<string, string>): Promise<Product> {
  return startProduct({ env: { ...env, ...more }, args: [] });
}

/** Resolves when a load that has just begun is under way. */
export function underWay(scale: number): Promise<void> {
  return wait(300 + 700 * scale);
}

export async function report(load: Load, url: string, cookie: string, since: number | null): Promise<Report> {
  return {
    ...load.counts,
    recoveredAfter: since === null ? null : load.recoveredAfter(since),
    slowestRefusal: load.slowestRefusal,
    failures: load.failures,
    notes: [],
    ...(await findLosses(url, cookie, load)),
  };
}

/** A load on one server, during which `act` does something to it; answers when the fault was over. */
export async function shake(product: Product, act: () => Promise<number | null>, scale: number): Promise<Report> {
  const cookie = await signIn(product.url);
  const load = new Load([product.url], cookie);
  load.start(callers);
  await underWay(scale);
  const since = await act();
  await wait(500 + 5_500 * scale);
  await load.stop();
  const result = await report(load, product.url, cookie, since);
  const log = product.output().split("\n");
  result.failures = result.failures.map((failure) => {
    const id = /"requestId":"([^"]+)/.exec(failure)?.[1];
    const logged = id && log.find((line) => line.includes(id));
    return logged ? `${failure} (log: ${logged.slice(0, 1_500)})` : failure;
  });
  return result;
}

export async function residentMiB(product: Product): Promise<number> {
  const status = await readFile(`/proc/${product.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}
