/**
 * A form in which an editor has a row open. The table is unlogged: a crash of the database empties it, and the next
 * heartbeats fill it again. All times come from the database's clock, so servers agree.
 */
import type { Noun } from "../../../../shared/nouns/registry.js";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";

import { AdminSession } from "./adminSession.entity.js";

@Entity("row_presence")
export class RowPresence {
  /** The id that the browser gave to its open form. */
  @PrimaryColumn("uuid")
  formId!: string;

  @Column("text")
  noun!: Noun;

  @Column("uuid")
  rowId!: string;

  /** Null in demo mode, which has no sessions. */
  @Column("uuid", { nullable: true })
  sessionId!: string | null;

  /** Used only for the foreign key, so the end of a session removes its open forms. */
  @ManyToOne(() => AdminSession, { onDelete: "CASCADE", nullable: true })
  @JoinColumn({ name: "session_id", foreignKeyConstraintName: "row_presence_session_fkey" })
  session?: Relation<AdminSession> | null;

  /** The name that the history records. The account may have a display name, which takes precedence. */
  @Column("text")
  viewerName!: string;

  /** When the editor opened the row. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  since!: Date;

  /** The time of the last heartbeat. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  seenAt!: Date;
}
