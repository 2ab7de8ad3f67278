/** The options that all data sources share, with and without request timeouts. */
import pg from "pg";
import type { DataSourceOptions } from "typeorm";

import { entities } from "../entities/all.js";
import * as migrations from "../migrations/all.js";
import { SnakeCaseNaming } from "./naming.js";
import { TolerantClient } from "./tolerantClient.js";

/**
 * How long a query waits for a free connection before it fails, in ms. This ensures that the caller gets the error
 * within 2 s.
 */
const connectTimeout = 1_500;

/**
 * How long a command, a migration, or seeding waits for a connection, in ms. Another server may be doing the same work.
 */
const maintenanceTimeout = 30_000;

/** Turns off JIT compilation, which takes hundreds of ms and would pay off only for statements that take minutes. */
export const withoutJit = "-c jit=off";

/** Overrides the statement timeout that a database role may have. */
const withoutTimeout = "-c statement_timeout=0";

/** The options that all data sources share, including those of `checkDrift.ts` and the tests. */
export const dataSourceDefaults = {
  type: "postgres",
  // Pass the driver explicitly. Otherwise, the ORM would look for an installed package, but the driver is in the
  // bundle.
  driver: pg,
  entities,
  migrations,
  migrationsTransactionMode: "all",
  namingStrategy: new SnakeCaseNaming(),
  uuidExtension: "pgcrypto",
  installExtensions: false,
  connectTimeoutMS: connectTimeout,
} as const satisfies Partial<DataSourceOptions>;

/** Connection options without request timeouts, for backups, restores, seeding, and migrations. */
export const maintenanceConnections = {
  connectTimeoutMS: maintenanceTimeout,
  extra: { Client: TolerantClient, keepAlive: true, options: `${withoutJit} ${withoutTimeout}` },
};
