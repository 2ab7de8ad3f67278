/** What every row of the catalogue has, whichever noun it is. */
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({ simpleResolvers: true })
export abstract class CatalogueRow {
  @Field(() => ID, { description: "UUID, the same for as long as the row exists and after an undo of its deletion." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => Date, { description: "When it was added to the catalogue." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last changed; equal to `createdAt` when it never was." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  updatedAt!: Date;

  @Field(() => Int, { description: "Moves by one with every change. An update or deletion sends the one it loaded." })
  @Column("integer", { default: 1 })
  version!: number;
}
