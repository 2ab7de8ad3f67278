/** The second factors of an account: an authenticator app, passkeys and recovery codes. */
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { AdminAccount } from "./adminAccount.entity.js";

/** An app that shows time-based codes (RFC 6238). An account has at most one app, plus one that is being set up. */
@Entity("authenticator_apps")
@Index("authenticator_apps_of_account", ["accountId"], { unique: true, where: "confirmed_at IS NOT NULL" })
@Index("authenticator_apps_unconfirmed", ["accountId"], { unique: true, where: "confirmed_at IS NULL" })
export class AuthenticatorApp {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "authenticator_apps_account_fkey" })
  account?: Relation<AdminAccount>;

  /** The secret that the app and the server share, sealed if the operator has set a key (`secretBox.ts`). */
  @Column("text")
  secret!: string;

  /** The time step of the last accepted code. Codes for this step or an earlier one no longer work. */
  @Column("integer", { nullable: true })
  lastStep!: number | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** When the person entered the app's first code. Null if the app is not set up yet, so its codes prove nothing. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}

/** A passkey or security key (WebAuthn). */
@Entity("passkeys")
@Index("passkeys_credential_id_key", ["credentialId"], { unique: true })
@Index("passkeys_of_account", ["accountId"])
export class Passkey {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "passkeys_account_fkey" })
  account?: Relation<AdminAccount>;

  /** The id that the authenticator chose, in base64url. */
  @Column("text")
  credentialId!: string;

  /** The public key in COSE format, in base64url. */
  @Column("text")
  publicKey!: string;

  /** The number of uses that the authenticator reports. Some authenticators always report 0. */
  @Column("bigint")
  counter!: string;

  /** How browsers can reach the authenticator, such as `internal` or `usb`. */
  @Column("text", { array: true, default: () => "'{}'" })
  transports!: string[];

  @Column("text")
  name!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}

/** A single-use code that replaces a lost second factor. Using a code deletes it. */
@Entity("recovery_codes")
@Index("recovery_codes_of_account", ["accountId", "codeHash"], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "recovery_codes_account_fkey" })
  account?: Relation<AdminAccount>;

  /** The SHA-256 hash in hex. A code has 118 random bits, so the hash needs no salt. */
  @Column("text")
  codeHash!: string;
}
