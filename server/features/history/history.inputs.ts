import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { ObstacleKind } from "../../database/history/undoObstacles.js";
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { connectionTypes, PageArgs } from "../../shared/schema/connection.js";
import { NullableText } from "../../shared/input/rules.js";
import { textLimits } from "../../shared/textLimits.js";

export const ChangeSetConnection = connectionTypes("ChangeSet", ChangeSet, "change sets");

@ArgsType()
export class HistoryArgs extends PageArgs {
  @Field(() => CatalogueNoun, { nullable: true, description: "Only what touched rows of this kind." })
  noun?: CatalogueNoun | null;

  @Field(() => ID, { nullable: true, description: "Only what touched this row. Goes with `noun`." })
  id?: string | null;

  @Field(() => String, { nullable: true, description: "Only what this editor did, by the name that the history has." })
  @NullableText("name of the editor", textLimits.email)
  actor?: string | null;
}

/** Rows of a page without `first`. */
export const changeSetPageSize = 10;

@ArgsType()
export class HistoryRowArgs {
  @Field(() => CatalogueNoun, { nullable: true, description: "Only rows of this kind." })
  noun?: CatalogueNoun | null;

  @Field(() => ID, { nullable: true, description: "Only this row. Goes with `noun`." })
  id?: string | null;

  @Field(() => Int, { defaultValue: changeSetPageSize, description: "How many rows, 1 to 100." })
  first!: number;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;
}

/** The values are those of the column; the names are those of the API. */
export enum RowOperation {
  CREATE = "create",
  UPDATE = "update",
  DELETE = "delete",
}

registerEnumType(RowOperation, {
  name: "RowOperation",
  description: "What was done to a row.",
  valuesConfig: {
    CREATE: { description: "It was added, or came back by an undo." },
    UPDATE: { description: "Some of its fields got other values." },
    DELETE: { description: "It was taken away." },
  },
});

@ObjectType("HistoryRow", { description: "What a change set did to one row.", simpleResolvers: true })
export class HistoryEntry {
  @Field(() => ID, { description: "UUID of this entry, not of the row." })
  id!: string;

  @Field(() => CatalogueNoun, { description: "What the row is." })
  noun!: CatalogueNoun;

  @Field(() => ID, { description: "Which row." })
  rowId!: string;

  @Field(() => String, { description: "The name or title that the row had afterwards; of a deleted one, its last." })
  name!: string;

  @Field(() => RowOperation, { description: "What was done to it." })
  operation!: RowOperation;

  @Field(() => Int, { description: "The version that the row had then; of a deleted one, its last." })
  version!: number;

  /** Read only when `changes` is selected. */
  before?: Record<string, unknown> | null;

  after?: Record<string, unknown> | null;
}

export const HistoryRowConnection = connectionTypes("HistoryRow", HistoryEntry, "rows of a change set");

registerEnumType(ObstacleKind, {
  name: "UndoObstacleKind",
  description: "Why a row can't be taken back.",
  valuesConfig: {
    UNDONE_ALREADY: { description: "The change set was undone before." },
    CHANGED_SINCE: { description: "It was changed again." },
    DELETED_SINCE: { description: "It was deleted." },
    BACK_ALREADY: { description: "It was deleted and is there again." },
    SLUG_TAKEN: { description: "Another row has the slug that it had: the holder." },
    CASINO_GONE: { description: "The casino that the bonus belonged to is gone: the holder." },
    HAS_BONUSES: { description: "The casino, which would go, has a bonus by now: the holder." },
  },
});

@ObjectType({ description: "What stands in the way of an undo.", simpleResolvers: true })
export class UndoObstacle {
  @Field(() => ObstacleKind, { description: "Why the row can't be taken back." })
  kind!: ObstacleKind;

  @Field(() => CatalogueNoun, { description: "What the row is that can't be taken back." })
  noun!: CatalogueNoun;

  @Field(() => ID, { description: "Which row." })
  rowId!: string;

  @Field(() => String, { description: "Its name or title." })
  rowName!: string;

  @Field(() => ID, { nullable: true, description: "The other row in the way; null where it is the row itself." })
  holderId!: string | null;

  @Field(() => String, { nullable: true, description: "What the other row is called; null where nobody knows." })
  holderName!: string | null;

  @Field(() => String, { simple: false, description: "The same in a sentence that says what to do." })
  message?: string;

  @Field(() => ChangeSet, {
    simple: false,
    nullable: true,
    description: "The change set that came in between; null where there is none.",
  })
  laterChangeSet?: Promise<ChangeSet | null>;
}
