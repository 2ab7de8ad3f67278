import { ArgsType, createUnionType, Field, ID, Int, ObjectType } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { connectionTypes, edgeOptions, edgeType } from "../../shared/schema/connection.js";

/** Rows of a page without `first`. */
export const feedPageSize = 100;

@ArgsType()
export class ChangeArgs {
  @Field(() => String, {
    nullable: true,
    description: "The `pageInfo.endCursor` of the page before. Left out, the feed begins with the whole catalogue.",
  })
  since?: string | null;

  @Field(() => CatalogueNoun, {
    nullable: true,
    description: "Only rows of this kind. A cursor belongs to the kind that it was read with.",
  })
  noun?: CatalogueNoun | null;

  @Field(() => Int, { defaultValue: feedPageSize, description: "How many changes, 1 to 100." })
  first!: number;
}

export type CatalogueEntry = Casino | Bonus | Game;

const CatalogueEntryType = createUnionType({
  name: "CatalogueEntry",
  description: "A row of the catalogue, whichever it is.",
  types: () => [Casino, Bonus, Game] as const,
});

@ObjectType({ description: "The latest state of one row of the catalogue, or that it is gone.", simpleResolvers: true })
export class Change {
  @Field(() => CatalogueNoun, { description: "What the row is." })
  noun!: CatalogueNoun;

  @Field(() => ID, { description: "Which row." })
  id!: string;

  @Field(() => Date, {
    description: "When it was changed. For a row that was deleted before the feed had times, when the feed got them.",
  })
  changedAt!: Date;

  @Field(() => Boolean, {
    description:
      "Whether it is gone for visitors: deleted, or a bonus that is no longer active. Remove it from your copy.",
  })
  isDeleted!: boolean;

  @Field(() => CatalogueEntryType, {
    nullable: true,
    description: "The row as it is now, to take the place of the one in your copy; null when it is gone.",
  })
  entry!: CatalogueEntry | null;
}

@ObjectType("ChangeEdge", edgeOptions("changes"))
class ChangeEdge extends edgeType(Change) {}

export const ChangeConnection = connectionTypes("Change", Change, "changes", ChangeEdge);
