import { Ctx, Mutation, Query, Resolver } from "type-graphql";

import { topFieldCost } from "../../shared/limits.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { maxRequestedSnapshots, requestSnapshot } from "./snapshot.commands.js";
import { ListedSnapshot } from "./snapshot.inputs.js";
import { listSnapshots } from "./snapshot.queries.js";

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
