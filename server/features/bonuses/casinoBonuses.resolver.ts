import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";

import type { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { type Connection, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { BonusConnection } from "./bonus.inputs.js";
import { findBonusesOfCasino } from "./bonus.queries.js";

@Resolver(() => Casino)
export class CasinoBonusesResolver {
  @DependsOn("bonuses", "casinos")
  @FieldResolver(() => BonusConnection, {
    description: "Its active bonuses, newest first, paged. `bonuses` is the same list without cursors.",
  })
  bonusesConnection(
    @Root() casino: Casino,
    @Ctx() { db, loaders }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, { nullable: true, description: "How many, 1 to 100; 24 when left out." })
    first: number | null,
    @Arg("after", () => String, {
      nullable: true,
      description: "The cursor behind which the page begins. It belongs to one casino.",
    })
    after: string | null,
  ): Promise<Connection<Bonus>> {
    return findBonusesOfCasino(db, loaders, {
      casinoId: casino.id,
      page: readPage({ first, after }),
      fields: selectedFields(info, "Bonus"),
      casinoFields: selectedFields(info, "Casino"),
    });
  }
}
