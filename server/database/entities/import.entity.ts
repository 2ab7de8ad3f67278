/** A file of rows on its way into the catalogue. Nothing of it is in the catalogue before it is applied. */
import { Field, ID, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";

import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { FieldError } from "../../shared/errors.js";

@ObjectType({
  description: "Rows on their way into the catalogue. Any editor may go on with it; it is forgotten after a day.",
  simpleResolvers: true,
})
@Entity("imports")
@Check("imports_noun_known", "noun IN ('casino', 'bonus', 'game')")
@Check("imports_empty_cells_known", "empty_cells IN ('leave', 'clear')")
@Index("imports_by_date", { synchronize: false })
export class Import {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => CatalogueNoun, { description: "What its rows are." })
  @Column("text")
  noun!: CatalogueNoun;

  @Field(() => [String], { description: "What the cells of each row are, in their order." })
  @Column("text", { array: true })
  columns!: string[];

  @Field(() => EmptyCells, { description: "What an empty cell means for a row that is in the catalogue." })
  @Column("text", { default: EmptyCells.LEAVE })
  emptyCells!: EmptyCells;

  @Field(() => String, { description: "Who began it: the name of an editor, or `demo` without an account." })
  @Column("text")
  startedBy!: string;

  @Field(() => Date, { description: "When it was begun. It is forgotten 24 hours later." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Moves whenever rows are appended. */
  @Column("integer", { default: 0 })
  revision!: number;

  /** How many checks have begun. Only the newest one writes outcomes. */
  @Column("integer", { default: 0 })
  checks!: number;

  /** The last change set before the rows were held against the catalogue; null where they have to be again. */
  @Column("integer", { nullable: true })
  checkedSequence!: number | null;

  @Field(() => Date, { nullable: true, description: "When it was applied; null while it is not." })
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  appliedAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The change set that it has become, to undo it by; null while it is not applied, and where it changed nothing.",
  })
  @Column("uuid", { nullable: true })
  appliedChangeSetId!: string | null;
}

/** One row of an import. */
@Entity("import_rows")
@Check("import_rows_outcome_known", "outcome IN ('create', 'update', 'unchanged', 'wrong')")
@Index("import_rows_of_slug", { synchronize: false })
@Index("import_rows_of_id", { synchronize: false })
@Index("import_rows_of_outcome", { synchronize: false })
export class ImportRow {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "import_rows_pkey" })
  importId!: string;

  /** Only for the foreign key. */
  @ManyToOne(() => Import, { onDelete: "RESTRICT", nullable: false })
  @JoinColumn({ name: "import_id", foreignKeyConstraintName: "import_rows_import_fkey" })
  import?: Relation<Import>;

  /** Its place in the file, from 1; the header is not counted. */
  @PrimaryColumn("integer", { primaryKeyConstraintName: "import_rows_pkey" })
  number!: number;

  /** Its number in the editor's file; null where the caller sent none. */
  @Column("integer", { nullable: true })
  line!: number | null;

  /** The id that it gets where it is new and has none. */
  @Column("uuid")
  @Generated("uuid")
  newId!: string;

  @Column("uuid", { nullable: true })
  givenId!: string | null;

  @Column("integer", { nullable: true })
  givenVersion!: number | null;

  /** Normalised; null where none is given or the noun has none. */
  @Column("text", { nullable: true })
  slug!: string | null;

  /** What is given, shaped like a snapshot; cells that can't be read are left out. */
  @Column("jsonb")
  given!: Record<string, unknown>;

  /** What is wrong with the cells themselves. */
  @Column("jsonb")
  problems!: FieldError[];

  /** What it would do, by the last check; null before the first. */
  @Column("text", { nullable: true })
  outcome!: "create" | "update" | "unchanged" | "wrong" | null;

  /** The catalogue row that it is or will be; null if unknown. */
  @Column("uuid", { nullable: true })
  rowId!: string | null;

  /** That row as it was at the check, as a snapshot; null for a new one. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  /** What it would become, but for the version and the dates, which the catalogue writes; null where the row is wrong. */
  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;

  /** The paths of the properties that an update would change; empty for any other outcome. */
  @Column("text", { array: true, nullable: true })
  changed!: string[] | null;

  /** Columns whose cell is empty while the row has a value, which stays. */
  @Column("text", { array: true, nullable: true })
  kept!: string[] | null;

  /** What is wrong beside the catalogue and the other rows, by the last check. */
  @Column("jsonb", { nullable: true })
  found!: FieldError[] | null;
}
