/** The reads and writes of the admin panel's forms, which work for every noun. */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import type { CheckedFactsInput } from "../../graphql/schemaTypes.generated";
import type { FormValues } from "../fields/fields";
import { inputOf } from "../fields/inputValues";
import { valuesOf } from "../fields/formValues";
import type { ListedRow, RowVersion } from "../list/listConfig";
import { freshAsEditor } from "../requests/asEditor";
import type { Connection, EditedFormRow, FormConfig, FormRow, NounData } from "./nounConfig";

/** A row with its form values. */
export interface LoadedRow {
  id: string;
  version: number;
  /** The name that editors know the row by. */
  name: string;
  values: FormValues;
  updatedAt: string;
  /** The author of the row's last change, or null if unknown. */
  changedBy: string | null;
  /** The path of the row's public page, or null if it has none. */
  path: string | null;
}

/** Removes the type of a document's variables, for code that works with any noun. */
export function anyVariables<Data>(document: TypedDocumentNode<Data, never>) {
  return document as TypedDocumentNode<Data, OperationVariables>;
}

/** Returns the value of an operation's only root field. */
export function resultOf<Result>(data: NounData<Result> | undefined): Result {
  return Object.values(data!)[0]!;
}

/** Converts a response to a form's row. Returns null if the row does not exist. */
export function readRow(
  config: FormConfig,
  data: NounData<Connection<EditedFormRow> | EditedFormRow | null>,
): LoadedRow | null {
  const result = resultOf(data);
  const row = result && "edges" in result ? result.edges[0]?.node : result;
  if (!row) return null;
  const { id, version, updatedAt, lastChange } = row;
  const values = valuesOf(config.fields, row) as FormValues;
  const name = String(values[config.nameField]);
  const path = config.pathOf(row as FormRow as ListedRow);
  return { id, version, name, values, updatedAt, changedBy: lastChange?.by ?? null, path };
}

/** Loads the current version of a row. Returns null if the row does not exist. */
export async function findRow(client: ApolloClient, config: FormConfig, id: string): Promise<LoadedRow | null> {
  const query = anyVariables(config.documents.edit);
  const { data } = await client.query({ query, variables: { id }, ...freshAsEditor });
  return readRow(config, data!);
}

/** Adds a row. A retry with the same id and values does not create a second row. */
export async function createRow(
  client: ApolloClient,
  config: FormConfig,
  id: string,
  values: FormValues,
  checkedFacts: CheckedFactsInput | null,
  reason = "",
) {
  const input = { ...inputOf<object>(config.fields, values), id };
  const variables = { input, ...(checkedFacts && { checkedFacts }), ...withReason(reason) };
  await client.mutate({ mutation: anyVariables(config.documents.create!), variables });
  invalidateCatalogue(client.cache);
}

/**
 * Changes the `changed` fields of a row, and marks facts as checked. Returns the new version, which is the same as
 * before if nothing changed.
 */
export async function updateRow(
  client: ApolloClient,
  config: FormConfig,
  { id, version }: RowVersion,
  values: FormValues,
  changed: readonly string[],
  checkedFacts: CheckedFactsInput | null,
  reason = "",
): Promise<number> {
  const input = inputOf<object>(config.fields, values, changed);
  const mutation = anyVariables(config.documents.update);
  const variables = { id, version, input, ...(checkedFacts && { checkedFacts }), ...withReason(reason) };
  const { data } = await client.mutate({ mutation, variables });
  invalidateCatalogue(client.cache);
  return resultOf(data).version;
}

/** Returns the variable for the reason of a change, if the editor gave one. */
export function withReason(reason: string): { reason?: string } {
  return reason.trim() === "" ? {} : { reason: reason.trim() };
}
