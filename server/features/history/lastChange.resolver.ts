/** Tells editors who changed a row of the catalogue last. Visitors get null, so their responses stay cacheable. */
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import type { Noun } from "../../database/writing/nouns.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { isAllowed } from "../../shared/schema/policies.js";
import type { Context } from "../context.js";
import { LastChange } from "./lastChange.js";

const description =
  "Who changed it last, and when. Null for a caller without a session, and where the history does not have it.";

function findLastChange({ viewer, loaders }: Context, noun: Noun, id: string): Promise<LastChange | null> | null {
  return isAllowed("seeHistory", viewer) ? loaders.lastChangeOf[noun].load(id) : null;
}

@Resolver(() => Casino)
export class CasinoLastChangeResolver {
  @DependsOn()
  @FieldResolver(() => LastChange, { nullable: true, description })
  lastChange(@Root() { id }: Casino, @Ctx() context: Context): Promise<LastChange | null> | null {
    return findLastChange(context, "casino", id);
  }
}

@Resolver(() => Bonus)
export class BonusLastChangeResolver {
  @DependsOn()
  @FieldResolver(() => LastChange, { nullable: true, description })
  lastChange(@Root() { id }: Bonus, @Ctx() context: Context): Promise<LastChange | null> | null {
    return findLastChange(context, "bonus", id);
  }
}

@Resolver(() => Game)
export class GameLastChangeResolver {
  @DependsOn()
  @FieldResolver(() => LastChange, { nullable: true, description })
  lastChange(@Root() { id }: Game, @Ctx() context: Context): Promise<LastChange | null> | null {
    return findLastChange(context, "game", id);
  }
}
