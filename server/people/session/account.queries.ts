/** Finds editors' accounts. */
import type { DataSource, EntityManager } from "typeorm";

import { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";

/** @param email The normalized email address. */
export function findAccount(db: DataSource, email: string): Promise<AdminAccount | null> {
  return db
    .createQueryBuilder(AdminAccount, "account")
    .where("lower(account.email) = lower(:email)", { email })
    .getOne();
}

export function hasAccounts(db: DataSource | EntityManager): Promise<boolean> {
  return db.getRepository(AdminAccount).exists();
}
