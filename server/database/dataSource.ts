/** Opens the database, whichever it is, with its schema up to date. Everything above sees one `Database`. */
import "reflect-metadata";
import pg from "pg";
import { DataSource, type DataSourceOptions } from "typeorm";

import type { Log } from "../platform/log.js";
import type { PoolCounts } from "../platform/metrics.js";
import { StartupError } from "../shared/errors.js";
import { type Embedded, openEmbedded } from "./embedded.js";
import { AdminAccount } from "./entities/adminAccount.entity.js";
import { AdminSession } from "./entities/adminSession.entity.js";
import { AnalyticsDay, AnalyticsRollUp, AnalyticsSubject } from "./entities/analyticsCounts.entity.js";
import { AnalyticsEvent } from "./entities/analyticsEvent.entity.js";
import { Bonus } from "./entities/bonus.entity.js";
import { Casino } from "./entities/casino.entity.js";
import { ChangeFeedEpoch, ChangeFeedRow } from "./entities/changeFeed.entity.js";
import { Game } from "./entities/game.entity.js";
import { ChangeSet, HistoryRow } from "./entities/history.entity.js";
import { Import, ImportRow } from "./entities/import.entity.js";
import { NewsletterSubscription } from "./entities/newsletterSubscription.entity.js";
import { SlugRedirect } from "./entities/slugRedirect.entity.js";
import { Catalogue1763700000000 } from "./migrations/0001-catalogue.js";
import { Access1763800002000 } from "./migrations/0002-access.js";
import { History1763800003000 } from "./migrations/0003-history.js";
import { ChangeFeed1763800004000 } from "./migrations/0004-change-feed.js";
import { AnalyticsCounts1763800005000 } from "./migrations/0005-analytics-counts.js";
import { Imports1763800006000 } from "./migrations/0006-imports.js";
import { DeletionsAtOnce1763800010000 } from "./migrations/0010-deletions-at-once.js";
import { ImpatientClient } from "./impatientClient.js";
import { loggingSlow } from "./slowStatements.js";
import { readTextArraysQuickly } from "./textArrays.js";
import { SnakeCaseNaming } from "./naming.js";
import { type Listener, listenOnPostgres } from "./notifications.js";
import { Silence } from "./silence.js";

/** Connections that one server holds at most on PostgreSQL. The embedded database has exactly one session. */
const poolSize = 10;

/** Milliseconds that a query waits for a free connection before it fails, so that a caller hears of it within 2 s. */
const connectTimeout = 1_500;

/** The same on the embedded database, which can't be away: its one session is busy with another transaction, and soon free. */
const embeddedPatience = 10_000;

/** Milliseconds that one statement may take on PostgreSQL (design.md section 9: the embedded database knows no such limit). */
const statementTimeout = 2_000;

/** Milliseconds after which a statement is given up that nobody answers, though others may be: its connection is dead. */
const queryTimeout = statementTimeout + 500;

/** Compiling a statement takes hundreds of milliseconds, which only minutes of running would win back. */
const withoutJit = "-c jit=off";

/** The oldest PostgreSQL that the product is tested on, as `server_version_num` counts. */
const oldestVersion = 150_000;

/** Any number that every server of this product agrees on; holds back a second server while one migrates. */
const migrationLock = 4_172_026;

