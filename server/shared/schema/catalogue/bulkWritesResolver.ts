/** The operations that write many rows of a noun of the catalogue: they update, preview an update, or delete. */
import { nouns } from "../../../../shared/nouns/registry.js";
import type { GraphQLResolveInfo } from "graphql";
import {
  Args,
  type ClassType,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";

import { unpagedListSize } from "../../limits.js";
import { Allow } from "../allow.js";
import { type BulkUpdateArgs, bulkUpdateArgs } from "./bulkUpdateArgs.js";
import { BulkArgs, BulkDeletion, BulkPreview, BulkUpdate } from "./catalogueWrites.js";
import { type NounWrites, withChildren, type WritesContext } from "./catalogueWritesResolver.js";
import { changeOf, ReasonArg } from "./changeReason.js";
import { selectedFields } from "../selection.js";
import { maxBulkRows } from "../../../../shared/apiLimits.js";

export interface BulkWrites<Services extends { db: unknown }, Row extends object, Input extends object> extends Omit<
  NounWrites<Services, Row, Input>,
  "create" | "update" | "checkedFacts"
> {
  /** The input with the fields that an editor can set on many rows at once. */
  bulk: ClassType<Input>;
  /** The input with the list fields, whose items an editor can add and remove. Omitted for a noun without lists. */
  lists?: ClassType<Input>;
  findByIds: (db: Services["db"], ids: string[], fields: Set<string>) => Promise<Row[]>;
  /** The number of returned rows that the cost of a bulk update assumes. Defaults to `unpagedListSize`. */
  assumedRows?: number;
}

/** Creates the resolver for a noun's bulk operations. */
export function bulkWritesResolver<Services extends { db: unknown }, Row extends object, Input extends object>(
  writes: BulkWrites<Services, Row, Input>,
) {
  const { row, commands } = writes;
  const { plural: many } = nouns[commands.noun];
  const plural = many.charAt(0).toUpperCase() + many.slice(1);
  const ifAnyStale =
    "Fails with CONFLICT if any row has been changed or deleted since the caller loaded it; the error lists these rows.";
  type Context = WritesContext<Services>;

  const UpdateManyArgs = bulkUpdateArgs(writes.bulk, writes.lists);

  @ObjectType(`${row.name}BulkUpdate`, {
    description: `The result of a bulk update of ${many}.`,
    simpleResolvers: true,
  })
  class NounBulkUpdate extends BulkUpdate {}

  @Resolver(() => NounBulkUpdate)
  class BulkWritesResolver {
    @Allow("writeCatalogue")
    @Mutation(() => NounBulkUpdate, {
      name: `update${plural}`,
      description: `Sets the same values on up to ${maxBulkRows} ${many}${writes.lists ? ", and makes the same changes to their lists" : ""}. The update applies to all rows or to none. ${ifAnyStale}`,
    })
    updateMany(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Args(() => UpdateManyArgs) update: BulkUpdateArgs<Input>,
      @ReasonArg() reason?: string | null,
    ): Promise<BulkUpdate> {
      return commands.updateMany(context, changeOf(context, info, reason), update);
    }

    @Allow("writeCatalogue")
    @Query(() => BulkPreview, {
      name: `update${plural}Preview`,
      description: `The effect that \`update${plural}\` would have. Changes nothing. ${ifAnyStale}`,
    })
    updateManyPreview(
      @Ctx() context: Context,
      @Args(() => UpdateManyArgs) update: BulkUpdateArgs<Input>,
    ): Promise<BulkPreview> {
      return commands.previewUpdateMany(context, update);
    }

    @Allow("writeCatalogue")
    @Mutation(() => BulkDeletion, {
      name: `delete${plural}`,
      description: `Deletes up to ${maxBulkRows} ${many}${withChildren(commands.noun, "their")}, all or none. ${ifAnyStale}`,
    })
    deleteMany(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Args(() => BulkArgs) { items }: BulkArgs,
      @ReasonArg() reason?: string | null,
    ): Promise<BulkDeletion> {
      return commands.deleteMany(context, changeOf(context, info, reason), items);
    }

    @FieldResolver(() => [row], {
      name: many,
      complexity: ({ childComplexity }) => 1 + (writes.assumedRows ?? unpagedListSize) * childComplexity,
      description: `The ${many} after the update, in the order of \`items\`, including unchanged ${many}.`,
    })
    rows(@Root() { ids }: BulkUpdate, @Ctx() { db }: Context, @Info() info: GraphQLResolveInfo): Promise<Row[]> {
      return writes.findByIds(db, ids, selectedFields(info, row.name));
    }
  }
  return BulkWritesResolver;
}
