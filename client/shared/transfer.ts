/** How the rows of one noun go into files and come back from them: one description per noun. */
import { apiPath, fieldNames, type FieldTable, type FormValues } from "./forms/fields";
import type { Noun } from "./forms/editing";
import type { ListRequest } from "./managing";

export interface Transfer {
  noun: Noun;
  plural: "casinos" | "bonuses" | "games";
  /** The fields that can be imported, by the names that the form has for them. */
  fields: FieldTable<FormValues>;
  /** New rows as a file could have them, to show what one looks like: what they have beside the defaults. */
  sample: readonly Partial<FormValues>[];
  /** One page of the list. */
  find: (request: ListRequest) => Promise<TransferPage>;
}

interface TransferPage {
  edges: readonly { node: { id: string; version: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The columns of a file: which row it is, then every field by the name that the API has for it, such as `review.about`. */
export function columnsOf({ fields }: Pick<Transfer, "fields">): string[] {
  return ["id", "version", ...fieldNames(fields).map((name) => apiPath(name, fields[name]!))];
}
