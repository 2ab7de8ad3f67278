/** The inputs and results of the operations on imports. */
import { type EditableNoun, listOfPlurals, nouns, nounsWith } from "../../../shared/nouns/registry.js";
import { ArrayMaxSize, ArrayMinSize, IsIn, Max, Min, ValidateIf } from "class-validator";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { Import } from "../../database/entities/import.entity.js";
import { formatCount } from "../../../shared/formatCount.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";
import { PageArgs } from "../../shared/schema/connection.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import { FieldChange } from "../../shared/schema/fieldChange.js";
import { maxImportRows } from "../../../shared/apiLimits.js";

/** The maximum number of rows that one request may append to an import. */
export const maxAppendedRows = 500;

/** The maximum line number of an imported row. No spreadsheet can have that many lines. */
const maxImportLine = 10_000_000;

const importableNouns = nounsWith("isEditable");

function keyedBy(key: string): EditableNoun[] {
  return importableNouns.filter((noun) => nouns[noun].key === key);
}

@ArgsType()
export class BeginImportArgs {
  @Field(() => CatalogueNoun, { description: "The type of the rows." })
  @IsIn(importableNouns, {
    message: `An import can contain ${listOfPlurals(importableNouns, "or")}. Use one of these types.`,
  })
  noun!: EditableNoun;

  @Field(() => [String], {
    description:
      "The columns of each row, in order: fields of the input type (such as `rating` or `review.about`), `id` and `version`. " +
      `A row with an id updates the catalogue row with that id, or creates it if the id was never used. Without an id, a row is matched by its slug (${listOfPlurals(keyedBy("slug"), "and")}) or its path (${listOfPlurals(keyedBy("fromPath"), "and")}). All other rows are new. ` +
      "The columns must include the slug or path, or the id; for bonuses, the title or the id. " +
      "A row with a version is invalid if it would overwrite a change made after that version.",
  })
  @ArrayMinSize(1, { message: "`columns` must have at least one column." })
  @ArrayMaxSize(100, { message: "`columns` may have at most 100 columns." })
  columns!: string[];

  @Field(() => EmptyCells, {
    defaultValue: EmptyCells.LEAVE,
    description:
      "How the import handles empty cells in existing rows. In a new row, an empty cell always means the field's default, or null if the field has none.",
  })
  emptyCells!: EmptyCells;
}

@ArgsType()
export class AppendImportRowsArgs {
  @Field(() => ID, { description: "The id of the import." })
  id!: string;

  @Field(() => Int, {
    description: "The position in the file of the first row in `rows`, counted from 1, not including the header.",
  })
  @Min(1, { message: "`firstRow` must be at least 1." })
  @Max(maxImportRows, {
    message: `An import can have at most ${formatCount(maxImportRows)} rows. Split the file.`,
  })
  firstRow!: number;

  @Field(() => [[String]], {
    description:
      "The cells of each row as strings, as in a CSV file. Send 1 to 500 rows, or fewer if the request would be too large. `emptyCells` determines the effect of blank cells. " +
      'Separate list items with commas, or use a JSON array if an item contains a comma (`["Visa", "Bank, by wire"]`). Write Boolean values as true or false, and enum values as their names.',
  })
  @ArrayMinSize(1, { message: "`rows` must have at least one row." })
  @ArrayMaxSize(maxAppendedRows, { message: `\`rows\` may have at most ${maxAppendedRows} rows.` })
  rows!: string[][];

  @Field(() => [Int], {
    nullable: true,
    description:
      "The line number of each row in the editor's file, counted from 1 as in a spreadsheet, including the header and blank rows. " +
      "The preview and all messages use these line numbers, or positions if `lines` is omitted or null.",
  })
  @ValidateIf(({ lines }: AppendImportRowsArgs) => lines != null)
  @Min(1, { each: true, message: "Each item of `lines` must be at least 1." })
  @Max(maxImportLine, { each: true, message: `Each item of \`lines\` must be at most ${maxImportLine}.` })
  lines?: number[] | null;
}

/**
 * The database stores the values. The API uses the names. "wrong" stays in the database, because during an upgrade
 * servers of two releases write the same table.
 */
export enum ImportOutcome {
  CREATE = "create",
  UPDATE = "update",
  UNCHANGED = "unchanged",
  INVALID = "wrong",
}

registerEnumType(ImportOutcome, {
  name: "ImportOutcome",
  description: "The effect of an import on a row.",
  valuesConfig: {
    CREATE: { description: "Adds a new row." },
    UPDATE: { description: "Changes the existing row." },
    UNCHANGED: {
      description:
        "Changes nothing, because the existing row already has all given values. `preservedColumns` lists the columns whose empty cells leave an existing value unchanged.",
    },
    INVALID: { description: "The row is invalid. It blocks the whole import until it is fixed or removed." },
  },
});

@ObjectType({ description: "A problem with a row of an import.", simpleResolvers: true })
export class ImportProblem {
  @Field(() => String, {
    nullable: true,
    description: "The column with the problem; null if the problem concerns the whole row.",
  })
  column!: string | null;

  @Field(() => String, { description: "The problem and how to fix it." })
  message!: string;
}

@ObjectType({
  description: "A row of an import, and the effect of the import on the catalogue row.",
  simpleResolvers: true,
})
export class ImportedRow {
  @Field(() => Int, { description: "The row's position in the file, counted from 1, not including the header." })
  number!: number;

  @Field(() => Int, {
    description:
      "The row's line number in the editor's file, as sent to `appendImportRows`; equal to `number` if no `lines` were sent.",
  })
  line!: number;

  @Field(() => ImportOutcome, { description: "The effect of the import on the catalogue row." })
  outcome!: ImportOutcome;

  @Field(() => String, {
    nullable: true,
    description: "The name, title or path that the row would have; null if there is none.",
  })
  name!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the existing or new catalogue row; null if unknown.",
  })
  rowId!: string | null;

  @Field(() => [ImportProblem], {
    complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
    description: "All problems with the row; empty if the row is valid.",
  })
  problems!: ImportProblem[];

  @Field(() => [String], {
    description:
      "The columns that are empty in the file but keep their value in the existing row. The list is empty if `emptyCells` is CLEAR.",
  })
  preservedColumns!: string[];

  @Field(() => [FieldChange], {
    complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
    description: "The fields that would change; for a new row, the given fields. Empty if the row is invalid.",
  })
  changes!: FieldChange[];

  /** The row as the import would store it. Null if the import would not change the row. */
  stored!: { noun: EditableNoun; values: object } | null;
}

export const ImportedRowConnection = connectionTypes("ImportedRow", ImportedRow, "import rows");

@ArgsType()
export class ImportedRowArgs extends PageArgs {
  @Field(() => ImportOutcome, { nullable: true, description: "Only rows with this outcome." })
  outcome?: ImportOutcome | null;
}

@ObjectType({
  description: "The effect of an import on the current catalogue.",
  simpleResolvers: true,
})
export class ImportPreview {
  @Field(() => Import, { description: "The import that the preview is for." })
  import!: Import;

  @Field(() => Int, { description: "How many rows would be added." })
  createCount!: number;

  @Field(() => Int, { description: "How many existing rows would change." })
  updateCount!: number;

  @Field(() => Int, { description: "How many rows would change nothing." })
  unchangedCount!: number;

  @Field(() => Int, {
    description:
      "How many rows have a cell that is empty in the file but keeps its value in the existing row. To clear these values, begin the import with `emptyCells: CLEAR`.",
  })
  preservedCount!: number;

  @Field(() => Int, { description: "How many rows are invalid. The import cannot be applied until this is 0." })
  invalidCount!: number;
}
