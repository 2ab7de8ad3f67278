/** The history of the catalogue. Each write has one change set, and each changed row in it has one history row. */
import type { Noun } from "../../../shared/nouns/registry.js";
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
  description: "The changes that one write to the catalogue made to its rows. An undo reverts a whole change set.",
  simpleResolvers: true,
})
@Entity("change_sets")
@Check("change_sets_reason_length", "char_length(reason) <= 500")
@Index("change_sets_sequence_key", ["sequence"], { unique: true })
export class ChangeSet {
  @Field(() => ID, { description: "The UUID of the change set." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Increases with each write. Change sets of the same row are always in the right order. */
  @Column("integer")
  @Generated("increment")
  sequence!: number;

  @Field(() => String, {
    description:
      "Who made the change: the email address of an account, `token` followed by the name of an API token, `demo` in demo mode, or `seed` for the initial data.",
  })
  @Column("text")
  actor!: string;

  /**
   * The id of the account or the API token that made the change. Null in demo mode, for the initial data, and for
   * changes that an earlier release made.
   */
  @Column("uuid", { nullable: true })
  actorId!: string | null;

  @Field(() => String, {
    description: "The API operation that made the change, such as `updateCasino`; `seed` for the initial data.",
  })
  @Column("text")
  operation!: string;

  @Field(() => String, {
    nullable: true,
    description: "Why the editor made the change; null if the editor gave no reason.",
  })
  @Column("text", { nullable: true })
  reason!: string | null;

  /** The id of the change set that this change set undoes. Null if this is not an undo. */
  @Column("uuid", { nullable: true })
  undoes!: string | null;

  @Field(() => Date, { description: "When the change was made." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}

@Entity("history")
@Check("history_operation_known", "operation IN ('create', 'update', 'delete')")
@Index("history_of_noun", ["noun", "changeSetId"])
@Index("history_of_change_set", ["changeSetId", "noun", "rowId"], { unique: true })
export class HistoryRow {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  changeSetId!: string;

  /** Used only for the foreign key. */
  @ManyToOne(() => ChangeSet, { onDelete: "RESTRICT", nullable: false })
  @JoinColumn({ name: "change_set_id", foreignKeyConstraintName: "history_change_set_fkey" })
  changeSet?: Relation<ChangeSet>;

  @Column("text")
  noun!: Noun;

  @Column("uuid")
  rowId!: string;

  @Column("text")
  operation!: "create" | "update" | "delete";

  /** The row's version after the change. For a deletion, the deleted version. */
  @Column("integer")
  version!: number;

  /** The row before the change. Null for a creation. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  /** The row after the change. Null for a deletion. */
  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;

  /** The state that an undo restored (rowStates.ts). Null if the change is not an undo. */
  @Column("integer", { nullable: true })
  restores!: number | null;

  /** The redirect that was at this row's new slug and that the change removed. Null if there was none. */
  @Column("jsonb", { nullable: true })
  takenRedirect!: { casinoId?: string; articleId?: string; createdAt: string } | null;
}
