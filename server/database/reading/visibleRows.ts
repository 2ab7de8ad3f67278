/** The conditions for rows that visitors see. They derive from `visible` in the nouns' definitions. */
import type { DataSource } from "typeorm";

import { allNouns, definitionOf, type Noun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../connection/naming.js";
import { currentTimeOf } from "../connection/requestDatabase.js";
import type { Condition } from "./selectRows.js";

/** Returns SQL for whether visitors see a row. The SQL is never null if the row exists. `now` is SQL for the time. */
export function visibleSql(noun: Noun, now: string, row = "row"): string {
  const { visible } = definitionOf(noun);
  const column = (property: string) => `${row}.${toSnakeCase(property)}`;
  if (visible === "always") return "true";
  if ("published" in visible) return `${column(visible.sort)} <= ${now}`;
  const from = column(visible.from);
  return `${column(visible.active)} AND (${from} IS NULL OR ${from} <= ${now}) AND ${column(visible.untilSort)} > ${now}`;
}

/** Returns the condition for rows that visitors see at the time of the request. */
export function visibleRows(db: DataSource, noun: Noun, row = "row"): Required<Condition> {
  const sql = visibleSql(noun, "?", row);
  const now = currentTimeOf(db);
  return { sql, values: [...sql.matchAll(/\?/g)].map(() => now), usesCurrentTime: true };
}

/** The nouns whose rows appear or disappear at certain times, with the columns that contain these times. */
export const datedNouns = allNouns.flatMap((noun): { noun: Noun; columns: string[] }[] => {
  const { visible } = definitionOf(noun);
  if (visible === "always") return [];
  const times = "published" in visible ? [visible.sort] : [visible.from, visible.untilSort];
  return [{ noun, columns: times.map(toSnakeCase) }];
});
