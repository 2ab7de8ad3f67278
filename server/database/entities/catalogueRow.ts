/** The columns that all rows with a history share. */
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({ simpleResolvers: true })
export abstract class VersionedRow {
  @Field(() => ID, { description: "The UUID of the row. It never changes, even if a deletion is undone." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => Date, {
    description: "When the row was last changed, or when it was added if it has never been changed.",
  })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  updatedAt!: Date;

  @Field(() => Int, {
    description:
      "Increases by one with every change. Updates and deletions must send the version that the caller loaded.",
  })
  @Column("integer", { default: 1 })
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export abstract class CatalogueRow extends VersionedRow {
  @Field(() => Date, { description: "When the row was added to the catalogue." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
