/**
 * Images that editors upload. An image's files never change, so browsers may store them forever. The files of a deleted
 * image remain until its deletion can no longer be undone.
 */
import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn, Unique } from "typeorm";

import { VersionedRow } from "./catalogueRow.js";

/** Where the files of an image are stored. */
export type ImageStorage = "database" | "folder" | "s3";

@ObjectType({ description: "An image that an editor uploaded.", simpleResolvers: true })
@Entity("images")
@Unique("images_sha256_key", ["sha256"])
@Check("images_size_positive", "width >= 1 AND height >= 1")
@Check("images_storage_known", "storage IN ('database', 'folder', 's3')")
export class Image extends VersionedRow {
  /** The hash of the uploaded file. The server uses it to return this image if the same file is uploaded again. */
  @Column("text")
  sha256!: string;

  @Field(() => Int, { description: "The width of the largest file in pixels, at most 1,600." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "The height of the largest file in pixels." })
  @Column("integer")
  height!: number;

  @Field(() => String, {
    description:
      "The name that editors use to find the image. At first, it is the name of the uploaded file; empty if the caller didn't send one.",
  })
  @Column("text")
  fileName!: string;

  @Field(() => String, {
    description: "A description of the image for people who cannot see it; empty if there is none.",
  })
  @Column("text", { default: "" })
  alt!: string;

  @Field(() => Int, { description: "The size of the upload in bytes. The upload itself is not stored." })
  @Column("integer")
  uploadBytes!: number;

  @Column("text")
  storage!: ImageStorage;

  @Field(() => String, {
    description:
      "Who uploaded the image: the email address of an account, `token` followed by the name of an API token, or `demo` in demo mode.",
  })
  @Column("text")
  createdBy!: string;

  @Field(() => Date, { description: "When the image was uploaded." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}

@ObjectType({ description: "One file of an image.", simpleResolvers: true })
@Entity("image_variants")
@Check("image_variants_format_known", "format IN ('avif', 'webp')")
export class ImageVariant {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "image_variants_pkey" })
  imageId!: string;

  /** The last part of the file's address. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "image_variants_pkey" })
  name!: string;

  @Field(() => String, { description: "The format: `avif` or `webp`." })
  @Column("text")
  format!: "avif" | "webp";

  @Field(() => Int, { description: "The width in pixels." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "The height in pixels." })
  @Column("integer")
  height!: number;

  @Field(() => Int, { description: "The size in bytes." })
  @Column("integer")
  bytes!: number;

  /** The content. Null if the file is in a folder or bucket. */
  @Column("bytea", { nullable: true, select: false })
  data!: Buffer | null;
}

/**
 * Files without an image. They belong to an upload in progress, a failed upload, or a deleted image. Such a row is
 * deleted in the transaction that creates the image, or in the one that undoes its deletion.
 */
@Entity("image_removals")
export class ImageRemoval {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "image_removals_pkey" })
  imageId!: string;

  @Column("text")
  storage!: ImageStorage;

  @Column("text", { array: true })
  names!: string[];

  /** The time until which the image can be restored. Null for an upload. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  undoableUntil!: Date | null;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
