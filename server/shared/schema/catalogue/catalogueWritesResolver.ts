/**
 * The mutations for each noun of the catalogue: they create, update, or delete one row, or update or delete many rows.
 */
import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  type ClassType,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";

import { unpagedListSize } from "../../limits.js";
import { Allow } from "../allow.js";
import { type BulkUpdateArgs, bulkUpdateArgs } from "./bulkUpdateArgs.js";
import {
  BulkArgs,
  BulkDeletion,
  BulkPreview,
  BulkUpdate,
  type CatalogueCommands,
  type CheckedFacts,
  Deletion,
} from "./catalogueWrites.js";
import { changeOf, ReasonArg } from "./changeReason.js";
import type { Viewer } from "../policies.js";
import { selectedFields } from "../selection.js";

interface NounWrites<Services extends { db: unknown }, Row extends object, Input extends object> {
  row: ClassType<Row>;
  /** The plural in the names of the mutations, such as `Casinos`. */
  plural: string;
  create: ClassType<Input>;
  update: ClassType<Input>;
  /** The input with the fields that an editor can set on many rows at once. */
  bulk: ClassType<Input>;
  /** The input with the list fields, whose items an editor can add and remove. Omitted for a noun without lists. */
  lists?: ClassType<Input>;
  commands: CatalogueCommands<Services, Row, Input>;
  /** The input for the facts that the editor has checked. Omitted for a noun without facts. */
  checkedFacts?: ClassType<CheckedFacts>;
  findByIds: (db: Services["db"], ids: string[], fields: Set<string>) => Promise<Row[]>;
  /** Describes what a deletion deletes if this is more than the rows themselves. */
  deletes?: { one: string; many: string };
  /** The number of returned rows that the cost of a bulk update assumes. Defaults to `unpagedListSize`. */
  assumedRows?: number;
}

/** Creates the resolver for a noun's mutations. https://typegraphql.com/docs/inheritance.html#resolvers-inheritance */
export function catalogueWritesResolver<Services extends { db: unknown }, Row extends object, Input extends object>(
  writes: NounWrites<Services, Row, Input>,
) {
  const { row, plural, commands } = writes;
  const [one, many] = [commands.noun, plural.toLowerCase()];
  const aRow = `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
  const deletes = writes.deletes ?? { one: aRow, many };
  const ifStale = `Fails with CONFLICT if the ${one} has changed since the caller loaded it.`;
  const ifAnyStale =
    "Fails with CONFLICT if any row has been changed or deleted since the caller loaded it; the error lists these rows.";
  type Context = Services & { viewer: Viewer | null };

  /**
   * Declares the argument for checked facts. It must be the method's last parameter, because a noun without facts does
   * not have it.
   */
  function CheckedFactsArg(): ReturnType<typeof Arg> {
    const { checkedFacts } = writes;
    if (!checkedFacts) return () => undefined;
    return Arg("checkedFacts", () => checkedFacts, {
      nullable: true,
      description: `The facts of the ${one} that the editor has compared with a source. The server records a check of each fact together with the change.`,
    });
  }

  const UpdateManyArgs = bulkUpdateArgs(writes.bulk, writes.lists);

  @ObjectType(`${row.name}BulkUpdate`, {
    description: `The result of a bulk update of ${many}.`,
    simpleResolvers: true,
  })
  class NounBulkUpdate extends BulkUpdate {}

  @Resolver(() => NounBulkUpdate)
  class CatalogueWritesResolver {
    @Allow("writeCatalogue")
    @Mutation(() => row, { name: `create${row.name}`, description: `Adds ${aRow}.` })
    create(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("input", () => writes.create, { description: "The values of the new row." }) input: Input,
      @ReasonArg() reason?: string | null,
      @CheckedFactsArg() checkedFacts?: CheckedFacts | null,
    ): Promise<Row> {
      return commands.create(context, changeOf(context, info, reason), input, checkedFacts);
    }

    @Allow("writeCatalogue")
    @Mutation(() => row, { name: `update${row.name}`, description: `Changes the given fields of ${aRow}. ${ifStale}` })
    update(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("id", () => ID, { description: `The id of the ${one}.` }) id: string,
      @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
      @Arg("input", () => writes.update, { description: "The fields to change." }) input: Input,
      @ReasonArg() reason?: string | null,
      @CheckedFactsArg() checkedFacts?: CheckedFacts | null,
    ): Promise<Row> {
      return commands.update(context, changeOf(context, info, reason), { id, version, input, checkedFacts });
    }

    @Allow("writeCatalogue")
    @Mutation(() => Deletion, { name: `delete${row.name}`, description: `Deletes ${deletes.one}. ${ifStale}` })
    delete(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("id", () => ID, { description: `The id of the ${one}.` }) id: string,
      @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
      @ReasonArg() reason?: string | null,
    ): Promise<Deletion> {
      return commands.delete(context, changeOf(context, info, reason), { id, version });
    }

    @Allow("writeCatalogue")
    @Mutation(() => NounBulkUpdate, {
      name: `update${plural}`,
      description: `Sets the same values on up to 500 ${many}${writes.lists ? ", and makes the same changes to their lists" : ""}. The update applies to all rows or to none. ${ifAnyStale}`,
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
      description: `Deletes up to 500 ${deletes.many}, all or none. ${ifAnyStale}`,
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
  return CatalogueWritesResolver;
}
