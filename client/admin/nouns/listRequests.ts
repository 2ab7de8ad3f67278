/** The reads and writes of the admin panel's lists, which work for every noun. */
import type { ApolloClient } from "@apollo/client";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import type { BulkChanges } from "../list/bulk/bulkFields";
import type { FoundRows, ListRequest, ListedRow, RowVersion } from "../list/listConfig";
import { freshAsEditor } from "../requests/asEditor";
import { withReason } from "./formRequests";
import { anyVariables, resultOf, type Deletion, type NounConfig, type NounData, type RowPage } from "./nounConfig";

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
