/** What the scenarios share: their types, servers and databases to break, and the load during a fault. */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { cleaningUpAfter } from "../cleanup.js";
import { type Product, startProduct } from "../product.js";
import { account, type Counts, findLosses, Load, signIn } from "./load.js";
import type { Postgres } from "./postgres.js";

export interface Report extends Counts {
  /**
   * The time from the end of the fault until the last caller recovered, in ms. Null if the scenario does not measure
   * this.
   */
  recoveredAfter: number | null;
  slowestRefusal: number;
  /** The number of rows that a server acknowledged but that were lost. */
  lost: number;
  /** The number of rows without history plus the number of history entries without a row. */
  half: number;
  failures: string[];
  /** Other measurements to show in the report. */
  notes: string[];
}

export interface Ground {
  postgres: Postgres;
  /** The duration of the faults, as a fraction of their full duration. */
  scale: number;
  /** Returns the URL of a database that several scenarios share. A scenario must leave it in a good state. */
  database(): Promise<string>;
  emptyDatabase(): Promise<string>;
}

export function prepareGround(postgres: Postgres, scale: number): Ground {
  let databaseCount = 0;
  let shared: Promise<string> | undefined;
  const emptyDatabase = () => postgres.makeDatabase(`chaos_${(databaseCount += 1)}`);
  return { postgres, scale, emptyDatabase, database: () => (shared ??= emptyDatabase()) };
}

export interface Scenario {
  name: string;
  /** What the product promises for this fault. */
  promise: string;
  /** Whether only root can run the scenario, because it mounts a small disk. */
  needsRoot?: true;
  run(ground: Ground): Promise<Report>;
}

/** Runs a scenario. Afterwards, ends everything that it has started and starts PostgreSQL, even if it has failed. */
export async function runScenario({ run }: Scenario, ground: Ground): Promise<Report> {
  try {
    return await cleaningUpAfter(() => run(ground));
  } finally {
    await ground.postgres.start();
  }
}

const env = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, LOG_LEVEL: "error" };
export const callers = { readers: 6, writers: 2 };

/** @param main The server of another build. */
export async function serve(more: Record<string, string>, main?: string): Promise<Product> {
  return startProduct({ env: { ...env, ...more }, args: [], ...(main !== undefined && { main }) });
}

/** Waits until the load, which has just started, reaches its normal level. */
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

/**
 * Puts one server under load while `act` causes a fault. `act` resolves with the time when the fault ended, or with
 * null if the recovery is not measured.
 */
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
