import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { fieldChangesOf } from "./fieldChanges.js";
import { undoChangeSet } from "../undo/undo.js";
import { describeObstacle } from "../undo/undoConflict.js";
import type { Obstacle } from "../undo/undoObstacles.js";
import { Allow } from "../../shared/schema/allow.js";
import { BulkPreviewRow } from "../../shared/schema/catalogue/catalogueWrites.js";
import { changeOf, ReasonArg } from "../../shared/schema/catalogue/changeReason.js";
import { checkAllowed } from "../../shared/schema/policies.js";
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
import { changesSettings, findChangeSet, findChangeSets, findRowsOf } from "./history.queries.js";

@Resolver(() => ChangeSet)
export class HistoryResolver {
  @Allow("seeHistory")
  @Query(() => ChangeSetConnection, {
    description: "The changes to the catalogue, newest first: for one row, one type of row, or all rows.",
  })
  history(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => HistoryArgs) { noun = null, id = null, actor = null, ...pageArgs }: HistoryArgs,
  ) {
    const fields = selectedFields(info, "ChangeSet");
    return findChangeSets(db, { noun, id, actor, page: readPage(pageArgs, info), fields });
  }

  @Allow("seeHistory")
  @Query(() => ChangeSet, {
    nullable: true,
    description: "One change set; null if it does not exist.",
  })
  changeSet(
    @Ctx() { db }: Context,
    @Arg("id", () => ID, { description: "The id of the change set." }) id: string,
  ): Promise<ChangeSet | null> {
    return findChangeSet(db, id);
  }

  @Allow("undoChanges")
  @Mutation(() => ChangeSet, {
    description:
      "Undoes a change set, all rows or none, and returns the new change set that records the undo. Restored rows keep their ids. " +
      "Fails with CONFLICT if anything prevents the undo, such as a later change to one of the rows; the error lists up to ten obstacles. " +
      "If the same caller repeats the call and nothing has changed since, the call returns the same change set. " +
      "To redo, undo the returned change set. Only owners can undo a change to the site's settings.",
  })
  async undo(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("changeSetId", () => ID, { description: "The id of the change set to undo." }) changeSetId: string,
    @ReasonArg() reason?: string | null,
  ): Promise<ChangeSet | null> {
    if (await changesSettings(context.db, changeSetId)) checkAllowed("editSettings", context.viewer);
    return findChangeSet(context.db, await undoChangeSet(context, changeOf(context, info, reason), changeSetId));
  }

  @FieldResolver(() => ChangeSet, {
    nullable: true,
    description: "The change set that was undone; null if this change set is not an undo.",
  })
  undoes(@Root() { undoes }: ChangeSet, @Ctx() { loaders }: Context): Promise<ChangeSet | null> | null {
    return undoes === null ? null : loaders.changeSetById.load(undoes);
  }

  @FieldResolver(() => ChangeSet, {
    nullable: true,
    description: "The change set that undid this one; null if there is none, or if that undo was itself undone.",
  })
  undoneBy(@Root() { id }: ChangeSet, @Ctx() { loaders }: Context): Promise<ChangeSet | null> {
    return loaders.undoOf.load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the change set can be undone now. This field checks only the first 500 rows; `undo` checks all rows.",
  })
  async isUndoable(@Root() { id }: ChangeSet, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.obstaclesOf.load(id)).length === 0;
  }

  @FieldResolver(() => [UndoObstacle], {
    description: "The obstacles to an undo, at most ten; empty if there are none.",
  })
  obstacles(@Root() { id }: ChangeSet, @Ctx() { loaders }: Context): Promise<Obstacle[]> {
    return loaders.obstaclesOf.load(id);
  }

  @FieldResolver(() => HistoryRowConnection, { description: "The changed rows, paged." })
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
    description: "The changed fields; for a created or deleted row, every field with a value.",
  })
  changes(@Root() entry: HistoryEntry, @Ctx() { db, loaders }: Context): FieldChange[] {
    return fieldChangesOf(db, loaders, entry);
  }
}

@Resolver(() => BulkPreviewRow)
export class BulkPreviewRowResolver {
  @FieldResolver(() => [FieldChange], { description: "The fields that would change." })
  changes(@Root() row: BulkPreviewRow, @Ctx() { db, loaders }: Context): FieldChange[] {
    return fieldChangesOf(db, loaders, row);
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
