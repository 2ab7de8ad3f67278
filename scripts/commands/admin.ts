/** Manages the admin panel's accounts: `npm run admin -- create|reset|remove EMAIL` and `npm run admin -- list`. */
import { createAccount, removeAccount, resetPassword } from "../../server/features/session/account.commands.js";
import { type ListedAccount, listAccounts } from "../../server/features/session/account.queries.js";
import { createLog } from "../../server/platform/log.js";
import { StartupError } from "../../server/shared/errors.js";
import { readSettings, runCommand, withDatabase } from "./command.js";
import { readPassword } from "./readPassword.js";

type Db = Parameters<typeof resetPassword>[0];

const USAGE = "Usage: npm run admin -- create EMAIL | reset EMAIL | remove EMAIL | list";

interface Command {
  /** What the command needs: an email address as its argument, and possibly a password. */
  needs: "nothing" | "email" | "email and password";
  /** Runs the command and returns the text to print. */
  run: (db: Db, email: string, password: string) => Promise<string>;
}

const commands: Record<string, Command> = {
  create: {
    needs: "email and password",
    async run(db, email, password) {
      const account = await createAccount(db, email, password);
      return `${account.email} can sign in now.`;
    },
  },
  reset: {
    needs: "email and password",
    async run(db, email, password) {
      await resetPassword(db, email, password);
      return `${email} has the new password and is signed out everywhere.`;
    },
  },
  remove: {
    needs: "email",
    async run(db, email) {
      await removeAccount(db, email);
      return `${email} can't sign in anymore and is signed out everywhere. The history still shows this account's changes.`;
    },
  },
  list: {
    needs: "nothing",
    async run(db) {
      const accounts = await listAccounts(db);
      if (accounts.length === 0) return "There are no accounts. Create one with npm run admin -- create EMAIL.";
      return accounts.map(describeAccount).join("\n");
    },
  },
};

function describeAccount({ email, createdAt, passwordChangedAt, sessionCount }: ListedAccount): string {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return `${email}: created on ${dayOf(createdAt)}, password set on ${dayOf(passwordChangedAt)}, sessions: ${sessionCount}`;
}

await runCommand(async () => {
  const [name = "", email = "", ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || (email === "") !== (command.needs === "nothing")) throw new StartupError(USAGE);
  // The password in .env is for the first account only, so read the variable before .env is loaded.
  const given = process.env["ADMIN_PASSWORD"];
  const { databaseUrl, dataDir } = readSettings();
  const password = command.needs === "email and password" ? await readPassword(given) : "";
  const options = { databaseUrl, dataDir, log: createLog("error") };
  return withDatabase(options, async ({ dataSource }) => `${await command.run(dataSource, email, password)}\n`);
});
