/** Opens the database, whichever it is, with its schema up to date. Everything above sees one `Database`. */
import "reflect-metadata";
import pg from "pg";
import { DataSource, type DataSourceOptions } from "typeorm";

import type { Log } from "../../platform/log.js";
import type { PoolCounts } from "../../platform/metrics.js";
import { StartupError } from "../../shared/errors.js";
import { dataSourceDefaults, maintenanceConnections, withoutJit } from "./dataSourceDefaults.js";
import type { Embedded } from "./embedded.js";
import { TimeoutClosingClient } from "./timeoutClosingClient.js";
import { loggingSlow } from "./slowStatements.js";
import { readTextArraysQuickly } from "../reading/textArrays.js";
import { type Listener, NotificationListener } from "./notifications.js";
import { migrationsRun, prepareSchema, refuseForeignSchema } from "./prepareSchema.js";
import { DatabaseWatchdog } from "./databaseWatchdog.js";

/** Connections that one server holds at most on PostgreSQL. The embedded database has exactly one session. */
const poolSize = 10;

/** How long a query of the embedded database waits for its one session, which is busy with another transaction and soon free, in ms. */
const embeddedPatience = 10_000;

/** Milliseconds that one statement may take on PostgreSQL (the embedded database has no such limit). */
const statementTimeout = 2_000;

/** After how many ms a statement without a reply is given up. Its connection is dead, though others may work. */
const queryTimeout = statementTimeout + 500;

export interface Database {
  dataSource: DataSource;
  kind: "embedded" | "postgresql";
  /** Calls the listener for every change of the channel, and tells it when notifications may have been missed. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Whether the database answers. While the server listens; needs no connection of the pool, which load may have taken. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

/** The options of the embedded database; the tests' one too. */
export function embeddedDefaults({ poolConfig }: Embedded): DataSourceOptions {
  const extra = { ...poolConfig, idleTimeoutMillis: 0 };
  return { ...dataSourceDefaults, connectTimeoutMS: embeddedPatience, poolSize: 1, extra };
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Leaves the tables as they are, none in a new database: for a backup, and for a restore, which makes those of its file. */
  skipsMigrations?: boolean;
  /** Without the timeouts of requests: for backups, restores and seeds, whose statements take as long as the catalogue is large. */
  isForMaintenance?: boolean;
}

/**
 * Opens the database and runs the migrations that are missing.
 * @throws StartupError with one sentence when it can't be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  readTextArraysQuickly();
  return options.databaseUrl === undefined ? openEmbeddedDatabase(options) : openPostgres(options.databaseUrl, options);
}

async function openEmbeddedDatabase({ dataDir, log, skipsMigrations = false }: DatabaseOptions): Promise<Database> {
  // Only here: a server on PostgreSQL need not load it.
  const { openEmbedded } = await import("./embedded.js");
  const embedded = await openEmbedded(dataDir);
  const dataSource = new DataSource({
    ...embeddedDefaults(embedded),
    ...loggingSlow(log),
  });
  try {
    await dataSource.initialize();
    refuseForeignSchema(await migrationsRun((sql) => dataSource.query(sql)));
    if (!skipsMigrations) await dataSource.runMigrations();
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return embeddedDatabase(dataSource, embedded);
}

/** The tests' one too. */
export function embeddedDatabase(dataSource: DataSource, embedded: Embedded): Database {
  return {
    dataSource,
    kind: "embedded",
    async listen(channel, listener) {
      const stop = await embedded.listen(channel, listener.onNotify);
      // In this process a notification is never late and no connection is lost.
      listener.onHeartbeat?.(Number.POSITIVE_INFINITY);
      return stop;
    },
    isAnswering: async () => true,
    async close() {
      await dataSource.destroy();
      await embedded.close();
    },
  };
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { log, skipsMigrations = false, isForMaintenance = false } = options;
  const watchdog = new DatabaseWatchdog();
  const dataSource = newDataSource({
    ...dataSourceDefaults,
    ...loggingSlow(log),
    url,
    poolSize,
    ...(isForMaintenance ? maintenanceConnections : requestConnections(watchdog)),
    poolErrorHandler: (err: unknown) => log.warn({ err }, "a database connection was lost"),
  });
  try {
    await prepareSchema(url, skipsMigrations);
    await dataSource.initialize();
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error instanceof StartupError ? error : new StartupError(whyUnusable(error));
  }
  const listening = new Set<NotificationListener>();
  return {
    dataSource,
    kind: "postgresql",
    async listen(channel, listener) {
      const onReply = () => watchdog.onReply();
      const started = await NotificationListener.start(url, { channel, listener, onReply, log });
      const stopLooking = watchdog.listen();
      listening.add(started);
      return async () => {
        listening.delete(started);
        stopLooking();
        await started.stop();
      };
    },
    async isAnswering() {
      const [any] = listening;
      return any !== undefined && any.isAnswered();
    },
    close: () => dataSource.destroy(),
  };
}

function requestConnections(watchdog: DatabaseWatchdog) {
  return {
    extra: {
      Client: TimeoutClosingClient,
      watchdog,
      statement_timeout: statementTimeout,
      query_timeout: queryTimeout,
      keepAlive: true,
      options: withoutJit,
    },
  };
}

/** The pool's connections at this moment. */
export function countConnections({ driver }: DataSource): PoolCounts {
  const { totalCount, idleCount, waitingCount } = (driver as unknown as { master: pg.Pool }).master;
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** @throws StartupError where a part of the address can't be read, such as a password with a bare %. */
function newDataSource(options: DataSourceOptions): DataSource {
  try {
    return new DataSource(options);
  } catch {
    throw new StartupError(
      "DATABASE_URL can't be read: encode special characters of its user and password, such as % as %25.",
    );
  }
}

/** One sentence for the operator. It never repeats the address, which holds a password. */
function whyUnusable(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  switch (code) {
    case "ECONNREFUSED":
      return "Nothing listens at the address in DATABASE_URL: start PostgreSQL there, correct the address, or unset DATABASE_URL to use the embedded database.";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "The host name in DATABASE_URL is not known: correct it, or unset DATABASE_URL to use the embedded database.";
    case "28P01":
    case "28000":
      return "PostgreSQL refused the user name or password in DATABASE_URL: correct them.";
    case "3D000":
      return "The database named in DATABASE_URL does not exist: create it with createdb, or correct the name.";
    case "42501":
      return "The user in DATABASE_URL may not create tables: make it the owner of the database, or grant it CREATE on the database and on the schema public.";
    case "3F000":
      return "The schema that DATABASE_URL chooses does not exist: create it, or leave search_path out of the address.";
    case "42P07":
      return "The database in DATABASE_URL holds tables of something else under our names: give the product an empty database of its own.";
    default:
      return `PostgreSQL at DATABASE_URL could not be opened (${message ?? String(error)}): correct the address, or unset it to use the embedded database.`;
  }
}
