/** What the game operations accept, with every rule that needs no database (spec section 5). */
import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { connectionTypes } from "../../shared/schema/connection.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import {
  NonNull,
  NonNullLine,
  NonNullSlug,
  NullablePercent,
  NullableLine,
  NullablePicture,
  NullableText,
  RequiredLine,
  RequiredSlug,
} from "../../shared/input/rules.js";
import { textLimits } from "../../shared/textLimits.js";

export const GameConnection = connectionTypes("Game", Game, "games");

export enum GameOrder {
  POPULAR_DESC = "POPULAR_DESC",
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  RTP_DESC = "RTP_DESC",
  RTP_ASC = "RTP_ASC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
}

registerEnumType(GameOrder, {
  name: "GameOrder",
  description: "How a list of games is sorted. Ties are broken by name, then by id; between equal dates by id alone.",
  valuesConfig: {
    POPULAR_DESC: { description: "Popular ones first, then by name." },
    NAME_ASC: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    RTP_DESC: { description: "Highest return to player first, unknown ones last." },
    RTP_ASC: { description: "Unknown returns first, then the lowest." },
    CREATED_DESC: { description: "Last added first." },
    CREATED_ASC: { description: "First added first." },
    UPDATED_DESC: { description: "Last changed first." },
    UPDATED_ASC: { description: "Longest unchanged first." },
  },
});

@InputType({ description: "Which games a list holds. What is left out or null does not filter." })
export class GameFilter {
  @Field(() => [ID], {
    nullable: true,
    description: "Only these, at most 100. An id that names no game is passed over.",
  })
  @IsOptional()
  @ArrayMaxSize(100, { message: "Ask for at most 100 ids at a time." })
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only those whose name, provider or slug contains each word of this text, ignoring case and accents. At most 200 characters, of which the first 8 words count. Blank does not filter.",
  })
  @NullableText("search text", textLimits.search)
  search?: string | null;

  @Field(() => GameCategory, { nullable: true, description: "Only this shelf." })
  category?: GameCategory | null;

  @Field(() => Boolean, { nullable: true, description: "Only popular ones, or only others." })
  isPopular?: boolean | null;
}

@InputType()
abstract class GameFields {
  @FieldOf(Game, NonNull("The category"))
  category?: GameCategory;

  @FieldOf(Game, NullablePercent("return to player"))
  rtp?: number | null;

  @FieldOf(Game, IsOptional())
  volatility?: Volatility | null;

  @FieldOf(Game, NullableLine("maximum win"))
  maxWin?: string | null;

  @FieldOf(Game, NullablePicture("picture address"))
  imageUrl?: string | null;

  @FieldOf(Game, NonNull("Popular"))
  isPopular?: boolean;
}

@InputType({
  description: "A new game. A field left out becomes null; `category` becomes SLOTS, and `isPopular` false.",
})
export class GameInput extends GameFields {
  @NewRowId()
  id?: string;

  @FieldOf(Game, RequiredLine("name"), { nullable: false })
  name!: string;

  @Field(() => String, {
    description: "Unique among games; normalized to lower case letters, digits and single hyphens.",
  })
  @RequiredSlug()
  slug!: string;

  @FieldOf(Game, RequiredLine("provider"), { nullable: false })
  provider!: string;
}

@InputType({
  description: "Changes to a game. A field left out stays as it is; null or blank removes what may be missing.",
})
export class GameUpdateInput extends GameFields {
  @FieldOf(Game, NonNullLine("name"))
  name?: string;

  @Field(() => String, { nullable: true, description: "Unique among games; normalized." })
  @NonNullSlug()
  slug?: string;

  @FieldOf(Game, NonNullLine("provider"))
  provider?: string;
}
