/** The admin panel's reads and writes, which work for every noun. */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import type { BulkChanges } from "../bulk/bulkFields";
import type { CheckedFactsInput } from "../../graphql/schemaTypes.generated";
import type { FormValues } from "../fields/fields";
import { inputOf, valuesOf } from "../fields/inputValues";
import type { FoundRows, ListRequest, ListedRow, RowVersion } from "../list/listConfig";
import { freshAsEditor } from "../requests/asEditor";
import type {
  Connection,
  Deletion,
  EditedFormRow,
  FormConfig,
  FormRow,
  NounConfig,
  NounData,
  RowPage,
} from "./nounConfig";

/** A row with its form values. */
export interface LoadedRow {
  id: string;
  version: number;
  /** The name under which editors know the row. */
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
function resultOf<Result>(data: NounData<Result> | undefined): Result {
  return Object.values(data!)[0]!;
}

export function readRows<Row extends ListedRow>(config: NounConfig<Row>, data: NounData<RowPage<Row>>): FoundRows<Row> {
  const { edges, totalCount, pageInfo } = resultOf(data);
  const named = (node: object) => ({ ...node, name: (node as Record<string, unknown>)[config.nameField] }) as Row;
  return { rows: edges.map(({ node }) => named(node)), totalCount, pageInfo };
}

export async function findRows<Row extends ListedRow>(
  client: ApolloClient,
  config: NounConfig<Row>,
  request: ListRequest,
): Promise<FoundRows<Row>> {
  const query = anyVariables(config.documents.list);
  const { data } = await client.query({ query, variables: { ...request }, ...freshAsEditor });
  return readRows(config, data!);
}

/** Loads one page of rows with every field that an export file contains. */
export async function findFormRows(client: ApolloClient, { documents }: NounConfig, request: ListRequest) {
  const query = anyVariables(documents.export);
  const { data } = await client.query({ query, variables: { ...request }, ...freshAsEditor });
  const { edges, pageInfo } = resultOf(data);
  return { rows: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
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

/** Adds a row. A retry with the same id and values creates no second row. */
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
function withReason(reason: string): { reason?: string } {
  return reason.trim() === "" ? {} : { reason: reason.trim() };
}

/** Changes all of these rows in the same way, or none if one fails. */
export async function updateRows(
  client: ApolloClient,
  { documents }: NounConfig,
  items: readonly RowVersion[],
  changes: BulkChanges,
  reason: string,
) {
  const variables = { items, ...changes, ...withReason(reason) };
  const { data } = await client.mutate({ mutation: anyVariables(documents.updateMany), variables });
  invalidateCatalogue(client.cache);
  const { changeSetId, changedCount } = resultOf(data);
  return { changeSetId, changedCount };
}

/** Asks what `updateRows` would change. */
export async function previewRows(
  client: ApolloClient,
  { documents }: NounConfig,
  items: readonly RowVersion[],
  changes: BulkChanges,
) {
  const query = anyVariables(documents.updateManyPreview);
  const { data } = await client.query({ query, variables: { items, ...changes }, ...freshAsEditor });
  return resultOf(data!);
}

/** Deletes all of these rows, or none if one fails. */
export async function deleteRows(
  client: ApolloClient,
  config: NounConfig,
  items: readonly RowVersion[],
  reason: string,
) {
  const { changeSetId, bonusIds = [] } = await sendDeletion(client, config, items, withReason(reason));
  invalidateCatalogue(client.cache, [
    ...items.map(({ id }) => ({ __typename: config.typename, id })),
    ...bonusIds.map((id) => ({ __typename: "Bonus", id }) as const),
  ]);
  return { changeSetId, bonusCount: bonusIds.length };
}

async function sendDeletion(
  client: ApolloClient,
  { documents }: NounConfig,
  items: readonly RowVersion[],
  reason: { reason?: string },
): Promise<Deletion> {
  const [one, ...others] = items;
  const { data } =
    one && others.length === 0
      ? await client.mutate({ mutation: anyVariables(documents.delete), variables: { ...one, ...reason } })
      : await client.mutate({ mutation: anyVariables(documents.deleteMany), variables: { items, ...reason } });
  return resultOf(data);
}
