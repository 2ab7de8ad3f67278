/** Images that editors upload. An image's files never change, so browsers may store them forever. */
import { Field, ID, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from "typeorm";

/** Where the files of an image are stored. */
export type ImageStorage = "database" | "folder" | "s3";

@ObjectType({ description: "An image that an editor uploaded.", simpleResolvers: true })
@Entity("images")
@Unique("images_sha256_key", ["sha256"])
@Check("images_size_positive", "width >= 1 AND height >= 1")
@Check("images_storage_known", "storage IN ('database', 'folder', 's3')")
export class Image {
  @Field(() => ID, { description: "The UUID." })
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "images_pkey" })
  id!: string;

  /** The hash of the upload. With it, another upload of the same file returns the first image. */
  @Column("text")
  sha256!: string;

  @Field(() => Int, { description: "The width of the largest file in pixels, at most 1,600." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "The height of the largest file in pixels." })
  @Column("integer")
  height!: number;

  @Field(() => String, { description: "The name of the file that the editor uploaded; empty if the caller sent none." })
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

  @Field(() => String, { description: "Who uploaded the image: an editor's name, or `demo` in demo mode." })
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

  /** Used only for the foreign key. */
  @ManyToOne(() => Image, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "image_id", foreignKeyConstraintName: "image_variants_image_fkey" })
  image?: Relation<Image>;

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

  /** The content. Null if the image is not stored in the database. */
  @Column("bytea", { nullable: true, select: false })
  data!: Buffer | null;
}

/**
 * Files outside the database that no image refers to. They belong to an upload in progress or are waiting to be
 * deleted. An upload deletes this row in the transaction that creates the image.
 */
@Entity("image_removals")
export class ImageRemoval {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "image_removals_pkey" })
  imageId!: string;

  @Column("text")
  storage!: ImageStorage;

  @Column("text", { array: true })
  names!: string[];

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
