/** What the bonus operations accept, with every rule that needs no database (spec section 5). */
import { ArrayMaxSize, IsOptional, IsUUID, MaxLength } from "class-validator";
import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";

import { Bonus, BonusType } from "../../database/entities/bonus.entity.js";
import { connectionTypes } from "../../shared/schema/connection.js";
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

  @Field(() => BonusType, { nullable: true, description: "What kind of offer it is; WELCOME by default." })
  @NonNull("The kind of bonus")
  bonusType?: BonusType;

  @Field(() => String, { nullable: true, description: "What is given, such as `100% up to $500`." })
  @NullableLine("bonus amount", textLimits.line)
  bonusAmount?: string | null;

  @Field(() => Int, { nullable: true, description: "Free spins that come with it, 0 or more; null when not known." })
  @NullableCount("free spins")
  freeSpins?: number | null;

  @Field(() => String, { nullable: true, description: "The smallest deposit that counts, such as `$10`." })
  @NullableLine("minimum deposit", textLimits.line)
  minDeposit?: string | null;

  @Field(() => String, { nullable: true, description: "How often it must be played through, such as `35x`." })
  @NullableLine("wagering requirement", textLimits.line)
  wageringRequirement?: string | null;

  @Field(() => String, { nullable: true, description: "The most that can be withdrawn from it, such as `$100`." })
  @NullableLine("maximum win", textLimits.line)
  maxWin?: string | null;

  @Field(() => String, { nullable: true, description: "The code to enter; null when none is needed." })
  @NullableLine("bonus code", textLimits.line)
  bonusCode?: string | null;

  @Field(() => String, { nullable: true, description: "The terms that matter, in our words." })
  @NullableText("terms", textLimits.paragraph)
  terms?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it can be claimed now; true by default." })
  @NonNull("Active")
  isActive?: boolean;
}

@InputType({ description: "A new bonus." })
export class BonusInput extends BonusFields {
  @Field(() => ID, {
    nullable: true,
    description: "A UUID of your making. Sent again with the same input, it makes no second row.",
  })
  @IsOptional()
  @IsUUID("all", { message: "Give a UUID as id, or leave it out." })
  id?: string;

  @Field(() => String, { description: "The offer in a few words." })
  @RequiredLine("title", textLimits.line)
  title!: string;
}

@InputType({ description: "Changes to a bonus. A field left out stays as it is; null removes what may be missing." })
export class BonusUpdateInput extends BonusFields {
  @Field(() => String, { nullable: true, description: "The offer in a few words." })
  @NonNullLine("title", textLimits.line)
  title?: string;
}
