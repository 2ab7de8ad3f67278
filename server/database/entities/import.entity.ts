/** An import whose rows have not been applied yet. Until then, the catalogue does not contain them. */
import type { EditableNoun } from "../../../shared/nouns/registry.js";
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

import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { FieldError } from "../../shared/errors.js";

@ObjectType({
  description:
    "A set of rows to import into the catalogue. Anyone who can import rows can continue an import that someone else began. The server deletes an import after a day.",
  simpleResolvers: true,
})
@Entity("imports")
@Check("imports_empty_cells_known", "empty_cells IN ('leave', 'clear')")
export class Import {
  @Field(() => ID, { description: "The UUID of the import." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => CatalogueNoun, { description: "The type of the rows." })
  @Column("text")
  noun!: EditableNoun;

  @Field(() => [String], { description: "The columns of each row, in order." })
  @Column("text", { array: true })
  columns!: string[];

  @Field(() => EmptyCells, { description: "How the import handles empty cells in existing rows." })
  @Column("text", { default: EmptyCells.LEAVE })
  emptyCells!: EmptyCells;

  @Field(() => String, {
    description:
      "Who created the import: the email address of an account, `token` followed by the name of an API token, or `demo` in demo mode.",
  })
  @Column("text")
  startedBy!: string;

  @Field(() => Date, { description: "When the import was created. The server deletes the import 24 hours later." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Increases whenever rows are appended. */
  @Column("integer", { default: 0 })
  revision!: number;

  /** The number of checks that have begun. Only the latest check writes outcomes. */
  @Column("integer", { default: 0 })
  checks!: number;

  /** The latest change set at the time of the last check. Null if the rows need another check. */
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

@Entity("import_rows")
@Check("import_rows_outcome_known", "outcome IN ('create', 'update', 'unchanged', 'wrong')")
export class ImportRow {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "import_rows_pkey" })
  importId!: string;

  /** Used only for the foreign key. */
  @ManyToOne(() => Import, { onDelete: "RESTRICT", nullable: false })
  @JoinColumn({ name: "import_id", foreignKeyConstraintName: "import_rows_import_fkey" })
  import?: Relation<Import>;

  /** The row's position in the file, counted from 1, not including the header. */
  @PrimaryColumn("integer", { primaryKeyConstraintName: "import_rows_pkey" })
  number!: number;

  /** The row's line number in the editor's file. Null if the caller didn't send one. */
  @Column("integer", { nullable: true })
  line!: number | null;

  /** The id that a new catalogue row gets if the import does not give one. */
  @Column("uuid")
  @Generated("uuid")
  newId!: string;

  @Column("uuid", { nullable: true })
  givenId!: string | null;

  @Column("integer", { nullable: true })
  givenVersion!: number | null;

  /** The normalized slug. Null if the row has none, or if the noun has no slugs. */
  @Column("text", { nullable: true })
  slug!: string | null;

  /** The given values in the format of a snapshot, without cells that could not be read. */
  @Column("jsonb")
  given!: Record<string, unknown>;

  /** The errors in the row's own cells. `found` contains the conflicts with the catalogue and other rows. */
  @Column("jsonb")
  problems!: FieldError[];

  /** The effect on the catalogue, according to the last check. Null before the first check. */
  @Column("text", { nullable: true })
  outcome!: "create" | "update" | "unchanged" | "wrong" | null;

  /** The id of the existing or new catalogue row. Null if unknown. */
  @Column("uuid", { nullable: true })
  rowId!: string | null;

  /** A snapshot of the existing row at the time of the check. Null for a new row. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  /**
   * The row as it will be after the import, without the version and dates, which the database sets. Null if the row is
   * invalid.
   */
  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;

  /** The paths of the properties that an update would change. Empty for all other outcomes. */
  @Column("text", { array: true, nullable: true })
  changed!: string[] | null;

  /** The columns whose cell is empty although the existing row has a value. The import keeps these values. */
  @Column("text", { array: true, nullable: true })
  kept!: string[] | null;

  /** The conflicts with the catalogue and with other rows of the file, according to the last check. */
  @Column("jsonb", { nullable: true })
  found!: FieldError[] | null;
}
