/** What the bonus operations accept, with every rule that needs no database (spec section 5). */
import { ArrayMaxSize, IsOptional, IsUUID, MaxLength } from "class-validator";
import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { Bonus, BonusType } from "../../database/entities/bonus.entity.js";
import { connectionTypes } from "../../shared/schema/connection.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import {
  NonNull,
  NonNullLine,
  NullableCount,
  NullableLine,
  NullableText,
  RequiredLine,
} from "../../shared/input/rules.js";
import { textLimits } from "../../shared/textLimits.js";

export const BonusConnection = connectionTypes("Bonus", Bonus, "bonuses");

export enum BonusOrder {
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  TITLE_ASC = "TITLE_ASC",
  TITLE_DESC = "TITLE_DESC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
}

registerEnumType(BonusOrder, {
  name: "BonusOrder",
  description: "How a list of bonuses is sorted. Ties are broken by id.",
  valuesConfig: {
    CREATED_DESC: { description: "Last added first." },
    CREATED_ASC: { description: "First added first." },
    TITLE_ASC: { description: "By title, A to Z." },
    TITLE_DESC: { description: "By title, Z to A." },
    UPDATED_DESC: { description: "Last changed first." },
    UPDATED_ASC: { description: "Longest unchanged first." },
  },
});

@InputType({ description: "Which bonuses a list holds. What is left out or null does not filter." })
export class BonusFilter {
  @Field(() => [ID], {
    nullable: true,
    description: "Only these, at most 100. An id that names no bonus is passed over.",
  })
  @IsOptional()
  @ArrayMaxSize(100, { message: "Ask for at most 100 ids at a time." })
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only those whose title, code or casino's name contains each word of this text, ignoring case and accents. At most 200 characters, of which the first 8 words count. Blank does not filter.",
  })
  @NullableText("search text", textLimits.search)
  search?: string | null;

  @Field(() => BonusType, { nullable: true, description: "Only this kind." })
  bonusType?: BonusType | null;

  @Field(() => ID, { nullable: true, description: "Only those of this casino." })
  casinoId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Only those of these casinos, at most 100. An id that names no casino is ignored.",
  })
  @IsOptional()
  @ArrayMaxSize(100, { message: "Give at most 100 casino ids." })
  casinoIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Only those whose casino has one of these texts in its name, ignoring case and accents; at most 10. Without a casino, none.",
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: "Give at most 10 texts." })
  @MaxLength(textLimits.line, { each: true, message: `Shorten each text to at most ${textLimits.line} characters.` })
  casinoNameContainsAny?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Only active ones, or only others. Visitors get active ones alone: asked for others, none. With a session, left out means both.",
  })
  isActive?: boolean | null;
}

@InputType()
abstract class BonusFields {
  @Field(() => ID, { nullable: true, description: "The casino whose offer it is; null for none." })
  @IsOptional()
  @IsUUID("all", { message: "Choose a casino from the list, or leave it empty." })
  casinoId?: string | null;

  @FieldOf(Bonus, NonNull("The kind of bonus"))
  bonusType?: BonusType;

  @FieldOf(Bonus, NullableLine("bonus amount"))
  bonusAmount?: string | null;

  @FieldOf(Bonus, NullableCount("free spins"))
  freeSpins?: number | null;

  @FieldOf(Bonus, NullableLine("minimum deposit"))
  minDeposit?: string | null;

  @FieldOf(Bonus, NullableLine("wagering requirement"))
  wageringRequirement?: string | null;

  @FieldOf(Bonus, NullableLine("maximum win"))
  maxWin?: string | null;

  @FieldOf(Bonus, NullableLine("bonus code"))
  bonusCode?: string | null;

  @FieldOf(Bonus, NullableText("terms", textLimits.paragraph))
  terms?: string | null;

  @FieldOf(Bonus, NonNull("Active"))
  isActive?: boolean;
}

@InputType({
  description: "A new bonus. A field left out becomes null; `bonusType` becomes WELCOME, and `isActive` true.",
})
export class BonusInput extends BonusFields {
  @NewRowId()
  id?: string;

  @FieldOf(Bonus, RequiredLine("title"), { nullable: false })
  title!: string;
}

@InputType({
  description: "Changes to a bonus. A field left out stays as it is; null or blank removes what may be missing.",
})
export class BonusUpdateInput extends BonusFields {
  @FieldOf(Bonus, NonNullLine("title"))
  title?: string;
}
