/** The columns that casinos, bonuses and games have in common. */
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({ simpleResolvers: true })
export abstract class CatalogueRow {
  @Field(() => ID, { description: "The UUID of the row. It never changes, even if a deletion is undone." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => Date, { description: "When the row was added to the catalogue." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Field(() => Date, { description: "When the row was last changed; equal to `createdAt` if it was never changed." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  updatedAt!: Date;

  @Field(() => Int, {
    description:
      "Increases by one with every change. Updates and deletions must send the version that the caller loaded.",
  })
  @Column("integer", { default: 1 })
  version!: number;
}
