/** An email in the queue. It loses its content when it is sent or has failed, and its row after some days. */
import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

@Entity("outgoing_mails")
@Check("outgoing_mails_body_until_finished", "(text IS NULL) = (finished_at IS NOT NULL)")
export class OutgoingMail {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** One plain email address, without a name. */
  @Column("text")
  recipient!: string;

  @Column("text")
  subject!: string;

  @Column("text", { nullable: true })
  text!: string | null;

  @Column("text", { nullable: true })
  html!: string | null;

  /** Other headers by name. */
  @Column("jsonb", { default: {} })
  headers!: Record<string, string>;

  @Column("timestamp with time zone", { precision: 3 })
  createdAt!: Date;

  /** After this time, the email is not worth sending. */
  @Column("timestamp with time zone", { precision: 3 })
  expiresAt!: Date;

  /** When a server may try to send it. A server that tries moves this time, so no other server tries too. */
  @Column("timestamp with time zone", { precision: 3 })
  nextAttemptAt!: Date;

  @Column("integer", { default: 0 })
  attempts!: number;

  /** Why the last attempt failed, in the words of the SMTP server or the network; null before a failure. */
  @Column("text", { nullable: true })
  lastError!: string | null;

  /** When it was sent or rejected for good; null while it waits. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
