/** The mutations of the admin panel's forms, which work for every noun. */
import type { ApolloClient } from "@apollo/client";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import type { CheckedFactsInput } from "../../graphql/schemaTypes.generated";
import type { FormValues } from "../fields/fields";
import { valuesOf } from "../fields/formValues";
import { inputOf } from "../fields/inputValues";
import type { RowVersion } from "../list/listConfig";
import type { LoadedRow } from "./loadedRow";
import { anyVariables, type FormConfig, resultOf } from "./nounConfig";

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
 * Changes the `changed` fields of a row, and marks facts as checked. Returns the stored values and the new version, which
 * is the same as before if nothing changed.
 */
export async function updateRow(
  client: ApolloClient,
  config: FormConfig,
  { id, version }: RowVersion,
  values: FormValues,
  changed: readonly string[],
  checkedFacts: CheckedFactsInput | null,
  reason = "",
): Promise<Pick<LoadedRow, "version" | "values">> {
  const input = inputOf<object>(config.fields, values, changed);
  const mutation = anyVariables(config.documents.update);
  const variables = { id, version, input, ...(checkedFacts && { checkedFacts }), ...withReason(reason) };
  const { data } = await client.mutate({ mutation, variables });
  invalidateCatalogue(client.cache);
  const row = resultOf(data);
  return { version: row.version, values: valuesOf(config.fields, row) as FormValues };
}

/** Returns the variable for the reason of a change, if the editor gave one. */
export function withReason(reason: string): { reason?: string } {
  return reason.trim() === "" ? {} : { reason: reason.trim() };
}
