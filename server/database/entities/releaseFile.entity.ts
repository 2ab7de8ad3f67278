import { Column, Entity, PrimaryColumn } from "typeorm";

/** A file of the built client, stored for servers of other releases. Its name contains a hash of its content. */
@Entity("release_files")
export class ReleaseFile {
  /** The path in the URL, such as `/assets/entry-1a2b3c.js`. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "release_files_pkey" })
  path!: string;

  @Column("bytea")
  content!: Buffer;

  /** Whether `content` is compressed with Brotli. */
  @Column("boolean")
  isBrotli!: boolean;

  /** When a server of the first release with this file started. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  storedAt!: Date;

  /** When a server whose release has this file last started or refreshed it. */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  seenAt!: Date;
}
