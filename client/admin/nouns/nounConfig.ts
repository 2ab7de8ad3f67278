/**
 * Describes how casinos, bonuses and games differ in the admin panel. Each noun has one configuration for its list,
 * form, import and export.
 */
import type { TypedDocumentNode } from "@apollo/client";
import type { ComponentType, ReactNode } from "react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import type { FieldTable, FormValues } from "../fields/fields";
import type { FormNoun, FoundRows, ListConfig, ListedRow } from "../list/listConfig";

/** A GraphQL connection, before its edges are unpacked into `FoundRows`. */
export type Connection<Row, Found = object> = Found & { edges: readonly { node: Row }[] };

/**
 * A document with one root field. Its variables are the same for every noun, except for the types of filters and
 * inputs.
 */
type NounDocument<Result> = TypedDocumentNode<NounData<Result>, never>;

export type NounData<Result> = Readonly<Record<string, Result>>;

/** The fields of a loaded row that every noun has. The field table lists the other fields. */
export interface FormRow {
  id: string;
  version: number;
}

export interface EditedFormRow extends FormRow {
  updatedAt: string;
  lastChange: { by: string } | null;
}

/** One page of a list. */
export type RowPage<Row> = Connection<Omit<Row, "name">, Omit<FoundRows<Row>, "rows">>;

/** The documents of a form. */
interface FormDocuments {
  /** Loads one row by `id`: in a connection, or the row or null. The settings are the only row, so they need no id. */
  edit: NounDocument<Connection<EditedFormRow> | EditedFormRow | null>;
  /** Missing if a form only changes a row. */
  create?: NounDocument<{ id: string }>;
  update: NounDocument<{ version: number }>;
}

interface NounDocuments<Row> {
  list: NounDocument<RowPage<Row>>;
  /** Loads one row by `id`, in a connection. */
  edit: NounDocument<Connection<EditedFormRow>>;
  export: NounDocument<Connection<FormRow, { pageInfo: { hasNextPage: boolean; endCursor: string | null } }>>;
  /** A retry with the same id and values creates no second row. */
  create: NounDocument<{ id: string }>;
  update: NounDocument<{ version: number }>;
  updateMany: NounDocument<{ changeSetId: string | null }>;
  delete: NounDocument<Deletion>;
  deleteMany: NounDocument<Deletion>;
}

export interface Deletion {
  changeSetId: string;
  /** The bonuses that were deleted with their casinos. */
  bonusIds?: readonly string[];
}

// Functions are declared as methods here, so one noun's configuration can be passed to code for any noun.
export interface NounConfig<
  Row extends ListedRow = ListedRow,
  Values extends FormValues = FormValues,
> extends ListConfig<Row> {
  catalogueNoun: CatalogueNoun;
  typename: "Casino" | "Bonus" | "Game" | "Article" | "Person" | "Redirect";
  /** The field with the row's name. */
  nameField: "name" | "title" | "fromPath";
  documents: NounDocuments<Row>;
  fields: FieldTable<FormValues>;
  /** Whether the form is long. Enter then moves to the next field, so it never publishes an incomplete row. */
  isLong?: boolean;
  /** Returns what a new row lacks, such as 'a license'. The editor confirms the gaps before publishing. */
  findGaps?(values: Values): string[];
  /** Previews the row as visitors will see it. */
  Preview(props: { values: Values }): ReactNode;
  /** The tools above the fields of a section, by the section's title. */
  sectionTools?: Readonly<Record<string, ComponentType>>;
  /** Shows related data of a row below its preview. */
  Aside?: ComponentType<{ id: string }>;
  /** Explains to editors how an import matches a file's row to a row of the catalogue. */
  importIdentity: string;
  /** Sample rows for an import file, with only the fields that differ from the defaults. */
  sample: readonly Partial<Values>[];
}

/** The parts of a noun's configuration that a form uses. The site's settings and the directory have forms, but no import. */
export interface FormConfig<Values extends FormValues = FormValues> extends Pick<
  NounConfig<ListedRow, Values>,
  "catalogueNoun" | "nameField" | "fields" | "isLong" | "findGaps" | "Preview" | "sectionTools" | "Aside" | "pathOf"
> {
  noun: FormNoun;
  plural?: NounConfig["plural"];
  documents: FormDocuments;
}

/** Returns the ids of the admin tabs that list a noun's rows and edit one row. */
export function tabsOf({ plural }: Pick<NounConfig, "plural">) {
  return { list: `manage-${plural}`, form: plural } as const;
}
