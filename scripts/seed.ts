/**
 * `npm run db:seed`: fills an empty database with the directory's own catalogue; with `-- --scale N` with a synthetic one
 * of N x 500 casinos, N x 2,000 bonuses and N x 5,000 games. `--replace` takes away the catalogue that is there first.
 */
import "reflect-metadata";
import { parseArgs } from "node:util";
import { parseEnv } from "../server/app/env.js";
import { openDatabase } from "../server/database/connection/dataSource.js";
import { hasCatalogue } from "../server/database/hasCatalogue.js";
import { clearCatalogue, insertSynthetic, seedIfEmpty } from "../server/database/seed/seed.js";
import { createLog } from "../server/platform/log.js";
import { StartupError } from "../server/shared/errors.js";
import { loadSettings } from "./settings.mjs";

const LARGEST_SCALE = 1000;
const USAGE = "Usage: npm run db:seed -- [--scale N] [--replace]";

function readArguments(): { scale: number | null; replace: boolean } {
  const options = { scale: { type: "string" }, replace: { type: "boolean", default: false } } as const;
  const { values } = parse(() => parseArgs({ options }));
  if (values.scale === undefined) return { scale: null, replace: values.replace };
  const scale = /^\d{1,4}$/.test(values.scale) ? Number(values.scale) : 0;
  if (scale < 1 || scale > LARGEST_SCALE) {
    throw new StartupError(
      `--scale is ${JSON.stringify(values.scale)}: set it to a whole number from 1 to ${LARGEST_SCALE}.`,
    );
  }
  return { scale, replace: values.replace };
}

function parse<Parsed>(work: () => Parsed): Parsed {
  try {
    return work();
  } catch {
    throw new StartupError(USAGE);
  }
}

async function seed(): Promise<void> {
  const { scale, replace } = readArguments();
  loadSettings();
  const { databaseUrl, dataDir, logLevel } = parseEnv(process.env, []);
  const log = createLog(logLevel);
  const database = await openDatabase({ databaseUrl, dataDir, log, isForMaintenance: true });
  try {
    if (replace) await clearCatalogue(database);
    else if (await hasCatalogue(database.dataSource.manager)) {
      throw new StartupError("The database holds a catalogue already: add --replace to take it away first.");
    }
    if (scale === null) await seedIfEmpty(database, log);
    else await insertSynthetic(database, scale, log);
  } finally {
    await database.close();
  }
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
