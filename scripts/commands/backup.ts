/**
 * `npm run backup -- FILE` writes the whole database to a file. `npm run restore -- FILE` loads the file into an empty
 * database. With `--replace`, it first deletes everything in the database. `npm run db:move` copies the embedded database to the PostgreSQL database at DATABASE_URL, which must be
 * empty.
 */
import { createLog } from "../../server/platform/log.js";
import { runBackupCommand } from "./backupCommands.js";
import { readSettings, runCommand } from "./command.js";

await runCommand(async () => {
  const { databaseUrl, dataDir, images } = readSettings();
  const place = { databaseUrl, dataDir, log: createLog("error") };
  return runBackupCommand(process.argv.slice(2), place, images);
});
