/** The account that ADMIN_EMAIL and ADMIN_PASSWORD ask for, so that a new installation can be signed in to. */
import type { DataSource } from "typeorm";

import { createFirstAccount } from "../features/session/account.commands.js";
import { findAccount, normalizedEmail } from "../features/session/account.queries.js";
import type { Log } from "../platform/log.js";
import { BadUserInputError, StartupError } from "../shared/errors.js";
import type { Env } from "./env.js";

/** Makes it where there is no account at all. @throws StartupError when the address is none. */
export async function ensureFirstAccount(
  db: DataSource,
  { adminEmail, adminPassword }: Pick<Env, "adminEmail" | "adminPassword">,
  log: Log,
): Promise<void> {
  if (adminEmail === undefined || adminPassword === undefined) return;
  if (await tryCreate(db, adminEmail, adminPassword)) {
    log.info("the account of ADMIN_EMAIL was made: neither variable is needed from now on");
    return;
  }
  if ((await findAccount(db, normalizedEmail(adminEmail))) === null)
    log.warn("ADMIN_EMAIL and ADMIN_PASSWORD are ignored, as there are accounts: make more with npm run admin");
}

async function tryCreate(db: DataSource, email: string, password: string): Promise<boolean> {
  try {
    return await createFirstAccount(db, email, password);
  } catch (error) {
    if (!(error instanceof BadUserInputError)) throw error;
    throw new StartupError(`ADMIN_EMAIL or ADMIN_PASSWORD will not do. ${error.message}`);
  }
}
