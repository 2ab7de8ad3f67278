/** What the operations on many rows accept and answer, whichever noun they are about. */
import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from "class-validator";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";

/** Rows of one bulk operation at most. */
export const maxBulkRows = 500;

@InputType({ description: "A row, and the version of it that was loaded." })
export class RowVersionInput {
  @Field(() => ID, { description: "Which row." })
  id!: string;

  @Field(() => Int, { description: "The version that was loaded." })
  version!: number;
}

@ArgsType()
export class BulkArgs {
  @Field(() => [RowVersionInput], { description: "Which rows, each once, 1 to 500 of them." })
  @ArrayMinSize(1, { message: "Choose at least one row." })
  @ArrayMaxSize(maxBulkRows, { message: `Choose at most ${maxBulkRows} rows at a time.` })
  @ArrayUnique((item: RowVersionInput) => item.id.toLowerCase(), { message: "Name each row once." })
  items!: RowVersionInput[];
}

@ObjectType({
  description: "What a bulk deletion took away. It can be undone by its change set.",
  simpleResolvers: true,
})
export class BulkDeletion {
  @Field(() => [ID], { description: "The ids of the rows that were deleted, in the order of the items." })
  ids!: string[];

  @Field(() => [ID], { description: "The bonuses that were deleted with their casinos; empty for any other rows." })
  bonusIds!: string[];

  @Field(() => ID, { description: "The change set that records the deletion." })
  changeSetId!: string;
}

/** What a bulk update did; each noun adds its rows. */
@ObjectType({ simpleResolvers: true })
export abstract class BulkUpdate {
  /** All rows of the items, in their order. */
  ids!: string[];

  @Field(() => Int, { description: "How many rows were changed; the others had these values already." })
  changedCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The change set that records it, to undo it by; null when every row had these values already.",
  })
  changeSetId!: string | null;
}
