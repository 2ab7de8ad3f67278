/** Tells editors who last changed a row of the catalogue. Visitors get null, so their responses stay cacheable. */
import { type ClassType, Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";

import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../write/nouns.js";
import { allNouns, type Noun } from "../../../shared/nouns/registry.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { isAllowed } from "../../shared/schema/policies.js";
import type { Context } from "../context.js";

@ObjectType({ description: "Who last changed a row, and when.", simpleResolvers: true })
class LastChange {
  @Field(() => Date, { description: "When the row was changed." })
  at!: Date;

  @Field(() => String, {
    description:
      "Who made the change: the email address of an account, `token` followed by the name of an API token, `demo` in demo mode, or `seed` for the initial data.",
  })
  by!: string;
}

function lastChangeResolver(entity: ClassType<NounRows[Noun]>, noun: Noun) {
  @Resolver(() => entity)
  class LastChangeResolver {
    @DependsOn()
    @FieldResolver(() => LastChange, {
      nullable: true,
      description:
        "Who last changed the row, and when. Null if the caller can't see the history, or if the row has none.",
    })
    lastChange(@Root() { id }: { id: string }, @Ctx() { viewer, loaders }: Context): Promise<LastChange | null> | null {
      return isAllowed("seeHistory", viewer) ? loaders.lastChangeOf(noun).load(id) : null;
    }
  }
  return LastChangeResolver;
}

/** The resolvers for all nouns. */
export const lastChangeResolvers = allNouns.map((noun) => lastChangeResolver(nouns[noun].entity, noun));
