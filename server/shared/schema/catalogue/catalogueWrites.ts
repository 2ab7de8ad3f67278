/** The arguments and results of a noun's mutations, and the commands that the mutations call. */
import type { FieldError } from "../../errors.js";
import type { EditableNoun, Noun } from "../../../../shared/nouns/registry.js";
import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from "class-validator";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { maxBulkRows } from "../../../../shared/apiLimits.js";

@InputType("RowVersionInput", { description: "A row and the version that you loaded." })
export class RowVersion {
  @Field(() => ID, { description: "The id of the row." })
  id!: string;

  @Field(() => Int, { description: "The version that you loaded." })
  version!: number;
}

@ArgsType()
export class BulkArgs {
  @Field(() => [RowVersion], { description: `The rows, 1 to ${maxBulkRows}, without duplicates.` })
  @ArrayMinSize(1, { message: "`items` must have at least one row." })
  @ArrayMaxSize(maxBulkRows, { message: `\`items\` may have at most ${maxBulkRows} rows.` })
  @ArrayUnique((item: RowVersion) => item.id.toLowerCase(), { message: "`items` must not contain the same row twice." })
  items!: RowVersion[];
}

@ObjectType({
  description: "The result of a deletion. To undo the deletion, pass `changeSetId` to `undo`.",
  simpleResolvers: true,
})
export class Deletion {
  @Field(() => ID, { description: "The id of the deleted row." })
  id!: string;

  @Field(() => [ID], {
    description: "The ids of the bonuses deleted with their casino; empty unless the row is a casino.",
  })
  bonusIds!: string[];

  @Field(() => ID, { description: "The id of the change set that records the deletion." })
  changeSetId!: string;
}

@ObjectType({
  description: "The result of a bulk deletion. To undo the deletion, pass `changeSetId` to `undo`.",
  simpleResolvers: true,
})
export class BulkDeletion {
  @Field(() => [ID], { description: "The ids of the deleted rows, in the order of `items`." })
  ids!: string[];

  @Field(() => [ID], {
    description: "The ids of the bonuses deleted with their casinos; empty unless the rows are casinos.",
  })
  bonusIds!: string[];

  @Field(() => ID, { description: "The id of the change set that records the deletion." })
  changeSetId!: string;
}

/** The result of a bulk update. Each noun's own type adds the rows. */
@ObjectType({ simpleResolvers: true })
export abstract class BulkUpdate {
  /** The ids of all rows in the input, in the same order. */
  ids!: string[];

  @Field(() => Int, { description: "How many rows changed. The other rows already had these values." })
  changedCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the change set to pass to `undo`; null if every row already had these values.",
  })
  changeSetId!: string | null;
}

/** The parts of a bulk update, of which at least one has a value. */
export interface BulkChanges<Input> {
  /** The values to set on all rows. */
  set?: Input | null;
  /** The items to add to the lists of all rows, and the items to remove from these lists. */
  add?: Input | null;
  remove?: Input | null;
}

@ObjectType("BulkPreviewRow", { description: "A row that a bulk update would change.", simpleResolvers: true })
export class BulkPreviewRow {
  @Field(() => ID, { description: "The id of the row." })
  id!: string;

  @Field(() => String, { description: "The name, title or path of the row." })
  name!: string;

  noun!: Noun;
  before!: Record<string, unknown>;
  after!: Record<string, unknown>;
}

@ObjectType({ description: "The effect that a bulk update would have.", simpleResolvers: true })
export class BulkPreview {
  @Field(() => Int, { description: "How many rows would change. The other rows already have these values." })
  changedCount!: number;

  @Field(() => [BulkPreviewRow], { description: "The first rows that would change, sorted by name; at most 10." })
  rows!: BulkPreviewRow[];
}

/** The properties of a write that the history records. */
export interface Change {
  /** The name that the history records, such as the editor's email address. */
  actor: string;
  /** The id of the editor's account or API token. Null or omitted in demo mode, and for the initial data. */
  actorId?: string | null;
  /** The operation, such as `updateCasino`. */
  operation: string;
  reason?: string | null;
  /** The id of the change set that this write reverts. */
  undoes?: string;
}

/** The facts whose new values the editor has compared with a source. */
export interface CheckedFacts {
  fields: string[];
  sourceUrl?: string | null;
}

/** The rules of a noun that involve several values of a row. A row has the API's names. */
export interface RowRules {
  /** Returns a row as the database will store it. `given` contains the new values. */
  asStored?: (row: Record<string, unknown>, given: Record<string, unknown>) => Record<string, unknown>;
  /** Returns the errors that involve several values of a row, except those that follow from the noun's definition. */
  findRowErrors?: (row: Record<string, unknown>) => FieldError[];
}

/** The commands that a noun's mutations call. */
export interface CatalogueCommands<Services, Row, Input> extends RowRules {
  noun: EditableNoun;
  /** Converts an input to column values. */
  toValues(input: Input): object;
  create(services: Services, change: Change, input: Input, checkedFacts?: CheckedFacts | null): Promise<Row>;
  update(
    services: Services,
    change: Change,
    update: RowVersion & { input: Input; checkedFacts?: CheckedFacts | null },
  ): Promise<Row>;
  delete(services: Services, change: Change, row: RowVersion): Promise<Deletion>;
  updateMany(
    services: Services,
    change: Change,
    update: BulkChanges<Input> & { items: RowVersion[] },
  ): Promise<BulkUpdate>;
  previewUpdateMany(services: Services, update: BulkChanges<Input> & { items: RowVersion[] }): Promise<BulkPreview>;
  deleteMany(services: Services, change: Change, items: RowVersion[]): Promise<BulkDeletion>;
}
