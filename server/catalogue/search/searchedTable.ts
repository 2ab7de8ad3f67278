/** Describes a table to the search. */
import { toSnakeCase } from "../../database/connection/naming.js";
import type { Condition } from "../../database/reading/selectRows.js";
import type { SortKey } from "../../database/reading/sortKeys.js";

/** The threshold that docs/specification.md, "Search", sets for Fuse.js. */
export const fuseThreshold = 0.3;

/** A table whose rows can be found by text. In SQL, its rows are aliased as `row`. */
export interface SearchedTable {
  table: string;
  /** The conditions for the rows that the viewer may see. Other rows have no influence on what is found. */
  visible?: Condition[];
  /** SQL for the folded title. */
  title: string;
  /** SQL for the words of the title, a tsvector. */
  titleWords: string;
  /** Returns the condition for rows that have a word that begins with this folded word. */
  hasWord: (word: string) => Condition;
  /** The texts that Fuse.js searches, with their weights. `sql` is the row's column by default. */
  fields: readonly { name: string; weight: number; isList?: boolean; sql?: string }[];
  /** Whether the rows that Fuse.js finds are found even if words find enough rows. */
  isAlwaysFuzzy?: boolean;
  /** The order of rows that match equally well. */
  ties: SortKey[];
}

/** Returns the SQL expression of a searched text. */
export function sqlOf({ name, sql }: SearchedTable["fields"][number]): string {
  return sql ?? `row.${toSnakeCase(name)}`;
}
