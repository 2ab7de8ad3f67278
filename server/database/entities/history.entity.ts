/** What happened to the catalogue: a change set per write, a history row per row that it touched. */
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

@Entity("change_sets")
@Index("change_sets_by_date", { synchronize: false })
export class ChangeSet {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The viewer's name, `seed`, or `demo`. */
  @Column("text")
  actor!: string;

  /** What was done, such as `updateCasino`. */
  @Column("text")
  operation!: string;

  /** The change set that this one takes back; null for an ordinary one. */
  @Column("uuid", { nullable: true })
  undoes!: string | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}

@Entity("history")
@Check("history_noun_known", "noun IN ('casino', 'bonus', 'game')")
@Check("history_operation_known", "operation IN ('create', 'update', 'delete')")
@Index("history_of_row", { synchronize: false })
@Index("history_of_change_set", { synchronize: false })
export class HistoryRow {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  changeSetId!: string;

  /** For the foreign key alone. */
  @ManyToOne(() => ChangeSet, { onDelete: "RESTRICT", nullable: false })
  @JoinColumn({ name: "change_set_id", foreignKeyConstraintName: "history_change_set_fkey" })
  changeSet?: Relation<ChangeSet>;

  @Column("text")
  noun!: "casino" | "bonus" | "game";

  @Column("uuid")
  rowId!: string;

  @Column("text")
  operation!: "create" | "update" | "delete";

  /** The row's version after the change; for a deletion, the one that was deleted. */
  @Column("integer")
  version!: number;

  /** The row as it was; null for a creation. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  /** The row as it became; null for a deletion. */
  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;
}
