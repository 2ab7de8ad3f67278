/**
 * The admin panel's configuration for a noun, such as casinos or articles. Each noun has one configuration for its
 * list, form, import and export.
 */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ComponentType, ReactNode } from "react";
import { type EditableNoun, enumNameOf, nouns } from "../../../shared/nouns/registry";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import type { BulkPreviewFragment } from "../list/bulk/BulkPreview.generated";
import type { FieldTable, FormValues } from "../fields/fields";
import type { FormNoun, FoundRows, ListConfig, ListedRow } from "../list/listConfig";

/** A GraphQL connection. Its edges are later converted to the rows of `FoundRows`. */
export type Connection<Row, Found = object> = Found & { edges: readonly { node: Row }[] };

/**
 * A document with one root field. Its variables are the same for every noun, except the types of filters and inputs.
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

/** The documents for a form. */
interface FormDocuments {
  /**
   * Loads a row by `id`. The result is a connection, a single row, or null. The site's settings are a single row, so
   * they need no id.
   */
  edit: NounDocument<Connection<EditedFormRow> | EditedFormRow | null>;
  /** Omitted if the form only changes rows. */
  create?: NounDocument<{ id: string }>;
  update: NounDocument<{ version: number }>;
}

interface NounDocuments<Row> {
  list: NounDocument<RowPage<Row>>;
  /** Loads a row by `id`. The result is a connection. */
  edit: NounDocument<Connection<EditedFormRow>>;
  export: NounDocument<Connection<FormRow, { pageInfo: { hasNextPage: boolean; endCursor: string | null } }>>;
  /** Creates a row. A retry with the same id and values does not create a second row. */
  create: NounDocument<{ id: string }>;
  update: NounDocument<{ version: number }>;
  updateMany: NounDocument<{ changeSetId: string | null; changedCount: number }>;
  updateManyPreview: NounDocument<BulkPreviewFragment>;
  delete: NounDocument<Deletion>;
  deleteMany: NounDocument<Deletion>;
}

export interface Deletion {
  changeSetId: string;
  /** The ids of the bonuses that were deleted with their casinos. */
  bonusIds?: readonly string[];
}

// The functions are declared as methods, so code for any noun accepts the configuration for one noun.
export interface NounConfig<
  Row extends ListedRow = ListedRow,
  Values extends FormValues = FormValues,
> extends ListConfig<Row> {
  catalogueNoun: CatalogueNoun;
  typename: (typeof nouns)[EditableNoun]["typename"];
  /** The name of the field that contains the row's name. */
  nameField: "name" | "title" | "fromPath" | "fileName";
  documents: NounDocuments<Row>;
  fields: FieldTable<FormValues>;
  /**
   * Whether the form is long. In a long form, Enter moves to the next field instead of publishing an incomplete row.
   */
  isLong?: boolean;
  /** Returns what a new row lacks, such as 'a license'. The editor must confirm these gaps before publishing. */
  findGaps?(values: Values): string[];
  /** Shows the row as visitors will see it. */
  Preview(props: { values: Values }): ReactNode;
  /** Controls above the fields in a section. The keys are section titles. */
  sectionTools?: Readonly<Record<string, ComponentType>>;
  /** Shows data related to a row, below its preview. */
  Aside?: ComponentType<{ id: string }>;
  /** Tells editors how an import matches a row in the file to a row in the catalogue. */
  importIdentity: string;
  /** The rows in the sample import file. Each contains only the fields that differ from the defaults. */
  sample: readonly Partial<Values>[];
}

/** What the configuration of a noun takes from `shared/nouns`. */
type FromRegistry = "plural" | "catalogueNoun" | "typename" | "nameField";

/** Completes the configuration of a noun with what `shared/nouns` says about it. */
export function nounConfig<Row extends ListedRow, Values extends FormValues>(
  config: Omit<NounConfig<Row, Values>, FromRegistry>,
): NounConfig<Row, Values> {
  const { plural, typename, title: nameField } = nouns[config.noun];
  return { ...config, plural, typename, nameField, catalogueNoun: enumNameOf(config.noun) as CatalogueNoun };
}

/**
 * The parts of a noun's configuration that a form needs. The site's settings, directory entries and images have forms
 * but no imports.
 */
export interface FormConfig<Values extends FormValues = FormValues> extends Pick<
  NounConfig<ListedRow, Values>,
  "catalogueNoun" | "nameField" | "fields" | "isLong" | "findGaps" | "Preview" | "sectionTools" | "Aside" | "pathOf"
> {
  noun: FormNoun;
  plural?: NounConfig["plural"];
  documents: FormDocuments;
}

/** Returns the ids of the two admin tabs of a noun: its list and its form. */
export function tabsOf({ plural }: Pick<NounConfig, "plural">) {
  return { list: `manage-${plural}`, form: plural } as const;
}

/** Removes the type of a document's variables, for code that works with any noun. */
export function anyVariables<Data>(document: TypedDocumentNode<Data, never>) {
  return document as TypedDocumentNode<Data, OperationVariables>;
}

/** Returns the value of an operation's only root field. */
export function resultOf<Result>(data: NounData<Result> | undefined): Result {
  return Object.values(data!)[0]!;
}
