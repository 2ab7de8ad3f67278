/** An import: rows that wait to be applied. The catalogue does not contain them until then. */
import { Field, ID, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Generated,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";

import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import type { ImportableNoun } from "../../shared/schema/importedNoun.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { FieldError } from "../../shared/errors.js";

@ObjectType({
  description:
    "A set of rows to import into the catalogue. Any editor can continue an import. The server deletes an import after a day.",
  simpleResolvers: true,
})
@Entity("imports")
@Check("imports_noun_known", "noun IN ('casino', 'bonus', 'game', 'article', 'person', 'redirect')")
@Check("imports_empty_cells_known", "empty_cells IN ('leave', 'clear')")
export class Import {
  @Field(() => ID, { description: "The UUID." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => CatalogueNoun, { description: "The type of the rows." })
  @Column("text")
  noun!: ImportableNoun;

  @Field(() => [String], { description: "The columns of each row, in order." })
  @Column("text", { array: true })
  columns!: string[];

  @Field(() => EmptyCells, { description: "How the import handles empty cells of existing rows." })
  @Column("text", { default: EmptyCells.LEAVE })
  emptyCells!: EmptyCells;

  @Field(() => String, { description: "Who created the import: an editor's name, or `demo` in demo mode." })
  @Column("text")
  startedBy!: string;

  @Field(() => Date, { description: "When the import was created. The server deletes the import 24 hours later." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Increases whenever rows are appended. */
  @Column("integer", { default: 0 })
  revision!: number;

  /** How many checks have begun. Only the newest check writes outcomes. */
  @Column("integer", { default: 0 })
  checks!: number;

  /** The last change set when the rows were checked against the catalogue; null if they need another check. */
  @Column("integer", { nullable: true })
  checkedSequence!: number | null;

  @Field(() => Date, { nullable: true, description: "When the import was applied; null until then." })
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  appliedAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the change set to pass to `undo`. Null until the import is applied, or if it changed nothing.",
  })
  @Column("uuid", { nullable: true })
  appliedChangeSetId!: string | null;
}

/** One row of an import. */
@Entity("import_rows")
@Check("import_rows_outcome_known", "outcome IN ('create', 'update', 'unchanged', 'wrong')")
export class ImportRow {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "import_rows_pkey" })
  importId!: string;

  /** Used only for the foreign key. */
  @ManyToOne(() => Import, { onDelete: "RESTRICT", nullable: false })
  @JoinColumn({ name: "import_id", foreignKeyConstraintName: "import_rows_import_fkey" })
  import?: Relation<Import>;

  /** The row's position in the file, counted from 1 without the header. */
  @PrimaryColumn("integer", { primaryKeyConstraintName: "import_rows_pkey" })
  number!: number;

  /** The row's line number in the editor's file; null if the caller sent none. */
  @Column("integer", { nullable: true })
  line!: number | null;

  /** The id that the catalogue row gets if it is new and the import gives no id. */
  @Column("uuid")
  @Generated("uuid")
  newId!: string;

  @Column("uuid", { nullable: true })
  givenId!: string | null;

  @Column("integer", { nullable: true })
  givenVersion!: number | null;

  /** The normalized slug; null if the row has none or the noun has no slugs. */
  @Column("text", { nullable: true })
  slug!: string | null;

  /** The given values in the format of a snapshot, without cells that can't be read. */
  @Column("jsonb")
  given!: Record<string, unknown>;

  /** Errors in the cells themselves. */
  @Column("jsonb")
  problems!: FieldError[];

  /** The effect on the catalogue by the last check; null before the first check. */
  @Column("text", { nullable: true })
  outcome!: "create" | "update" | "unchanged" | "wrong" | null;

  /** The id of the existing or new catalogue row; null if unknown. */
  @Column("uuid", { nullable: true })
  rowId!: string | null;

  /** A snapshot of the existing row at the time of the check; null for a new row. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  /**
   * The row after the import, without the version and dates, which the database sets. Null if the row is invalid.
   */
  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;

  /** The paths of the properties that an update would change; empty for all other outcomes. */
  @Column("text", { array: true, nullable: true })
  changed!: string[] | null;

  /** Columns with an empty cell where the existing row has a value, which the import keeps. */
  @Column("text", { array: true, nullable: true })
  kept!: string[] | null;

  /** Conflicts with the catalogue and with other rows of the file, from the last check. */
  @Column("jsonb", { nullable: true })
  found!: FieldError[] | null;
}
