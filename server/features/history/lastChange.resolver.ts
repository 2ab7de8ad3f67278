/** Tells editors who changed a row of the catalogue last. Visitors get null, so their responses stay cacheable. */
import { type ClassType, Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import type { Noun } from "../../database/writing/nouns.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { isAllowed } from "../../shared/schema/policies.js";
import type { Context } from "../context.js";

@ObjectType({ description: "Who changed a row last, and when.", simpleResolvers: true })
class LastChange {
  @Field(() => Date, { description: "When it was changed." })
  at!: Date;

  @Field(() => String, { description: "Who did it: the name of an editor, `demo` without an account, or `seed`." })
  by!: string;
}

function lastChangeResolver(entity: ClassType<Casino | Bonus | Game>, noun: Noun) {
  @Resolver(() => entity)
  class LastChangeResolver {
    @DependsOn()
    @FieldResolver(() => LastChange, {
      nullable: true,
      description:
        "Who changed it last, and when. Null for a caller without a session, and where the history does not have it.",
    })
    lastChange(@Root() { id }: { id: string }, @Ctx() { viewer, loaders }: Context): Promise<LastChange | null> | null {
      return isAllowed("seeHistory", viewer) ? loaders.lastChangeOf[noun].load(id) : null;
    }
  }
  return LastChangeResolver;
}

export const CasinoLastChangeResolver = lastChangeResolver(Casino, "casino");
export const BonusLastChangeResolver = lastChangeResolver(Bonus, "bonus");
export const GameLastChangeResolver = lastChangeResolver(Game, "game");
