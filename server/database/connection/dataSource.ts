/**
 * Opens PostgreSQL or the embedded database, and brings its schema up to date. Higher layers use one `Database`
 * interface for both.
 */
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
import { logMigrations, prepareSchema, readMigrations } from "./prepareSchema.js";
import { DatabaseWatchdog } from "./databaseWatchdog.js";

/** The maximum number of connections from one server to PostgreSQL. The embedded database has only one session. */
const poolSize = 10;

/**
 * How long a query of the embedded database waits for the only session, in ms. Other transactions hold the session only
 * for a short time.
 */
const embeddedTimeout = 10_000;

/** The maximum time of one statement on PostgreSQL, in ms. The embedded database has no such limit. */
const defaultStatementTimeout = 2_000;

/**
 * How long a statement waits for a reply after its own timeout before it fails, in ms. Its connection is then considered
 * dead, but other connections may still work.
 */
const replyDelay = 500;

export interface Database {
  dataSource: DataSource;
  kind: "embedded" | "postgresql";
  /**
   * Calls the listener for every notification on the channel. Also tells the listener when notifications may have been
   * missed.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /**
   * Whether the database responds. Works only while the server listens for notifications. Uses no connection from the
   * pool, because the pool may be exhausted under load.
   */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

/** Returns the data source options for the embedded database. Tests use them too. */
export function embeddedDefaults({ poolConfig }: Embedded): DataSourceOptions {
  const extra = { ...poolConfig, idleTimeoutMillis: 0 };
  return { ...dataSourceDefaults, connectTimeoutMS: embeddedTimeout, poolSize: 1, extra };
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /**
   * Skips the migrations, so a new database has no tables. Used for backups, and for restores, which create the tables
   * of the backup.
   */
  skipsMigrations?: boolean;
  /**
   * Turns off request timeouts. Used for backups, restores, and seeding, because their statements take longer with a
   * larger catalogue.
   */
  isForMaintenance?: boolean;
  /** The maximum time of one statement on PostgreSQL, in ms. Defaults to `defaultStatementTimeout`. */
  statementTimeout?: number;
  /** How long a query waits for a free connection to PostgreSQL, in ms. */
  connectTimeout?: number;
}

/**
 * Opens the database and runs the pending migrations.
 * @throws StartupError with one sentence when the database can't be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  readTextArraysQuickly();
  return options.databaseUrl === undefined ? openEmbeddedDatabase(options) : openPostgres(options.databaseUrl, options);
}

async function openEmbeddedDatabase({ dataDir, log, skipsMigrations = false }: DatabaseOptions): Promise<Database> {
  // Import it here, so a server on PostgreSQL does not load the embedded database.
  const { openEmbedded } = await import("./embedded.js");
  const embedded = await openEmbedded(dataDir);
  const dataSource = new DataSource({ ...embeddedDefaults(embedded), ...loggingSlow(log) });
  try {
    await dataSource.initialize();
    await readMigrations((sql) => dataSource.query(sql));
    if (!skipsMigrations) logMigrations(log, await dataSource.runMigrations());
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return embeddedDatabase(dataSource, embedded);
}

/** Creates the `Database` interface for the embedded database. Tests use it too. */
export function embeddedDatabase(dataSource: DataSource, embedded: Embedded): Database {
  return {
    dataSource,
    kind: "embedded",
    async listen(channel, listener) {
      const stop = await embedded.listen(channel, listener.onNotify);
      // In-process notifications are never late, and there is no connection to lose.
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
  const { statementTimeout = defaultStatementTimeout, connectTimeout } = options;
  const watchdog = new DatabaseWatchdog();
  const requestConnections = {
    ...(connectTimeout !== undefined && { connectTimeoutMS: connectTimeout }),
    extra: {
      Client: TimeoutClosingClient,
      watchdog,
      statement_timeout: statementTimeout,
      replyTimeout: statementTimeout + replyDelay,
      keepAlive: true,
      options: withoutJit,
    },
  };
  let dataSource: DataSource;
  try {
    dataSource = new DataSource({
      ...dataSourceDefaults,
      ...loggingSlow(log),
      url,
      poolSize,
      ...(isForMaintenance ? maintenanceConnections : requestConnections),
      poolErrorHandler: (err: unknown) => log.warn({ err }, "a database connection was lost"),
    });
    await prepareSchema(url, skipsMigrations, log);
    await dataSource.initialize();
  } catch (error) {
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

export function countConnections({ driver }: DataSource): PoolCounts {
  const { totalCount, idleCount, waitingCount } = (driver as unknown as { master: pg.Pool }).master;
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

const unknownHost =
  "The host name in DATABASE_URL is unknown: correct it, or unset DATABASE_URL to use the embedded database.";
const unknownUser = "PostgreSQL rejected the user name or password in DATABASE_URL: correct the URL.";

const untrusted =
  "PostgreSQL's certificate is not signed by an authority that this machine trusts: add sslrootcert=/path/to/authority.crt to DATABASE_URL. On a private network, sslmode=no-verify encrypts without checking the certificate.";

/** Advice for the operator, by the code of a network error or PostgreSQL error. */
const remedies: Record<string, string> = {
  ECONNREFUSED:
    "No server listens at the host and port in DATABASE_URL: start PostgreSQL there, correct the URL, or unset DATABASE_URL to use the embedded database.",
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  "28P01": unknownUser,
  "28000": unknownUser,
  "3D000": "The database named in DATABASE_URL does not exist: create it with createdb, or correct the name.",
  "42501":
    "The user in DATABASE_URL may not create tables: make it the owner of the database, or grant it CREATE on the database and on the schema public.",
  "25006":
    "PostgreSQL at DATABASE_URL accepts no changes: connect to the primary if it is a standby, or free disk space if the disk is full.",
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_HAS_EXPIRED: "PostgreSQL's certificate has expired: renew it.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "PostgreSQL's certificate is for another host name: use the certificate's host name in DATABASE_URL.",
  "3F000": "The schema in DATABASE_URL does not exist: create it, or remove search_path from the URL.",
  "42P07":
    "The database in DATABASE_URL has tables of another program with the same names: use a separate, empty database for HonestOdds.",
};

/** Explains an error to the operator. The message never repeats the URL, because the URL contains a password. */
export function whyUnusable(error: unknown): string {
  const { code = "", message = "", name, syscall } = error as Partial<NodeJS.ErrnoException>;
  // A part of the URL can't be parsed, for example a password that contains a bare %.
  if (name === "URIError")
    return "DATABASE_URL can't be read: encode special characters in its user name and password, such as % as %25.";
  if (/no pg_hba\.conf entry.*no encryption/.test(message))
    return "PostgreSQL rejected an unencrypted connection from this machine: add sslmode=verify-full to DATABASE_URL, or allow this machine in pg_hba.conf.";
  if (message.includes("no pg_hba.conf entry"))
    return "PostgreSQL's pg_hba.conf does not allow this machine, user and database: add a line for them there, or correct DATABASE_URL.";
  if (message.includes("does not support SSL"))
    return "PostgreSQL does not encrypt connections: turn ssl on in its configuration, or remove sslmode from DATABASE_URL.";
  if (code === "ENOENT" && syscall === "open")
    return "A file named in DATABASE_URL does not exist: correct the path after sslrootcert, sslcert or sslkey.";
  return (
    remedies[code] ??
    `The server can't connect to PostgreSQL at DATABASE_URL (${message || String(error)}): correct the URL, or unset it to use the embedded database.`
  );
}
