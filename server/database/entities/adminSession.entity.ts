/** One sign-in of an account in one browser. All times are the database's, so that several servers agree. */
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { AdminAccount } from "./adminAccount.entity.js";

@Entity("admin_sessions")
@Index("admin_sessions_token_key", { synchronize: false })
@Index("admin_sessions_of_account", { synchronize: false })
export class AdminSession {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** SHA-256 of the token, in hex. Only the browser's cookie holds the token itself. */
  @Column("text")
  tokenHash!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "admin_sessions_account_fkey" })
  account?: Relation<AdminAccount>;

  /** What the browser calls itself; null for a program that gives no name. */
  @Column("text", { nullable: true })
  userAgent!: string | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  startedAt!: Date;

  /** Moved every few minutes at most, not by every request. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  lastUsedAt!: Date;

  /** When it ends unless it is used again. */
  @Column("timestamp with time zone", { precision: 3 })
  idleEndsAt!: Date;

  /** When it ends however much it is used. */
  @Column("timestamp with time zone", { precision: 3 })
  endsAt!: Date;
}
