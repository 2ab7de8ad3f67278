/**
 * The last change to every row that visitors have ever been able to see. Only triggers
 * (migrations/schema/changeFeed.ts) and catalogue/feed write this table.
 */
import type { FeedNoun } from "../../../shared/nouns/registry.js";
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

@Entity("change_feed")
@Index("change_feed_sequence_key", ["sequence"], { unique: true })
@Index("change_feed_by_noun", ["noun", "sequence"])
export class ChangeFeedRow {
  @PrimaryColumn("text", { primaryKeyConstraintName: "change_feed_pkey" })
  noun!: FeedNoun;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "change_feed_pkey" })
  rowId!: string;

  /**
   * The position in commit order. Every change to the row gives it a new position. The type is a string, because pg
   * returns bigint as a string.
   */
  @Column("bigint")
  sequence!: string;

  /** Whether visitors can no longer see the row. */
  @Column("boolean")
  isDeleted!: boolean;

  /**
   * The time when the change was recorded, right before its commit. A trigger sets it
   * (migrations/schema/changeFeed.ts).
   */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  changedAt!: Date;
}

/** A table with only one row. A restore changes its value, which invalidates all earlier cursors. */
@Entity("change_feed_epoch")
export class ChangeFeedEpoch {
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "change_feed_epoch_pkey" })
  epoch!: string;
}
