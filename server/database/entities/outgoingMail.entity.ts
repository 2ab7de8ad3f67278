/**
 * An email in the queue. The server deletes the content when it has sent the email or given up, and the row three days
 * after the email was queued.
 */
import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

export type MailPurpose = "newsletter" | "invitation" | "recovery" | "recoveryInKnownBrowser" | "failedPublication";

@Entity("outgoing_mails")
@Check(
  "outgoing_mails_purpose_known",
  "purpose IN ('newsletter', 'invitation', 'recovery', 'recoveryInKnownBrowser', 'failedPublication')",
)
@Check("outgoing_mails_body_until_finished", "(text IS NULL) = (finished_at IS NOT NULL)")
export class OutgoingMail {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Why the email is sent. Each purpose has its own limits. */
  @Column("text", { default: "newsletter" })
  purpose!: MailPurpose;

  /** A single email address, without a name. */
  @Column("text")
  recipient!: string;

  @Column("text")
  subject!: string;

  @Column("text", { nullable: true })
  text!: string | null;

  @Column("text", { nullable: true })
  html!: string | null;

  /** Additional headers by name. */
  @Column("jsonb", { default: {} })
  headers!: Record<string, string>;

  @Column("timestamp with time zone", { precision: 3 })
  createdAt!: Date;

  /** The time after which sending the email is pointless. */
  @Column("timestamp with time zone", { precision: 3 })
  expiresAt!: Date;

  /**
   * When a server may next try to send the email. A server postpones this time before it tries, so no other server
   * tries too.
   */
  @Column("timestamp with time zone", { precision: 3 })
  nextAttemptAt!: Date;

  @Column("integer", { default: 0 })
  attempts!: number;

  /** Why the last attempt failed, as reported by the SMTP server or the network. Null if no attempt has failed. */
  @Column("text", { nullable: true })
  lastError!: string | null;

  /** The time of the last failure after which the server schedules another attempt. Null if there is none. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  lastFailedAt!: Date | null;

  /** When the email was sent or finally rejected. Null while it waits. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
