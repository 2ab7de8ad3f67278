/** The mutations that write one row of a noun of the catalogue: they create, update or delete it. */
import { childrenOf, listOfPlurals, type Noun } from "../../../../shared/nouns/registry.js";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, type ClassType, Ctx, ID, Info, Int, Mutation, Resolver } from "type-graphql";

import { Allow } from "../allow.js";
import { type CatalogueCommands, type CheckedFacts, Deletion } from "./catalogueWrites.js";
import { changeOf, ReasonArg } from "./changeReason.js";
import type { Viewer } from "../policies.js";

export interface NounWrites<Services, Row extends object, Input extends object> {
  row: ClassType<Row>;
  create: ClassType<Input>;
  update: ClassType<Input>;
  commands: CatalogueCommands<Services, Row, Input>;
  /** The input for the facts that the editor has checked. Omitted for a noun without facts. */
  checkedFacts?: ClassType<CheckedFacts>;
}

/** The context of a noun's mutations. */
export type WritesContext<Services> = Services & { viewer: Viewer | null };

/** Names the rows that are deleted together with rows of a noun: " together with its bonuses". */
export function withChildren(noun: Noun, pronoun: "its" | "their"): string {
  const children = childrenOf(noun).map((child) => child.noun);
  return children.length === 0 ? "" : ` together with ${pronoun} ${listOfPlurals(children, "and")}`;
}

/** Creates the resolver for a noun's mutations. https://typegraphql.com/docs/inheritance.html#resolvers-inheritance */
export function catalogueWritesResolver<Services, Row extends object, Input extends object>(
  writes: NounWrites<Services, Row, Input>,
) {
  const { row, commands } = writes;
  const one = commands.noun;
  const aRow = `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
  const deleted = `${aRow}${withChildren(one, "its")}`;
  const ifStale = `Fails with CONFLICT if the ${one} has changed since the caller loaded it.`;
  type Context = WritesContext<Services>;

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

  @Resolver(() => row)
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
    @Mutation(() => Deletion, { name: `delete${row.name}`, description: `Deletes ${deleted}. ${ifStale}` })
    delete(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("id", () => ID, { description: `The id of the ${one}.` }) id: string,
      @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
      @ReasonArg() reason?: string | null,
    ): Promise<Deletion> {
      return commands.delete(context, changeOf(context, info, reason), { id, version });
    }
  }
  return CatalogueWritesResolver;
}
