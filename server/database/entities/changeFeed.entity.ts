/** The last change of every row that a visitor has ever seen. Only triggers write it (migrations/schema/changeFeed.ts). */
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

@Entity("change_feed")
@Check("change_feed_noun_known", "noun IN ('casino', 'bonus', 'game')")
@Index("change_feed_sequence_key", ["sequence"], { unique: true })
@Index("change_feed_by_noun", ["noun", "sequence"])
export class ChangeFeedRow {
  @PrimaryColumn("text", { primaryKeyConstraintName: "change_feed_pkey" })
  noun!: "casino" | "bonus" | "game";

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "change_feed_pkey" })
  rowId!: string;

  /** Its place in the order of commits; moves with every change of the row. As pg gives a bigint: a string. */
  @Column("bigint")
  sequence!: string;

  /** Whether a visitor no longer sees the row. */
  @Column("boolean")
  isDeleted!: boolean;

  /** When the change was recorded, which is right before its commit. Set by a trigger (migrations/schema/changeFeed.ts). */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  changedAt!: Date;
}

/** One row, whose value changes with a restore, so that a cursor of before it is known as such. */
@Entity("change_feed_epoch")
export class ChangeFeedEpoch {
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "change_feed_epoch_pkey" })
  epoch!: string;
}
