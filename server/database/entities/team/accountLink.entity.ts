/** A one-time link that invites a person to the team, or that lets an account's user set a new password. */
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import type { Role } from "../../../shared/schema/policies.js";
import { AdminAccount } from "./adminAccount.entity.js";

/** The database stores these values. */
export type AccountLinkKind = "invitation" | "recovery";

@Entity("account_links")
@Check("account_links_role_known", "role IN ('contributor', 'editor', 'publisher', 'owner')")
@Check(
  "account_links_kind_complete",
  `(kind = 'invitation' AND email IS NOT NULL AND role IS NOT NULL AND account_id IS NULL)
   OR (kind = 'recovery' AND email IS NULL AND role IS NULL AND account_id IS NOT NULL)`,
)
@Index("account_links_token_hash_key", ["tokenHash"], { unique: true })
@Index("account_links_email_key", ["email"], { unique: true })
@Index("account_links_of_account", ["accountId"])
export class AccountLink {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  kind!: AccountLinkKind;

  /** The SHA-256 hash of the token in hex. Only the link contains the token itself. */
  @Column("text")
  tokenHash!: string;

  /** The normalized email address of an invited person. Null for recovery. */
  @Column("text", { nullable: true })
  email!: string | null;

  /** The role of an invited person. Null for recovery. */
  @Column("text", { nullable: true })
  role!: Role | null;

  /** The account that a recovery link belongs to. Null for an invitation. */
  @Column("uuid", { nullable: true })
  accountId!: string | null;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE" })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "account_links_account_fkey" })
  account?: Relation<AdminAccount> | null;

  /** The email address of the owner who created the link. Null if the account's user requested the link. */
  @Column("text", { nullable: true })
  createdBy!: string | null;

  /** The id of the owner's account. Null if the account's user requested the link. */
  @Column("uuid", { nullable: true })
  createdById!: string | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("timestamp with time zone", { precision: 3 })
  expiresAt!: Date;
}
