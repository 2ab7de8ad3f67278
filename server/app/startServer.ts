/** Starts the server: runs checks, opens the database, and starts the application. */
import { type Database, openDatabase, whyUnusable } from "../database/connection/dataSource.js";
import { countListeningServers } from "../database/connection/notifications.js";
import { isDatabaseReadOnly, isDatabaseUnavailable } from "../database/connection/postgresErrors.js";
import { hasCatalogue } from "../database/hasCatalogue.js";
import { hideSample, isSeeded } from "../catalogue/sample/sampleCatalogue.js";
import type { Log } from "../platform/log.js";
import { StartupError } from "../shared/errors.js";
import { type Application, startApplication } from "./application.js";
import { type BuiltFiles, findBuiltFiles, findSeedPictures } from "./site/builtFiles.js";
import { type Env, isPublic } from "./env.js";
import { checkAddress } from "./http/listening.js";

/** @throws StartupError with a message that tells the operator what to fix. */
export async function startServer(env: Env, log: Log): Promise<Application> {
  const files = requireBuiltFiles();
  await checkAddress(env);
  if (env.databaseUrl === undefined) {
    const { isNew } = await import("../database/connection/embedded.js");
    if (isNew(env.dataDir) && !isPublic(env.publicUrl))
      process.stdout.write("Creating the database. This takes a few seconds ...\n");
  }
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  if (database.kind === "embedded")
    log.info("only this process can use the embedded database: to run several servers, set DATABASE_URL");
  try {
    await fillAtStart(database, env, log);
    const seedPictures = (await isSeeded(database.dataSource.manager)) ? findSeedPictures() : null;
    const application = await startApplication({ env, log, database, files, seedPictures });
    await warnOfSettings(database, env, log);
    const close = async () => {
      await application.close();
      await database.close();
    };
    return { ...application, close };
  } catch (error) {
    await database.close();
    if (isDatabaseReadOnly(error) || isDatabaseUnavailable(error)) throw new StartupError(whyUnusable(error));
    throw error;
  }
}

/**
 * Fills an empty database. On PostgreSQL, uses connections without statement timeouts, because another server may be
 * filling it at the same time. Search engines must not list a public site while it has the sample catalogue.
 */
async function fillAtStart(database: Database, env: Env, log: Log): Promise<void> {
  const { databaseUrl, dataDir, publicUrl, sampleCatalogue } = env;
  if (!(await hasCatalogue(database.dataSource.manager))) {
    const { seedIfEmpty } = await import("./seed/seed.js");
    if (database.kind === "embedded") await seedIfEmpty(database, log, { sampleCatalogue });
    else {
      const maintenance = await openDatabase({ databaseUrl, dataDir, log, isForMaintenance: true });
      await seedIfEmpty(maintenance, log, { sampleCatalogue }).finally(() => maintenance.close());
    }
  }
  if (isPublic(publicUrl) && (await hideSample(database.dataSource.manager)))
    log.warn(
      "search engines are asked not to list the site, because it has the sample catalogue: remove the sample in the panel's Settings tab, then turn on “Listed by search engines”",
    );
}

/** Warns about settings that a public site needs. */
async function warnOfSettings(
  { dataSource, kind }: Database,
  { publicUrl, secretKey, redisUrl, rateLimits }: Env,
  log: Log,
): Promise<void> {
  if (isPublic(publicUrl) && secretKey === undefined)
    log.warn(
      "SECRET_KEY is not set: the database and its backups contain the secrets of authenticator apps and webhooks unencrypted",
    );
  if (kind === "embedded" || redisUrl !== undefined || !rateLimits) return;
  if ((await countListeningServers(dataSource)) > 1)
    log.warn(
      "another server uses this database, but REDIS_URL is not set: each server counts its own requests for rate limits",
    );
}

/** Finds the built client. In development, returns null if it is missing, because Vite serves the pages. */
function requireBuiltFiles(): BuiltFiles | null {
  const files = findBuiltFiles();
  if (files === null && process.env["NODE_ENV"] !== "development")
    throw new StartupError("The client isn't built: run npm run build, or npm start, which builds what is missing.");
  return files;
}
