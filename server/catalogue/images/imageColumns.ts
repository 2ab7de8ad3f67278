/**
 * The columns that can contain the address of an uploaded image: pictures, and Markdown. `deleteImage` refuses to delete
 * an image that one of them refers to.
 */
import { allNouns, definitionOf, type Noun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";

export interface ImageColumn {
  noun: Noun;
  table: string;
  /** A column that contains an address, or text with addresses in it. */
  column: string;
  /** The API's name for the column. */
  field: string;
  /** SQL for the name that editors know the row by, aliased as `row`. */
  nameSql: string;
}

export const imageColumns: readonly ImageColumn[] = allNouns.flatMap((noun) => {
  const { table, title, fields = {} } = definitionOf(noun);
  return Object.entries(fields)
    .filter(([, { kind, isMarkdown }]) => kind === "picture" || isMarkdown)
    .map(([field]) => ({ noun, table, column: toSnakeCase(field), field, nameSql: `row.${toSnakeCase(title)}` }));
});
