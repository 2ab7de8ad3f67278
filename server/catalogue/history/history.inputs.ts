import type { Noun } from "../../../shared/nouns/registry.js";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { ObstacleKind } from "../undo/undoObstacles.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";
import { PageArgs } from "../../shared/schema/connection.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
import { NullableText } from "../../shared/input/rules.js";
import { maxPageSize } from "../../../shared/apiLimits.js";
import { textLimits } from "../../../shared/textLimits.js";

export const ChangeSetConnection = connectionTypes("ChangeSet", ChangeSet, "change sets");

@ArgsType()
export class HistoryArgs extends PageArgs {
  @Field(() => CatalogueNoun, { nullable: true, description: "Only changes to rows of this type." })
  noun?: Noun | null;

  @Field(() => ID, { nullable: true, description: "Only changes to the row with this id. Requires `noun`." })
  id?: string | null;

  @Field(() => String, { nullable: true, description: "Only changes by this editor, as named in the history." })
  @NullableText("name of the editor", textLimits.email)
  actor?: string | null;
}

/** The page size if the caller omits `first`. */
export const changeSetPageSize = 10;

@ArgsType()
export class HistoryRowArgs {
  @Field(() => CatalogueNoun, { nullable: true, description: "Only rows of this type." })
  noun?: Noun | null;

  @Field(() => ID, { nullable: true, description: "Only the row with this id. Requires `noun`." })
  id?: string | null;

  @Field(() => Int, { defaultValue: changeSetPageSize, description: `How many rows to return, 1 to ${maxPageSize}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: "Returns rows after this cursor." })
  after?: string | null;
}

/** The database stores the values. The API uses the names. */
export enum RowOperation {
  CREATE = "create",
  UPDATE = "update",
  DELETE = "delete",
}

registerEnumType(RowOperation, {
  name: "RowOperation",
  description: "The type of a change to a row.",
  valuesConfig: {
    CREATE: { description: "The row was created, or restored by an undo." },
    UPDATE: { description: "Some fields of the row changed." },
    DELETE: { description: "The row was deleted." },
  },
});

@ObjectType("HistoryRow", { description: "The change to one row in a change set.", simpleResolvers: true })
export class HistoryEntry {
  @Field(() => ID, { description: "The UUID of this history entry, not of the row." })
  id!: string;

  @Field(() => CatalogueNoun, { description: "The type of the row." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the row." })
  rowId!: string;

  @Field(() => String, {
    description: "The row's name, title or path after the change, or before the change if it deleted the row.",
  })
  name!: string;

  @Field(() => RowOperation, { description: "Whether the row was created, updated or deleted." })
  operation!: RowOperation;

  @Field(() => Int, { description: "The row's version after the change, or before the change if it deleted the row." })
  version!: number;

  /** The row before the change. Read only if `changes` is selected. */
  before?: Record<string, unknown> | null;

  after?: Record<string, unknown> | null;
}

export const HistoryRowConnection = connectionTypes("HistoryRow", HistoryEntry, "change set rows");

registerEnumType(ObstacleKind, {
  name: "UndoObstacleKind",
  description: "Why a change cannot be undone.",
  valuesConfig: {
    ALREADY_UNDONE: { description: "The change set has already been undone." },
    CHANGED_SINCE: { description: "The row was changed after the change set was written." },
    DELETED_SINCE: { description: "The row was deleted after the change set was written." },
    ALREADY_RESTORED: { description: "The row was deleted and has since been restored." },
    SLUG_TAKEN: { description: "Another row (the holder) now has the slug, path or image file of this row." },
    CASINO_DELETED: { description: "The bonus's casino (the holder) was deleted." },
    HAS_BONUSES: { description: "The undo would delete a casino that now has a bonus (the holder)." },
    IMAGE_IN_USE: { description: "The undo would delete an image that a row (the holder) or an open draft uses." },
    FILES_DELETED: { description: "The server has deleted the files of the image." },
  },
});

@ObjectType({ description: "A reason why a change set cannot be undone.", simpleResolvers: true })
export class UndoObstacle {
  @Field(() => ObstacleKind, { description: "Why the change cannot be undone." })
  kind!: ObstacleKind;

  @Field(() => CatalogueNoun, { description: "The type of the row whose change cannot be undone." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the row." })
  rowId!: string;

  @Field(() => String, { description: "The name, title or path of the row." })
  rowName!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of another row that prevents the undo; null if the row itself or a draft prevents the undo.",
  })
  holderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the row that `holderId` refers to; `a draft` if a draft prevents the undo; null if unknown.",
  })
  holderName!: string | null;

  @Field(() => String, { simple: false, description: "The reason and what to do about it." })
  message?: string;

  @Field(() => ChangeSet, {
    simple: false,
    nullable: true,
    description: "The later change set that prevents the undo; null if there is none.",
  })
  laterChangeSet?: Promise<ChangeSet | null>;
}
