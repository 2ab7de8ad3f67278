/** Unfinished sign-ins, and the challenges for passkeys. All times come from the database's clock, so servers agree. */
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";

import { AdminAccount } from "./adminAccount.entity.js";

/** A sign-in that had the correct password and still needs a second factor. */
@Entity("pending_sign_ins")
@Index("pending_sign_ins_token_hash_key", ["tokenHash"], { unique: true })
@Index("pending_sign_ins_of_account", ["accountId"])
@Index("pending_sign_ins_by_expiry", ["expiresAt"])
export class PendingSignIn {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "pending_sign_ins_account_fkey" })
  account?: Relation<AdminAccount>;

  /** The SHA-256 hash of the token in hex. Only the browser's cookie contains the token itself. */
  @Column("text")
  tokenHash!: string;

  /** How many times the browser has sent a second factor. */
  @Column("integer", { default: 0 })
  attempts!: number;

  @Column("timestamp with time zone", { precision: 3 })
  expiresAt!: Date;
}

/** Why a passkey signs a challenge. The database stores these values. */
export type ChallengePurpose = "registration" | "signIn" | "secondFactor" | "confirmation";

/** A random value that a passkey signs once. */
@Entity("passkey_challenges")
@Check("passkey_challenges_purpose_known", "purpose IN ('registration', 'signIn', 'secondFactor', 'confirmation')")
@Check("passkey_challenges_account_known", "(account_id IS NULL) = (purpose = 'signIn')")
@Index("passkey_challenges_of_account", ["accountId"])
@Index("passkey_challenges_by_expiry", ["expiresAt"])
export class PasskeyChallenge {
  @PrimaryColumn("text", { primaryKeyConstraintName: "passkey_challenges_pkey" })
  challenge!: string;

  @Column("text")
  purpose!: ChallengePurpose;

  /** The account whose passkeys may sign. Null while the person signs in with only a passkey. */
  @Column("uuid", { nullable: true })
  accountId!: string | null;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE" })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "passkey_challenges_account_fkey" })
  account?: Relation<AdminAccount> | null;

  @Column("timestamp with time zone", { precision: 3 })
  expiresAt!: Date;
}