export interface Database {
  dataSource: DataSource;
  kind: "embedded" | "postgresql";
  /** Calls the listener for every change of the channel, and tells it when notifications may have been missed. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What all data sources share; `checkDrift.ts` and the tests build theirs from it too. */
export const dataSourceDefaults = {
  type: "postgres",
  entities: [
    Casino,
    Bonus,
    Game,
    NewsletterSubscription,
    AnalyticsEvent,
    AnalyticsDay,
    AnalyticsSubject,
    AnalyticsRollUp,
    ChangeSet,
    HistoryRow,
    SlugRedirect,
    ChangeFeedRow,
    ChangeFeedEpoch,
    AdminAccount,
    AdminSession,
    Import,
    ImportRow,
  ],
  migrations: [
    Catalogue1763700000000,
    Access1763800002000,
    History1763800003000,
    ChangeFeed1763800004000,
    AnalyticsCounts1763800005000,
    Imports1763800006000,
    DeletionsAtOnce1763800010000,
  ],
  migrationsTransactionMode: "all",
  namingStrategy: new SnakeCaseNaming(),
  uuidExtension: "pgcrypto",
  installExtensions: false,
  connectTimeoutMS: connectTimeout,
} as const satisfies Partial<DataSourceOptions>;

/** The same for the embedded database; the tests' one too. */
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
  const embedded = await openEmbedded(dataDir);
  const dataSource = new DataSource({
    ...embeddedDefaults(embedded),
    ...loggingSlow(log),
  });
  try {
    await dataSource.initialize();
    await refuseNewerSchema(dataSource);
    if (!skipsMigrations) await dataSource.runMigrations();
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return {
    dataSource,
    kind: "embedded",
    listen: (channel, listener) => embedded.listen(channel, listener.onNotify),
    async close() {
      await dataSource.destroy();
      await embedded.close();
    },
  };
}

async function openPostgres(url: string, { log, skipsMigrations = false }: DatabaseOptions): Promise<Database> {
  const silence = new Silence();
  const dataSource = newDataSource({
    ...dataSourceDefaults,
    ...loggingSlow(log),
    url,
    poolSize,
    extra: {
      Client: ImpatientClient,
      silence,
      statement_timeout: statementTimeout,
      query_timeout: queryTimeout,
      keepAlive: true,
      options: withoutJit,
    },
    poolErrorHandler: (err: unknown) => log.warn({ err }, "a database connection was lost"),
  });
  try {
    await dataSource.initialize();
    await refuseOldServer(dataSource);
    await refuseNewerSchema(dataSource);
    if (!skipsMigrations) await migrateAlone(dataSource, url);
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error instanceof StartupError ? error : new StartupError(whyUnusable(error));
  }
  return {
    dataSource,
    kind: "postgresql",
    async listen(channel, listener) {
      const onBeat = () => {
        silence.hear();
        listener.onBeat?.();
      };
      const stop = await listenOnPostgres(url, channel, { ...listener, onBeat }, log);
      const stopLooking = silence.listen();
      return async () => {
        stopLooking();
        await stop();
      };
    },
    close: () => dataSource.destroy(),
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

async function refuseOldServer(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ version: number }[]>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  if (row!.version < oldestVersion) {
    throw new StartupError(
      "DATABASE_URL leads to a PostgreSQL older than 15: upgrade it, or unset DATABASE_URL to use the embedded database.",
    );
  }
}

async function hasMigrations(dataSource: DataSource): Promise<boolean> {
  const [table] = await dataSource.query<{ name: string | null }[]>("SELECT to_regclass('migrations') AS name");
  return table!.name !== null;
}

/**
 * A newer release adds to the schema first, which this one can work beside. What it takes away later, in a migration
 * whose name begins with Contract, this one would miss.
 */
async function refuseNewerSchema(dataSource: DataSource): Promise<void> {
  if (!(await hasMigrations(dataSource))) return;
  const known = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const contracted = await dataSource.query<{ name: string }[]>(
    "SELECT name FROM migrations WHERE name LIKE 'Contract%' AND NOT name = ANY ($1) ORDER BY timestamp",
    [known],
  );
  if (contracted.length > 0)
    throw new StartupError(
      `The database was changed by a newer release (${contracted.map(({ name }) => name).join(", ")}) in a way that this one can't work with: start that release, or restore a backup from before it.`,
    );
}

/** Runs the migrations while no other server does, without the statement limit of ordinary requests. */
async function migrateAlone(dataSource: DataSource, url: string): Promise<void> {
  // To look for what is missing makes the migrations' table, which several servers must not do at the same time.
  if ((await hasMigrations(dataSource)) && !(await dataSource.showMigrations())) return;
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  const migrating = new DataSource({ ...dataSourceDefaults, url, poolSize: 1 });
  try {
    await holder.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await migrating.initialize();
    await migrating.runMigrations();
  } finally {
    if (migrating.isInitialized) await migrating.destroy();
    await holder.end();
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
      return "The user in DATABASE_URL may not create tables: make it the owner of the database, or grant it CREATE on the schema public.";
    case "3F000":
      return "The schema that DATABASE_URL chooses does not exist: create it, or leave search_path out of the address.";
    case "42P07":
      return "The database in DATABASE_URL holds tables of something else under our names: give the product an empty database of its own.";
    default:
      return `PostgreSQL at DATABASE_URL could not be opened (${message ?? String(error)}): correct the address, or unset it to use the embedded database.`;
  }
}
