/**
 * `npm run db:seed`: puts the directory's own catalogue into an empty database.
 * `-- --scale N` puts a synthetic one there for load work: N x 500 casinos, N x 2,000 bonuses and N x 5,000 games.
 * `-- --replace` first takes away the catalogue that is there, with its history.
 */
import { parseArgs } from "node:util";

import { parseEnv } from "./app/env.js";
import { openDatabase } from "./database/dataSource.js";
import { clearCatalogue, hasCatalogue, insertSynthetic, seedIfEmpty } from "./database/seed/seed.js";
import { createLog } from "./platform/log.js";
import { StartupError } from "./shared/errors.js";

async function main(): Promise<void> {
  const { scale, replace } = readArguments();
  const env = parseEnv(process.env, []);
  const log = createLog(env.logLevel);
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  try {
    if (await hasCatalogue(database)) {
      if (!replace)
        throw new StartupError(
          "The database holds a catalogue: add -- --replace to take it away first, or choose another DATA_DIR or DATABASE_URL.",
        );
      await clearCatalogue(database);
    }
    if (scale === null) await seedIfEmpty(database, log);
    else await insertSynthetic(database, scale, log);
  } finally {
    await database.close();
  }
}

function readArguments(): { scale: number | null; replace: boolean } {
  try {
    const { values } = parseArgs({
      options: { scale: { type: "string" }, replace: { type: "boolean", default: false } },
    });
    if (values.scale !== undefined && !/^[1-9]\d{0,2}$/.test(values.scale))
      throw new Error("--scale takes a whole number from 1 to 999.");
    return { scale: values.scale === undefined ? null : Number(values.scale), replace: values.replace };
  } catch (error) {
    throw new StartupError(`${(error as Error).message} Try: npm run db:seed -- --scale 1 --replace`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
