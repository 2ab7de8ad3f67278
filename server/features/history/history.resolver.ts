import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { fieldChangesOf } from "../../database/history/fieldChanges.js";
import { undoChangeSet } from "../../database/history/undo.js";
import { describeObstacle } from "../../database/history/undoConflict.js";
import type { Obstacle } from "../../database/history/undoObstacles.js";
import { Allow } from "../../shared/schema/allow.js";
import { readPage } from "../../shared/schema/connection.js";
import { FieldChange } from "../../shared/schema/fieldChange.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import {
  ChangeSetConnection,
  HistoryArgs,
  HistoryEntry,
  HistoryRowArgs,
  HistoryRowConnection,
  UndoObstacle,
} from "./history.inputs.js";
import { findChangeSet, findChangeSets, findRowsOf } from "./history.queries.js";

@Resolver(() => ChangeSet)
export class HistoryResolver {
  @Allow("seeHistory")
  @Query(() => ChangeSetConnection, {
    description:
      "Who changed what in the catalogue, the latest first; of one row, of one kind, or of all. Needs a session.",
  })
  history(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => HistoryArgs) { noun = null, id = null, actor = null, ...pageArgs }: HistoryArgs,
  ) {
    const fields = selectedFields(info, "ChangeSet");
    return findChangeSets(db, { noun, id, actor, page: readPage(pageArgs), fields });
  }

  @Allow("seeHistory")
  @Query(() => ChangeSet, { nullable: true, description: "One change set; null when there is none. Needs a session." })
  changeSet(
    @Ctx() { db }: Context,
    @Arg("id", () => ID, { description: "Which change set." }) id: string,
  ): Promise<ChangeSet | null> {
    return findChangeSet(db, id);
  }

  @Allow("writeCatalogue")
  @Mutation(() => ChangeSet, {
    description:
      "Takes a change set back by a new one, the answer: the same rows with the same ids as they were before, all or none. " +
      "CONFLICT naming the rows that have moved on, and who holds a slug that has to be given back. " +
      "Asked again by whoever took it back, the same answer. " +
      "Undo the answer to do it again. Needs a session.",
  })
  async undo(
    @Ctx() context: Context,
    @Arg("changeSetId", () => ID, { description: "What to take back." }) changeSetId: string,
  ): Promise<ChangeSet | null> {
    return findChangeSet(context.db, await undoChangeSet(context, context.viewer!.name, changeSetId));
  }

  @FieldResolver(() => ChangeSet, {
    nullable: true,
    description: "The change set that this one took back; null for an ordinary one.",
  })
  undoes(@Root() { undoes }: ChangeSet, @Ctx() { loaders }: Context): Promise<ChangeSet | null> | null {
    return undoes === null ? null : loaders.changeSetById.load(undoes);
  }

  @FieldResolver(() => ChangeSet, {
    nullable: true,
    description: "The change set that took this one back; null where none did, or where that was taken back itself.",
  })
  undoneBy(@Root() { id }: ChangeSet, @Ctx() { loaders }: Context): Promise<ChangeSet | null> {
    return loaders.undoOf.load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether it could be undone at this moment. Told by its first 500 rows; the undo of a larger one looks at all of them.",
  })
  async isUndoable(@Root() { id }: ChangeSet, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.obstaclesOf.load(id)).length === 0;
  }

  @FieldResolver(() => [UndoObstacle], {
    description: "What stands in the way of undoing it, at most ten; empty where nothing does.",
  })
  obstacles(@Root() { id }: ChangeSet, @Ctx() { loaders }: Context): Promise<Obstacle[]> {
    return loaders.obstaclesOf.load(id);
  }

  @FieldResolver(() => HistoryRowConnection, { description: "The rows that it touched, paged." })
  rows(
    @Root() { id }: ChangeSet,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => HistoryRowArgs) args: HistoryRowArgs,
  ) {
    const hasValues = selectedFields(info, "HistoryRow").has("changes");
    return findRowsOf(loaders, { changeSetId: id, args, hasValues });
  }
}

@Resolver(() => HistoryEntry)
export class HistoryEntryResolver {
  @FieldResolver(() => [FieldChange], {
    description: "What has another value since; of a row that came or went, every field that had one.",
  })
  changes(@Root() entry: HistoryEntry, @Ctx() { db, loaders }: Context): FieldChange[] {
    return fieldChangesOf(db, loaders, entry);
  }
}

@Resolver(() => UndoObstacle)
export class UndoObstacleResolver {
  @FieldResolver()
  message(@Root() obstacle: Obstacle): string {
    return describeObstacle(obstacle);
  }

  @FieldResolver()
  laterChangeSet(
    @Root() { laterChangeSetId }: Obstacle,
    @Ctx() { loaders }: Context,
  ): Promise<ChangeSet | null> | null {
    return laterChangeSetId === null ? null : loaders.changeSetById.load(laterChangeSetId);
  }
}
