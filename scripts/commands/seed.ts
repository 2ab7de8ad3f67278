/** `npm run db:seed`: fills an empty database with the directory's own catalogue; `--replace` removes another one first. */
import { parseArgs } from "node:util";
import { openDatabase } from "../../server/database/connection/dataSource.js";
import { clearCatalogue, seedIfEmpty } from "../../server/database/seed/seed.js";
import { createLog } from "../../server/platform/log.js";
import { orUsage, readSettings, runCommand } from "./command.js";

const options = { replace: { type: "boolean", default: false } } as const;

await runCommand(async () => {
  const { values } = orUsage(() => parseArgs({ options }), "Usage: npm run db:seed -- [--replace]");
  const { databaseUrl, dataDir, logLevel } = readSettings();
  const log = createLog(logLevel);
  const database = await openDatabase({ databaseUrl, dataDir, log, isForMaintenance: true });
  try {
    await clearCatalogue(database, values);
    await seedIfEmpty(database, log);
    return "";
  } finally {
    await database.close();
  }
});
