import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType("CatalogueSnapshot", {
  description: "A file with all casinos, bonuses and games that visitors can see.",
  simpleResolvers: true,
})
export class ListedSnapshot {
  @Field(() => ID, { description: "The UUID of the snapshot." })
  id!: string;

  @Field(() => Date, { description: "When the server read the catalogue." })
  completedAt!: Date;

  @Field(() => String, {
    description: "Pass this as `since` to `changes` to get everything that changed after the snapshot.",
  })
  cursor!: string;

  @Field(() => Int, { description: "The number of rows in the file." })
  rowCount!: number;

  @Field(() => GraphQLSafeInt, { description: "The size of the compressed file in bytes." })
  byteSize!: number;

  @Field(() => String, {
    description:
      "The path of the file, `/snapshots/{id}.ndjson.gz`. The newest snapshot is also at `/snapshots/latest.ndjson.gz`.",
  })
  path!: string;
}
