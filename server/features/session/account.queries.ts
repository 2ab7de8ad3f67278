/** Finds the accounts of editors. */
import type { DataSource } from "typeorm";

import { AdminAccount } from "../../database/entities/adminAccount.entity.js";

/** An address as it is stored and searched for: trimmed and in lower case. */
export function normalizedEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** @param email Normalized. */
export function findAccount(db: DataSource, email: string): Promise<AdminAccount | null> {
  return db
    .createQueryBuilder(AdminAccount, "account")
    .where("lower(account.email) = lower(:email)", { email })
    .getOne();
}

export function hasAccounts(db: DataSource): Promise<boolean> {
  return db.getRepository(AdminAccount).exists();
}

export interface ListedAccount {
  email: string;
  createdAt: Date;
  passwordChangedAt: Date;
  /** Sessions that have not ended. */
  sessionCount: number;
}

/** Every account, by its address. */
export function listAccounts(db: DataSource): Promise<ListedAccount[]> {
  return db.query<ListedAccount[]>(
    `SELECT account.email, account.created_at AS "createdAt", account.password_changed_at AS "passwordChangedAt",
       (SELECT count(*)::int FROM admin_sessions AS session
        WHERE session.account_id = account.id AND idle_ends_at > now() AND ends_at > now()) AS "sessionCount"
     FROM admin_accounts AS account ORDER BY account.email`,
  );
}
