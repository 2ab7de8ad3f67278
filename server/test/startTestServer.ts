/** Starts the whole HTTP application on a free port, on its own real database. */
import { startApplication, type Application, workLimits } from "../app/application.js";
import type { BuiltFiles } from "../app/site/builtFiles.js";
import { type Env, parseEnv } from "../app/env.js";
import type { Database } from "../database/connection/dataSource.js";
import type { Clock } from "../platform/clock.js";
import { createLog, type Log } from "../platform/log.js";
import { openTestDatabase } from "./database/openTestDatabase.js";
import { fastPasswords } from "./sessions/signedIn.js";

/** The response timeout for tests, in ms. A busy machine may need longer than the production limit. */
const longTimeout = 120_000;

/** How long closing waits for requests in progress, in ms. Most tests only leave responses that they do not read. */
const shortStopTimeout = 200;

export interface TestServerOptions {
  env?: Partial<Env>;
  seed?: boolean;
  log?: Log;
  clock?: Clock;
  /** The built client. If omitted, the server serves only the API. */
  files?: BuiltFiles;
  seedPictures?: string;
  /** The maximum number of URLs in one sitemap. The default is the protocol's limit. */
  sitemapSize?: number;
  /** The response timeout, in ms. The default is long enough for a busy machine. */
  responseTimeout?: number;
  /** How long closing waits for requests in progress, in ms. */
  stopTimeout?: number;
  /** Whether passwords are hashed as in production. By default, hashing them costs almost nothing. */
  hashesSlowly?: boolean;
}

export interface TestServer extends Application {
  database: Database;
}

/** Starts a second server on the first server's database, like two servers behind a load balancer. */
export async function startBeside(
  first: Pick<TestServer, "database">,
  env: Partial<Env> = {},
  { clock, files }: Pick<TestServerOptions, "clock" | "files"> = {},
): Promise<Application> {
  const { database } = first;
  const log = createLog("silent");
  return startApplication({
    env: { ...parseEnv({ PORT: "0" }, []), ...env },
    log,
    database,
    files: files ?? null,
    ...(clock && { clock }),
    workLimits: { ...workLimits, responseTimeout: longTimeout },
    passwords: fastPasswords,
    stopTimeout: shortStopTimeout,
  });
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const env = { ...parseEnv({ PORT: "0" }, []), ...options.env };
  const log = options.log ?? createLog("silent");
  const database = await openTestDatabase({ seed: options.seed ?? false });
  const application = await startApplication({
    env,
    log,
    database,
    files: options.files ?? null,
    ...(options.clock && { clock: options.clock }),
    seedPictures: options.seedPictures ?? null,
    ...(options.sitemapSize && { sitemapSize: options.sitemapSize }),
    workLimits: { ...workLimits, responseTimeout: options.responseTimeout ?? longTimeout },
    ...(!options.hashesSlowly && { passwords: fastPasswords }),
    stopTimeout: options.stopTimeout ?? shortStopTimeout,
  });
  const close = async () => {
    await application.close();
    await database.close();
  };
  return { ...application, database, close };
}
