import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";

import { Casino } from "../../../database/entities/casino.entity.js";
import { BadUserInputError } from "../../../shared/errors.js";
import { scoreHistoryCost } from "../../../catalogue/history/casinoUpdates.js";
import { rowsPerUnit } from "../../../database/reading/countRows.js";
import { DependsOn } from "../../../shared/schema/dependsOn.js";
import type { Context } from "../../../catalogue/context.js";
import { examinedUpdates, ScoreChange, scoreChangesOf } from "./scoreHistory.js";
import { trustScoreProperties } from "./trustScore.js";

const defaultChanges = 20;
const maxChanges = 50;

@Resolver(() => Casino)
export class ScoreHistoryResolver {
  /**
   * The history changes only together with the casino, so the field does not need to depend on the history's tables.
   */
  @DependsOn("casinos", "year")
  @FieldResolver(() => [ScoreChange], {
    complexity: ({ args, childComplexity }) =>
      scoreHistoryCost + sizeOf(args["first"] as number | null) * childComplexity,
    description:
      "How the trust score changed, newest change first. The score changes when the casino's data changes, or when the casino becomes old enough to earn points for its age.",
  })
  async scoreHistory(
    @Root() casino: Casino,
    @Ctx() { loaders, clock, charge }: Context,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: defaultChanges,
      description: `How many changes to return, 1 to ${maxChanges}.`,
    })
    first: number | null,
  ): Promise<ScoreChange[]> {
    const size = first ?? defaultChanges;
    if (size !== sizeOf(size))
      throw new BadUserInputError([{ field: "first", message: `\`first\` must be between 1 and ${maxChanges}.` }]);
    // Each version after the first is an update to examine.
    await charge?.(Math.floor(Math.min(casino.version - 1, examinedUpdates) / rowsPerUnit));
    const updatesOf = loaders.updatesOfCasino({ properties: trustScoreProperties, limit: examinedUpdates });
    return scoreChangesOf(casino, await updatesOf.load(casino.id), clock.now()).slice(0, size);
  }
}

/** Returns the nearest valid page size. */
function sizeOf(first: number | null): number {
  return Math.min(Math.max(first ?? defaultChanges, 1), maxChanges);
}
