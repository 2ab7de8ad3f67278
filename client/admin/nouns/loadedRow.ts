/** Loads the row that a form of the admin panel edits. Works for every noun. */
import type { ApolloClient } from "@apollo/client";
import type { FormValues } from "../fields/fields";
import { valuesOf } from "../fields/formValues";
import type { ListedRow } from "../list/listConfig";
import { freshAsEditor } from "../requests/asEditor";
import {
  anyVariables,
  type Connection,
  type EditedFormRow,
  type FormConfig,
  type FormRow,
  type NounData,
  resultOf,
} from "./nounConfig";

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
