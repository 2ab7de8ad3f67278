/** Starts the server: runs checks, opens the database, and starts the application. */
import { type Database, openDatabase } from "../database/connection/dataSource.js";
import { hasCatalogue, isSeeded } from "../database/hasCatalogue.js";
import type { Log } from "../platform/log.js";
import { StartupError } from "../shared/errors.js";
import { type Application, startApplication } from "./application.js";
import { type BuiltFiles, findBuiltFiles, findSeedPictures } from "./site/builtFiles.js";
import type { Env } from "./env.js";
import { checkAddress } from "./http/listening.js";

/** @throws StartupError with a message that tells the operator what to fix. */
export async function startServer(env: Env, log: Log): Promise<Application> {
  const files = requireBuiltFiles();
  await checkAddress(env);
  if (env.databaseUrl === undefined) {
    const { isNew } = await import("../database/connection/embedded.js");
    if (isNew(env.dataDir)) process.stdout.write("Creating the database. This takes a few seconds ...\n");
  }
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  if (database.kind === "embedded")
    log.info("only this process can use the embedded database: to run several servers, set DATABASE_URL");
  try {
    await seedAtStart(database, env, log);
    const seedPictures = (await isSeeded(database.dataSource.manager)) ? findSeedPictures() : null;
    const application = await startApplication({ env, log, database, files, seedPictures });
    const close = async () => {
      await application.close();
      await database.close();
    };
    return { ...application, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Seeds an empty database. On PostgreSQL, uses connections without statement timeouts, because another server may be
 * seeding at the same time.
 */
async function seedAtStart(database: Database, { databaseUrl, dataDir }: Env, log: Log): Promise<void> {
  if (await hasCatalogue(database.dataSource.manager)) return;
  const { seedIfEmpty } = await import("../database/seed/seed.js");
  if (database.kind === "embedded") return void (await seedIfEmpty(database, log));
  const maintenance = await openDatabase({ databaseUrl, dataDir, log, isForMaintenance: true });
  try {
    await seedIfEmpty(maintenance, log);
  } finally {
    await maintenance.close();
  }
}

/** Finds the built client. In development, returns null if it is missing, because Vite serves the pages. */
function requireBuiltFiles(): BuiltFiles | null {
  const files = findBuiltFiles();
  if (files === null && process.env["NODE_ENV"] !== "development")
    throw new StartupError("The client isn't built: run npm run build, or npm start, which builds what is missing.");
  return files;
}
