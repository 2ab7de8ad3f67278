/** The commands of `npm run admin`, without the terminal and the choice of the database. */
import { commandLine } from "../../server/database/audit/auditLog.js";
import {
  type AccountServices,
  createAccount,
  getAccount,
  resetPassword,
} from "../../server/people/session/account.commands.js";
import {
  changeRole,
  disableAccount,
  enableAccount,
  removeAccount,
  removeLostFactors,
} from "../../server/people/team/team.commands.js";
import type { Account } from "../../server/people/team/team.inputs.js";
import { listAccounts } from "../../server/people/team/team.queries.js";
import { StartupError } from "../../server/shared/errors.js";
import { Role } from "../../server/shared/schema/policies.js";

const roles = Object.values(Role);

const USAGE = `Usage: npm run admin -- create EMAIL [ROLE] | role EMAIL ROLE | disable EMAIL | enable EMAIL | reset EMAIL | remove-second-factor EMAIL | remove EMAIL | list. The roles are ${roles.join(", ")}.`;

interface Given {
  email: string;
  /** The role in the arguments. Null if there is none. */
  role: Role | null;
  password: string;
}

interface Command {
  /** How many arguments the command takes. */
  args: [least: number, most: number];
  hasPassword?: true;
  /** Runs the command and returns the text to print. */
  run: (services: AccountServices, given: Given) => Promise<string>;
}

const commands: Record<string, Command> = {
  create: {
    args: [1, 2],
    hasPassword: true,
    async run(services, { email, role, password }) {
      const isFirst = (await listAccounts(services.db)).every(
        (each) => each.role !== Role.OWNER || each.disabledAt !== null,
      );
      if (isFirst && role !== null && role !== Role.OWNER)
        throw new StartupError("There is no enabled owner yet. Create an owner first.");
      const created = { role: role ?? Role.OWNER, actor: commandLine, how: "command line" } as const;
      const account = await createAccount(services, { email, password }, created);
      return `${account.email} can sign in now, with the role ${account.role}.`;
    },
  },
  role: {
    args: [2, 2],
    async run({ db }, { email, role }) {
      await changeRole(db, { id: await idOf(db, email), role: role! }, commandLine);
      return `${email} has the role ${role!} now.`;
    },
  },
  disable: {
    args: [1, 1],
    async run({ db }, { email }) {
      await disableAccount(db, await idOf(db, email), commandLine);
      return `${email} can't sign in anymore and is signed out everywhere. To undo this, run enable.`;
    },
  },
  enable: {
    args: [1, 1],
    async run({ db }, { email }) {
      await enableAccount(db, await idOf(db, email), commandLine);
      return `${email} can sign in again.`;
    },
  },
  reset: {
    args: [1, 1],
    hasPassword: true,
    async run(services, { email, password }) {
      await resetPassword(services, { email, password }, commandLine);
      return `${email} has the new password and is signed out everywhere.`;
    },
  },
  "remove-second-factor": {
    args: [1, 1],
    async run({ db }, { email }) {
      await removeLostFactors(db, await idOf(db, email), commandLine);
      return `${email} signs in with only the password now, and is signed out everywhere.`;
    },
  },
  remove: {
    args: [1, 1],
    async run({ db }, { email }) {
      await removeAccount(db, await idOf(db, email), commandLine);
      return `${email} can't sign in anymore and is signed out everywhere. The history still shows this account's changes.`;
    },
  },
  list: {
    args: [0, 0],
    async run({ db }) {
      const accounts = await listAccounts(db);
      if (accounts.length === 0) return "There are no accounts. Create one with npm run admin -- create EMAIL.";
      return accounts.map(describeAccount).join("\n");
    },
  },
};

async function idOf(db: AccountServices["db"], email: string): Promise<string> {
  return (await getAccount(db, email)).id;
}

function describeAccount(account: Account): string {
  const { email, role, disabledAt, createdAt, passwordChangedAt, lastSeenAt, hasSecondFactor, sessionCount } = account;
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const parts = [
    disabledAt === null ? role : `${role}, disabled on ${dayOf(disabledAt)}`,
    `created on ${dayOf(createdAt)}`,
    `password set on ${dayOf(passwordChangedAt)}`,
    hasSecondFactor ? "with a second factor" : "without a second factor",
    lastSeenAt === null ? "never used" : `last used on ${dayOf(lastSeenAt)}`,
    `sessions: ${sessionCount}`,
  ];
  return `${email}: ${parts.join(", ")}`;
}

/** @throws StartupError for an unknown role. */
function readRole(text: string | undefined): Role | null {
  if (text === undefined) return null;
  const role = roles.find((each) => each === text.toLowerCase());
  if (role === undefined) throw new StartupError(USAGE);
  return role;
}

export interface AdminCommand {
  needsPassword: boolean;
  /** Runs the command and returns the text to print. The password is empty if the command needs none. */
  run(services: AccountServices, password: string): Promise<string>;
}

/** @throws StartupError with the usage for invalid arguments. */
export function parseAdminCommand([name = "", ...args]: string[]): AdminCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || args.length < command.args[0] || args.length > command.args[1]) throw new StartupError(USAGE);
  const [email = "", second] = args;
  const role = readRole(second);
  return {
    needsPassword: command.hasPassword === true,
    run: (services, password) => command.run(services, { email, role, password }),
  };
}
