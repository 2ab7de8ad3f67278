/** The account of a team member. */
import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

import { Role } from "../../../shared/schema/policies.js";

@Entity("admin_accounts")
@Check("admin_accounts_role_known", "role IN ('contributor', 'editor', 'publisher', 'owner')")
export class AdminAccount {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The email address in lowercase, which no two accounts share. The history records it as the editor's name. */
  @Column("text")
  email!: string;

  /** The name that other team members see. If null, they see the email address. */
  @Column("text", { nullable: true })
  displayName!: string | null;

  @Column("text")
  role!: Role;

  /** When an owner disabled the account. Null if the account is enabled. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  disabledAt!: Date | null;

  /** The argon2id hash with its parameters and salt. */
  @Column("text")
  passwordHash!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  passwordChangedAt!: Date;

  /** The last sign-in or use of a session, accurate to within a few minutes. Null if the account was never used. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  lastSeenAt!: Date | null;
}
