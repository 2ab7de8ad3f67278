/** What the operations on many games accept and answer. */
import { ArgsType, Field, InputType, ObjectType } from "type-graphql";

import { Game, GameCategory } from "../../database/entities/game.entity.js";
import { BulkArgs, BulkUpdate } from "../../shared/schema/bulk.js";
import { NonNull, NonNullLine, NonNullValue } from "../../shared/input/rules.js";
import { FieldOf } from "../../shared/schema/inputFields.js";

@InputType({ description: "What to set on every one of the games. A field left out stays as it is on each." })
export class GameBulkInput {
  @FieldOf(Game, NonNull("Popular"))
  isPopular?: boolean;

  @FieldOf(Game, NonNull("The category"))
  category?: GameCategory;

  @FieldOf(Game, NonNullLine("provider"))
  provider?: string;
}

@ArgsType()
export class UpdateGamesArgs extends BulkArgs {
  @Field(() => GameBulkInput, { description: "What to set on all of them; at least one field." })
  @NonNullValue("Choose at least one thing to change.")
  set!: GameBulkInput;
}

@ObjectType({ description: "What a bulk update of games did.", simpleResolvers: true })
export class GameBulkUpdate extends BulkUpdate {
  @Field(() => [Game], {
    simple: false,
    description: "The games of the items as they are now, in the order of the items, changed or not.",
  })
  games?: Game[];
}
