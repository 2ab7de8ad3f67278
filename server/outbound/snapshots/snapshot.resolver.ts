import { GraphQLSafeInt } from "graphql-scalars";
import { Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";

import { topFieldCost } from "../../shared/limits.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { maxRequestedSnapshots, requestSnapshot } from "./snapshot.commands.js";
import { listSnapshots } from "./snapshot.queries.js";

@ObjectType("CatalogueSnapshot", {
  description: "A file with all casinos, bonuses and games that visitors can see.",
  simpleResolvers: true,
})
class ListedSnapshot {
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

@Resolver()
export class SnapshotResolver {
  @Allow("anybody")
  @Query(() => [ListedSnapshot], {
    complexity: topFieldCost,
    description: "The snapshots of the catalogue, newest first. The server writes one per day and keeps seven.",
  })
  async catalogueSnapshots(@Ctx() { db }: Context): Promise<ListedSnapshot[]> {
    const snapshots = await listSnapshots(db);
    return snapshots.map((each) => ({ ...each, path: `/snapshots/${each.id}.ndjson.gz` }));
  }

  @Allow("requestSnapshots")
  @Mutation(() => Boolean, {
    description: `Requests a snapshot of the catalogue and returns true. The server writes it within seconds. Fails with CONFLICT if ${maxRequestedSnapshots} requested snapshots are already waiting.`,
  })
  async requestCatalogueSnapshot(@Ctx() { db }: Context): Promise<boolean> {
    await requestSnapshot(db);
    return true;
  }
}
