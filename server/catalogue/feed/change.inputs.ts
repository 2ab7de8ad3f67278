import type { Noun } from "../../../shared/nouns/registry.js";
import { ArgsType, createUnionType, Field, ID, Int, ObjectType } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
import { maxPageSize } from "../../../shared/apiLimits.js";

/** The page size if the caller omits `first`. */
export const feedPageSize = 100;

@ArgsType()
export class ChangeArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "The `pageInfo.endCursor` of the previous page, or the `cursor` of a snapshot. If omitted, the feed starts with the whole catalogue.",
  })
  since?: string | null;

  @Field(() => CatalogueNoun, {
    nullable: true,
    description:
      "Only rows of this type: casinos, bonuses or games. A cursor is valid only with the `noun` that was used to read it.",
  })
  noun?: Noun | null;

  @Field(() => Int, { defaultValue: feedPageSize, description: `How many changes to return, 1 to ${maxPageSize}.` })
  first!: number;
}

export type CatalogueEntry = Casino | Bonus | Game;

const CatalogueEntryType = createUnionType({
  name: "CatalogueEntry",
  description: "A casino, bonus or game.",
  types: () => [Casino, Bonus, Game] as const,
});

@ObjectType({ description: "The latest state of one catalogue row, or its deletion.", simpleResolvers: true })
export class Change {
  @Field(() => CatalogueNoun, { description: "The type of the row." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the row." })
  id!: string;

  @Field(() => Date, {
    description:
      "When the row changed. For a row deleted before the feed recorded times, the time when recording began.",
  })
  changedAt!: Date;

  @Field(() => Boolean, {
    description:
      "True if visitors cannot see the row, because it was deleted or because it is a bonus that is not currently active. In that case, remove the row from your copy.",
  })
  isDeleted!: boolean;

  @Field(() => CatalogueEntryType, {
    nullable: true,
    description: "The current row, which replaces the row in your copy; null if `isDeleted` is true.",
  })
  entry!: CatalogueEntry | null;
}

export const ChangeConnection = connectionTypes("Change", Change, "changes");
