/** The inputs and results of the draft operations. */
import type { Noun } from "../../../shared/nouns/registry.js";
import { ArrayMaxSize } from "class-validator";
import { GraphQLJSONObject } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";

import { Draft, DraftState } from "../../database/entities/team/draft.entity.js";
import { NonNullText } from "../../shared/input/rules.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";
import { PageArgs } from "../../shared/schema/connection.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
import { NewRowId } from "../../shared/schema/inputFields.js";
import { textLimits } from "../../../shared/textLimits.js";

export const DraftConnection = connectionTypes("Draft", Draft, "drafts");

@InputType({ description: "Filters a list of drafts. Except for `states`, omitted and null fields are ignored." })
export class DraftFilter {
  @Field(() => [DraftState], {
    nullable: true,
    description: "Only drafts in one of these states. If omitted or null, all drafts that can still be published.",
  })
  @ArrayMaxSize(10, { message: "`states` may have at most 10 values." })
  states?: DraftState[] | null;

  @Field(() => CatalogueNoun, { nullable: true, description: "Only drafts of this type of row." })
  noun?: Noun | null;

  @Field(() => ID, { nullable: true, description: "Only drafts that change the row with this id. Requires `noun`." })
  rowId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only your own drafts; `false`: only other people's drafts.",
  })
  isMine?: boolean | null;
}

@ArgsType()
export class DraftsArgs extends PageArgs {
  @Field(() => DraftFilter, { nullable: true, description: "Which drafts to return." })
  filter?: DraftFilter | null;
}

@InputType({
  description: "A new draft. With `rowId`, it changes an existing row. Without `rowId`, it adds a new row.",
})
export class DraftInput {
  @NewRowId()
  id?: string;

  @Field(() => CatalogueNoun, { description: "The type of the row." })
  noun!: Noun;

  @Field(() => ID, { nullable: true, description: "The id of the row to change. Requires `rowVersion`." })
  rowId?: string | null;

  @Field(() => Int, { nullable: true, description: "The version of the row that you loaded." })
  rowVersion?: number | null;

  @Field(() => GraphQLJSONObject, {
    description:
      "The fields to change, as in the input of the mutation that updates the row. For a new row, all of the row's fields.",
  })
  patch!: Record<string, unknown>;
}

@InputType({ description: "Changes to a draft." })
export class DraftUpdateInput {
  @Field(() => GraphQLJSONObject, {
    description: "All fields that the draft changes. The draft no longer changes any field that is omitted here.",
  })
  patch!: Record<string, unknown>;

  @Field(() => Int, {
    nullable: true,
    description: "The version of the row that you loaded. If omitted, the draft stays based on the same version.",
  })
  rowVersion?: number | null;
}

@ArgsType()
export class DraftVersionArgs {
  @Field(() => ID, { description: "The id of the draft." })
  id!: string;

  @Field(() => Int, { description: "The version of the draft that you loaded." })
  version!: number;
}

@ArgsType()
export class ReturnDraftArgs extends DraftVersionArgs {
  @Field(() => String, { description: `What the author should change, at most ${textLimits.reason} characters.` })
  @NonNullText("comment", textLimits.reason)
  comment!: string;
}

@ArgsType()
export class ScheduleDraftArgs extends DraftVersionArgs {
  @Field(() => Date, { description: "When to publish the draft. It must be in the future." })
  publishAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      "When to hide the row from visitors again. It must be after `publishAt`. Only bonuses and articles can be hidden. If omitted or null, the row stays visible, and a time that was set earlier for hiding it no longer applies. Omit it for a draft that only hides its row.",
  })
  unpublishAt?: Date | null;
}

@ArgsType()
export class ScheduleUnpublishingArgs {
  @Field(() => CatalogueNoun, { description: "The type of the row: `BONUS` or `ARTICLE`." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the row." })
  rowId!: string;

  @Field(() => Date, { description: "When to hide the row from visitors. It must be in the future." })
  at!: Date;
}

@ObjectType({ description: "The result of publishing a draft.", simpleResolvers: true })
export class Publication {
  @Field(() => Draft, { description: "The draft, which is now published." })
  draft!: Draft;

  @Field(() => ID, { description: "The id of the changed or added row." })
  rowId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the change set to pass to `undo`; null if nothing changed.",
  })
  changeSetId!: string | null;
}

@ObjectType({ description: "A link to the preview of a draft.", simpleResolvers: true })
export class DraftPreview {
  @Field(() => String, {
    description: "The path of the preview on this site. Anyone who has the link can open it until it expires.",
  })
  path!: string;

  @Field(() => Date, { description: "When the link expires." })
  expiresAt!: Date;
}
