/** Snapshots of the catalogue as visitors see it, for programs that keep a copy. */
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";

@Entity("catalogue_snapshots")
@Check(
  "catalogue_snapshots_complete",
  `completed_at IS NULL
   OR (feed_cursor IS NOT NULL AND row_count IS NOT NULL AND byte_size IS NOT NULL AND etag IS NOT NULL)`,
)
@Index("catalogue_snapshots_day_key", ["day"], { unique: true })
export class CatalogueSnapshot {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The UTC day of a daily snapshot. Null if an owner requested the snapshot. */
  @Column("date", { nullable: true })
  day!: string | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  requestedAt!: Date;

  /** Null until a server has written the snapshot. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  completedAt!: Date | null;

  /** The change feed's cursor at the time of the snapshot. All later changes come after it. */
  @Column("text", { nullable: true })
  feedCursor!: string | null;

  @Column("integer", { nullable: true })
  rowCount!: number | null;

  /** The size of the compressed file. */
  @Column("bigint", { nullable: true })
  byteSize!: string | null;

  @Column("text", { nullable: true })
  etag!: string | null;
}

@Entity("catalogue_snapshot_parts")
export class CatalogueSnapshotPart {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "catalogue_snapshot_parts_pkey" })
  snapshotId!: string;

  @ManyToOne(() => CatalogueSnapshot, { onDelete: "CASCADE" })
  @JoinColumn({ name: "snapshot_id", foreignKeyConstraintName: "catalogue_snapshot_parts_snapshot_fkey" })
  snapshot?: Relation<CatalogueSnapshot>;

  @PrimaryColumn("integer", { primaryKeyConstraintName: "catalogue_snapshot_parts_pkey" })
  position!: number;

  @Column("bytea")
  data!: Buffer;
}
