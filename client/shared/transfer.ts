/** How the rows of one noun go into files and come back from them: one description per noun. */
import { apiPath, fieldNames, type FieldTable, type FormValues } from "./forms/fields";
import type { Noun } from "./forms/editing";
import type { ListRequest } from "./managing";

/** A row as the API takes it. */
export interface TransferRow {
  /** What tells which row it is; none has yet to be made. */
  id: string | null;
  version: number | null;
  /** What its create operation accepts, but for the id. */
  input: Readonly<Record<string, unknown>>;
}

export interface Transfer {
  noun: Noun;
  plural: "casinos" | "bonuses" | "games";
  /** The fields that can be imported, by the names that the form has for them. */
  fields: FieldTable<FormValues>;
  /** New rows as a file could have them, to show what one looks like. */
  sample: readonly TransferRow[];
  /** One page of the list; `next` is where the page after it begins, null on the last. */
  find: (request: ListRequest) => Promise<{ rows: readonly TransferRow[]; next: string | null }>;
}

/** The columns of a file: which row it is, then every field by the name that the API has for it, such as `review.about`. */
export function columnsOf({ fields }: Pick<Transfer, "fields">): string[] {
  return ["id", "version", ...fieldNames(fields).map((name) => apiPath(name, fields[name]!))];
}
