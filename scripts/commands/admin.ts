/** `npm run admin -- create|reset|remove EMAIL` and `npm run admin -- list`: the accounts that may sign in to the panel. */
import { openDatabase } from "../../server/database/connection/dataSource.js";
import { createAccount, removeAccount, resetPassword } from "../../server/features/session/account.commands.js";
import { type ListedAccount, listAccounts } from "../../server/features/session/account.queries.js";
import { createLog } from "../../server/platform/log.js";
import { StartupError } from "../../server/shared/errors.js";
import { readSettings, runCommand } from "./command.js";
import { readPassword } from "./readPassword.js";

type Db = Parameters<typeof createAccount>[0];

const USAGE = "Usage: npm run admin -- create EMAIL | reset EMAIL | remove EMAIL | list";

interface Command {
  /** The arguments after the command's name, and whether it reads a password. */
  needs: "nothing" | "email" | "email and password";
  /** Returns what to print. */
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
      return `${email} has the new password, and is signed out everywhere.`;
    },
  },
  remove: {
    needs: "email",
    async run(db, email) {
      await removeAccount(db, email);
      return `${email} can't sign in any more, and is signed out everywhere. What was done stays in the history.`;
    },
  },
  list: {
    needs: "nothing",
    async run(db) {
      const accounts = await listAccounts(db);
      if (accounts.length === 0) return "There are no accounts: make one with npm run admin -- create EMAIL.";
      return accounts.map(describeAccount).join("\n");
    },
  },
};

function describeAccount({ email, createdAt, passwordChangedAt, sessionCount }: ListedAccount): string {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return `${email}: since ${dayOf(createdAt)}, password of ${dayOf(passwordChangedAt)}, sessions: ${sessionCount}`;
}

await runCommand(async () => {
  const [name = "", email = "", ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || (email === "") !== (command.needs === "nothing")) throw new StartupError(USAGE);
  // Read before .env, whose password belongs to the first account.
  const given = process.env["ADMIN_PASSWORD"];
  const { databaseUrl, dataDir } = readSettings();
  const password = command.needs === "email and password" ? await readPassword(given) : "";
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog("error") });
  try {
    return `${await command.run(database.dataSource, email, password)}\n`;
  } finally {
    await database.close();
  }
});
