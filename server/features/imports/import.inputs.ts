/** What the operations on imports accept and answer. */
import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateIf } from "class-validator";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { Import } from "../../database/entities/import.entity.js";
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { connectionTypes, PageArgs } from "../../shared/schema/connection.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import { FieldChange } from "../../shared/schema/fieldChange.js";
import { maxAppendedRows, maxImportLine, maxImportRows } from "../../shared/limits.js";

@ArgsType()
export class BeginImportArgs {
  @Field(() => CatalogueNoun, { description: "What the rows are." })
  noun!: CatalogueNoun;

  @Field(() => [String], {
    description:
      "What the cells of each row are, in their order: the fields of the noun's input (`rating`, `review.about`), and `id` and `version`. " +
      "A row with an id is the one that has it, or a new one of that id where it never was; a casino without an id is the one that has its slug; any other row is new. " +
      "A file of casinos has a slug or an id, one of bonuses a title or an id, one of games a name, slug and provider or an id. " +
      "With a version, a row is refused where it would undo what others have changed since that version.",
  })
  @ArrayMinSize(1, { message: "Name at least one column." })
  @ArrayMaxSize(100, { message: "Name at most 100 columns." })
  columns!: string[];

  @Field(() => EmptyCells, {
    defaultValue: EmptyCells.LEAVE,
    description: "What an empty cell means for a row that is in the catalogue. A new row gets the default either way.",
  })
  emptyCells!: EmptyCells;
}

@ArgsType()
export class AppendImportRowsArgs {
  @Field(() => ID, { description: "Which import." })
  id!: string;

  @Field(() => Int, {
    description: "The place in the file of the first of these rows, from 1; the header is not counted.",
  })
  @Min(1, { message: "Count the rows from 1." })
  @Max(maxImportRows, { message: `Import at most ${maxImportRows} rows at a time: split the file.` })
  firstRow!: number;

  @Field(() => [[String]], {
    description:
      "The cells of each row as a CSV file has them, 1 to 500 rows and as many as one request holds. A blank cell is not given: the import's `emptyCells` says what that means. " +
      'Lists have commas between their items, or are a JSON array where an item has one itself (`["Visa", "Bank, by wire"]`); flags are true or false, enums their names.',
  })
  @ArrayMinSize(1, { message: "Append at least one row." })
  @ArrayMaxSize(maxAppendedRows, { message: `Append at most ${maxAppendedRows} rows at a time.` })
  rows!: string[][];

  @Field(() => [Int], {
    nullable: true,
    description:
      "The line of each of these rows in the editor's file, from 1, as a spreadsheet numbers them: the header and blank rows count. " +
      "The preview and every message name the rows by these lines. Left out or null, they name a row by its place.",
  })
  @ValidateIf(({ lines }: AppendImportRowsArgs) => lines != null)
  @Min(1, { each: true, message: "Count the lines from 1." })
  @Max(maxImportLine, { each: true, message: `A line is at most ${maxImportLine}.` })
  lines?: number[] | null;
}

/** The values are those of the column; the names are those of the API. */
export enum ImportOutcome {
  CREATE = "create",
  UPDATE = "update",
  UNCHANGED = "unchanged",
  WRONG = "wrong",
}

registerEnumType(ImportOutcome, {
  name: "ImportOutcome",
  description: "What an import would do with a row.",
  valuesConfig: {
    CREATE: { description: "Add it." },
    UPDATE: { description: "Change the row that is there." },
    UNCHANGED: {
      description: "Nothing: the row that is there has every value that is given. `keptColumns` names empty cells.",
    },
    WRONG: { description: "It can't be imported, and nothing else can before it is put right or left out." },
  },
});

@ObjectType({ description: "What is wrong with a row of an import.", simpleResolvers: true })
export class ImportProblem {
  @Field(() => String, { nullable: true, description: "The column; null where the row as a whole is wrong." })
  column!: string | null;

  @Field(() => String, { description: "What to do about it, in a sentence." })
  message!: string;
}

@ObjectType({ description: "A row of an import, and what would become of it.", simpleResolvers: true })
export class ImportedRow {
  @Field(() => Int, { description: "Its place in the file, from 1; the header is not counted." })
  number!: number;

  @Field(() => Int, {
    description:
      "Its line in the editor's file, as `appendImportRows` was told; its `number` where that had no `lines`.",
  })
  line!: number;

  @Field(() => ImportOutcome, { description: "What would be done with it." })
  outcome!: ImportOutcome;

  @Field(() => String, { nullable: true, description: "The name or title that it would have; null where it has none." })
  name!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The row of the catalogue that it is or would become; null where nobody knows.",
  })
  rowId!: string | null;

  @Field(() => [ImportProblem], {
    complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
    description: "Everything that is wrong with it; empty where nothing is.",
  })
  problems!: ImportProblem[];

  @Field(() => [String], {
    description:
      "Columns whose cell is empty while the row of the catalogue has a value. It stays, since the import leaves empty cells.",
  })
  keptColumns!: string[];

  @Field(() => [FieldChange], {
    complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
    description:
      "The fields that would get another value; of a new row, those that are given. Empty where it is wrong.",
  })
  changes!: FieldChange[];
}

export const ImportedRowConnection = connectionTypes("ImportedRow", ImportedRow, "rows of an import");

@ArgsType()
export class ImportedRowArgs extends PageArgs {
  @Field(() => ImportOutcome, { nullable: true, description: "Only rows with this outcome." })
  outcome?: ImportOutcome | null;
}

/** How many rows of an import have each outcome. */
@ObjectType({
  description: "What an import would do, held against the catalogue as it is now.",
  simpleResolvers: true,
})
export class ImportPreview {
  @Field(() => Import, { description: "The import itself." })
  import!: Import;

  @Field(() => Int, { description: "How many rows would be added." })
  createCount!: number;

  @Field(() => Int, { description: "How many rows would change one that is there." })
  updateCount!: number;

  @Field(() => Int, { description: "How many rows say what is there already." })
  unchangedCount!: number;

  @Field(() => Int, {
    description:
      "How many rows have an empty cell where the row of the catalogue has a value, which stays. Begin the import with `emptyCells: CLEAR` to clear it.",
  })
  keptCount!: number;

  @Field(() => Int, { description: "How many rows are wrong. While there is one, the import can't be applied." })
  wrongCount!: number;
}
