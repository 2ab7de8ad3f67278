/** What happened to the catalogue: a change set per write, a history row per row that it touched. */
import { Field, ID, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";

@ObjectType({
  description: "One write to the catalogue, whole or not at all: what an undo takes back.",
  simpleResolvers: true,
})
@Entity("change_sets")
@Index("change_sets_sequence_key", ["sequence"], { unique: true })
@Index("change_sets_of_actor", { synchronize: false })
@Index("change_sets_that_undo", { synchronize: false })
export class ChangeSet {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** In the order in which they were written; two that touch the same row never stand the wrong way round. */
  @Column("integer")
  @Generated("increment")
  sequence!: number;

  @Field(() => String, { description: "Who did it: the name of an editor, `demo` without an account, or `seed`." })
  @Column("text")
  actor!: string;

  @Field(() => String, { description: "The operation of this API that did it, such as `updateCasino`, or `seed`." })
  @Column("text")
  operation!: string;

  /** The change set that this one takes back; null for an ordinary one. */
  @Column("uuid", { nullable: true })
  undoes!: string | null;

  @Field(() => Date, { description: "When it was done." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}

@Entity("history")
@Check("history_noun_known", "noun IN ('casino', 'bonus', 'game')")
@Check("history_operation_known", "operation IN ('create', 'update', 'delete')")
@Index("history_of_row", { synchronize: false })
@Index("history_of_change_set", ["changeSetId", "noun", "rowId"], { unique: true })
export class HistoryRow {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  changeSetId!: string;

  /** Only for the foreign key. */
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

  /** The state that an undo brought back (rowStates.ts); null for an ordinary change. */
  @Column("integer", { nullable: true })
  restores!: number | null;

  /** The slug redirect of a casino that had to give way to this one's slug; null where there was none. */
  @Column("jsonb", { nullable: true })
  takenRedirect!: { casinoId: string; createdAt: string } | null;
}
