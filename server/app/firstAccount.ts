/** Creates the first account, which has the role OWNER, from ADMIN_EMAIL and ADMIN_PASSWORD. */
import { commandLine } from "../database/audit/auditLog.js";
import { type AccountServices, createAccount } from "../people/session/account.commands.js";
import { findAccount, hasAccounts } from "../people/session/account.queries.js";
import { normalizedEmail } from "../shared/input/emailAddress.js";
import type { Log } from "../platform/log.js";
import { BadUserInputError, ConflictError, StartupError } from "../shared/errors.js";
import { Role } from "../shared/schema/policies.js";
import type { Env } from "./env.js";

/**
 * Creates the account if both variables are set and there are no accounts.
 * @throws StartupError for an invalid email address or password.
 */
export async function ensureFirstAccount(
  { db, passwords }: AccountServices,
  { adminEmail, adminPassword }: Pick<Env, "adminEmail" | "adminPassword">,
  log: Log,
): Promise<void> {
  if (adminEmail === undefined || adminPassword === undefined) return;
  if (await hasAccounts(db)) {
    if ((await findAccount(db, normalizedEmail(adminEmail))) === null)
      log.warn(
        "ADMIN_EMAIL and ADMIN_PASSWORD are ignored because accounts already exist: invite people in the panel's Team tab, or use npm run admin",
      );
    return;
  }
  try {
    await createAccount(
      { db, passwords },
      { email: adminEmail, password: adminPassword },
      { role: Role.OWNER, actor: commandLine, how: "first start" },
    );
    log.info("the account for ADMIN_EMAIL was created: you can now unset both variables");
  } catch (error) {
    // Another server that started at the same time created the account.
    if (error instanceof ConflictError) return;
    if (!(error instanceof BadUserInputError)) throw error;
    throw new StartupError(`ADMIN_EMAIL or ADMIN_PASSWORD is invalid. ${error.message}`);
  }
}
