/** The options of every data source, with and without the timeouts of requests. */
import pg from "pg";
import type { DataSourceOptions } from "typeorm";

import { entities } from "../entities/all.js";
import { migrations } from "../migrations/all.js";
import { SnakeCaseNaming } from "./naming.js";

/**
 * How long a query waits for a free connection before it fails, in ms. The caller gets the error within 2 s.
 */
const connectTimeout = 1_500;

/** How long a command, a migration or the seed waits for a connection, in ms. Another server may be doing the same. */
const maintenancePatience = 30_000;

/** Turns off JIT compilation, which takes hundreds of ms and would pay off only for statements that take minutes. */
export const withoutJit = "-c jit=off";

/** Overrides the limit that a role may have. */
const withoutTimeout = "-c statement_timeout=0";

/** The options that all data sources share, including those of `checkDrift.ts` and the tests. */
export const dataSourceDefaults = {
  type: "postgres",
  // Passed explicitly because the ORM would look for an installed package, but the bundle contains the driver.
  driver: pg,
  entities,
  migrations,
  migrationsTransactionMode: "all",
  namingStrategy: new SnakeCaseNaming(),
  uuidExtension: "pgcrypto",
  installExtensions: false,
  connectTimeoutMS: connectTimeout,
} as const satisfies Partial<DataSourceOptions>;

/** Connection options without the timeouts of requests, for backups, restores, seeds and migrations. */
export const maintenanceConnections = {
  connectTimeoutMS: maintenancePatience,
  extra: { keepAlive: true, options: `${withoutJit} ${withoutTimeout}` },
};
