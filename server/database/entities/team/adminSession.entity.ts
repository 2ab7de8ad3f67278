/** A signed-in session of an account in one browser. All times come from the database's clock, so servers agree. */
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { AdminAccount } from "./adminAccount.entity.js";

@Entity("admin_sessions")
export class AdminSession {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The SHA-256 hash of the token in hex. Only the browser's cookie contains the token itself. */
  @Column("text")
  tokenHash!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "admin_sessions_account_fkey" })
  account?: Relation<AdminAccount>;

  /** The browser's User-Agent header. Null if none was sent. */
  @Column("text", { nullable: true })
  userAgent!: string | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  startedAt!: Date;

  /** When the person last proved their identity: at sign-in, or later with a password or a second factor. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  confirmedAt!: Date;

  /** When the session was last used. Updated at most every few minutes, not with every request. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  lastUsedAt!: Date;

  /** When the session expires unless it is used again. */
  @Column("timestamp with time zone", { precision: 3 })
  idleEndsAt!: Date;

  /** When the session expires even if it is in use. */
  @Column("timestamp with time zone", { precision: 3 })
  endsAt!: Date;
}
