/** Finds editors' accounts. */
import type { DataSource, EntityManager } from "typeorm";

import { AdminAccount } from "../../database/entities/adminAccount.entity.js";

/** Returns an email address as the database stores it: trimmed and in lowercase. */
export function normalizedEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** @param email The normalized email address. */
export function findAccount(db: DataSource, email: string): Promise<AdminAccount | null> {
  return db
    .createQueryBuilder(AdminAccount, "account")
    .where("lower(account.email) = lower(:email)", { email })
    .getOne();
}

/** Whether any account exists. */
export function hasAccounts(db: DataSource | EntityManager): Promise<boolean> {
  return db.getRepository(AdminAccount).exists();
}

export interface ListedAccount {
  email: string;
  createdAt: Date;
  passwordChangedAt: Date;
  /** The number of active sessions. */
  sessionCount: number;
}

/** Returns all accounts, sorted by email address. */
export function listAccounts(db: DataSource): Promise<ListedAccount[]> {
  return db.query<ListedAccount[]>(
    `SELECT account.email, account.created_at AS "createdAt", account.password_changed_at AS "passwordChangedAt",
       (SELECT count(*)::int FROM admin_sessions AS session
        WHERE session.account_id = account.id AND idle_ends_at > now() AND ends_at > now()) AS "sessionCount"
     FROM admin_accounts AS account ORDER BY account.email`,
  );
}
