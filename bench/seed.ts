/**
 * `npm run bench:seed -- --scale N` fills an empty database with N x 500 casinos, N x 2,000 bonuses and N x 5,000
 * games. `--replace` first removes the existing catalogue and its history.
 */
import { parseArgs } from "node:util";
import { orUsage, readSettings, runCommand, withDatabase } from "../scripts/commands/command.js";
import { clearCatalogue } from "../server/app/seed/seed.js";
import { createLog } from "../server/platform/log.js";
import { StartupError } from "../server/shared/errors.js";
import { insertSynthetic } from "./synthetic.js";

const largestScale = 1000;
const usage = "Usage: npm run bench:seed -- --scale N [--replace]";
const options = { scale: { type: "string", default: "1" }, replace: { type: "boolean", default: false } } as const;

await runCommand(async () => {
  const { values } = orUsage(() => parseArgs({ options }), usage);
  const scale = /^[1-9]\d{0,3}$/.test(values.scale) ? Number(values.scale) : Infinity;
  if (scale > largestScale) throw new StartupError(`--scale must be a whole number from 1 to ${largestScale}.`);
  const { databaseUrl, dataDir, logLevel } = readSettings();
  const place = { databaseUrl, dataDir, log: createLog(logLevel), isForMaintenance: true };
  return withDatabase(place, async (database) => {
    await clearCatalogue(database, values);
    await insertSynthetic(database, scale);
    return "";
  });
});
