/** An event that is not a write to the catalogue, such as a sign-in. The catalogue's writes are in the history. */
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Generated, Index, PrimaryGeneratedColumn } from "typeorm";

import { AuditEventName, type AuditEvent } from "../../audit/auditEvents.js";

@ObjectType({ description: "An event in the audit log.", simpleResolvers: true })
@Entity("audit_log")
@Index("audit_log_sequence_key", ["sequence"], { unique: true })
@Index("audit_log_of_actor", ["actor", "sequence"])
@Index("audit_log_of_event", ["event", "sequence"])
@Index("audit_log_by_date", ["createdAt"])
@Index("audit_log_counted_key", ["event", "actor", "subject", "countedHour"], {
  unique: true,
  where: "counted_hour IS NOT NULL",
})
export class AuditEntry {
  @Field(() => ID, { description: "The UUID of the entry." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Increases with each entry. */
  @Column("integer")
  @Generated("increment")
  sequence!: number;

  @Field(() => Date, { description: "When the event happened." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Field(() => AuditEventName, { description: "What happened." })
  @Column("text")
  event!: AuditEvent;

  @Field(() => String, {
    nullable: true,
    description:
      "Who acted: the email address of an account, `token` followed by the name of an API token, `demo` in demo mode, or `command line`. Null if the caller is unknown, or if the server acted by itself.",
  })
  @Column("text", { nullable: true })
  actor!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the event is about, such as the email address of an account; null if the event has no subject or the subject is unknown.",
  })
  @Column("text", { nullable: true })
  subject!: string | null;

  @Column("jsonb", { default: {} })
  details!: Record<string, unknown>;

  @Field(() => String, {
    nullable: true,
    description: "The IP address of the caller; null after 30 days, or if no request caused the event.",
  })
  @Column("text", { nullable: true })
  clientAddress!: string | null;

  /** The hour whose events the entry counts, in `details`. Null for an entry about one event. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  countedHour!: Date | null;
}
