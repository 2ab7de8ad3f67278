/** What every data source of the product is made of, with and without the timeouts of requests. */
import pg from "pg";
import type { DataSourceOptions } from "typeorm";

import { entities } from "../entities/all.js";
import { migrations } from "../migrations/all.js";
import { SnakeCaseNaming } from "./naming.js";

/** Milliseconds that a query waits for a free connection before it fails, so that a caller hears of it within 2 s. */
const connectTimeout = 1_500;

/** The same while a command, a migration or the seed works: another server may be doing the same. */
const maintenancePatience = 30_000;

/** Compiling a statement takes hundreds of milliseconds, which only minutes of running would win back. */
export const withoutJit = "-c jit=off";

/** A role may have a limit of its own. */
const withoutTimeout = "-c statement_timeout=0";

/** What all data sources share; `checkDrift.ts` and the tests build theirs from it too. */
export const dataSourceDefaults = {
  type: "postgres",
  // Named here because the ORM would look for it among the packages, and the bundle holds it.
  driver: pg,
  entities,
  migrations,
  migrationsTransactionMode: "all",
  namingStrategy: new SnakeCaseNaming(),
  uuidExtension: "pgcrypto",
  installExtensions: false,
  connectTimeoutMS: connectTimeout,
} as const satisfies Partial<DataSourceOptions>;

/** The timeouts of requests would end a backup, a restore, a seed or a migration of a large catalogue. */
export const maintenanceConnections = {
  connectTimeoutMS: maintenancePatience,
  extra: { keepAlive: true, options: `${withoutJit} ${withoutTimeout}` },
};
