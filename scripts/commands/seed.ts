/**
 * `npm run db:seed` adds the sample catalogue to an empty database. `--replace` first removes the existing catalogue
 * and its history, whether or not it is the sample.
 */
import { parseArgs } from "node:util";
import { clearCatalogue, seedIfEmpty } from "../../server/app/seed/seed.js";
import { createLog } from "../../server/platform/log.js";
import { orUsage, readSettings, runCommand, withDatabase } from "./command.js";

const options = { replace: { type: "boolean", default: false } } as const;

await runCommand(async () => {
  const { values } = orUsage(() => parseArgs({ options }), "Usage: npm run db:seed -- [--replace]");
  const { databaseUrl, dataDir, logLevel } = readSettings();
  const log = createLog(logLevel);
  return withDatabase({ databaseUrl, dataDir, log, isForMaintenance: true }, async (database) => {
    await clearCatalogue(database, values);
    await seedIfEmpty(database, log);
    return "";
  });
});
