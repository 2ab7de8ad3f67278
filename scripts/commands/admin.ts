/** Manages the admin panel's accounts: `npm run admin -- create EMAIL`, `npm run admin -- list` and other commands. */
import { PasswordHasher } from "../../server/people/session/passwordHash.js";
import { createLog } from "../../server/platform/log.js";
import { parseAdminCommand } from "./adminCommands.js";
import { readSettings, runCommand, withDatabase } from "./command.js";
import { readPassword } from "./readPassword.js";

await runCommand(async () => {
  const command = parseAdminCommand(process.argv.slice(2));
  // The password in .env is for the first account only, so read the variable before .env is loaded.
  const given = process.env["ADMIN_PASSWORD"];
  const { databaseUrl, dataDir } = readSettings();
  const password = command.needsPassword ? await readPassword(given) : "";
  const options = { databaseUrl, dataDir, log: createLog("error") };
  return withDatabase(options, async ({ dataSource: db }) => {
    const passwords = new PasswordHasher();
    return `${await command.run({ db, passwords }, password)}\n`;
  });
});
