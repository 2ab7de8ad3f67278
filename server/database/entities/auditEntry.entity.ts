/** An event that is not a write to the catalogue, such as a sign-in. The catalogue's writes are in the history. */
import { Column, Entity, Generated, Index, PrimaryGeneratedColumn } from "typeorm";

@Entity("audit_log")
@Index("audit_log_sequence_key", ["sequence"], { unique: true })
@Index("audit_log_of_actor", ["actor", "sequence"])
@Index("audit_log_of_event", ["event", "sequence"])
export class AuditEntry {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Increases with each entry. */
  @Column("integer")
  @Generated("increment")
  sequence!: number;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** A key of `auditEvents` (database/audit/auditLog.ts). */
  @Column("text")
  event!: string;

  /** The email address of the account that acted, or `demo`. Null if the caller is unknown. */
  @Column("text", { nullable: true })
  actor!: string | null;

  /** What the event is about, such as the email address of another account. */
  @Column("text", { nullable: true })
  subject!: string | null;

  @Column("jsonb", { default: {} })
  details!: Record<string, unknown>;

  /** The network address of the caller. Null for events without a request. */
  @Column("text", { nullable: true })
  clientAddress!: string | null;
}
