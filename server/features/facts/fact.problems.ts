/** The SQL that finds the facts with each problem. One statement finds the facts of both nouns. */
import {
  type FactNoun,
  factsOfNoun,
  factTables,
  hashSql,
  shownSql,
  staleSql,
} from "../../database/facts/factFields.js";
import type { FactField } from "../../database/entities/fact.entity.js";
import { FactProblem } from "./fact.inputs.js";

/** A fact with a problem, as its statement returns it. */
export interface ProblemRow {
  noun: FactNoun;
  id: string;
  field: FactField;
  checkedAt: Date | null;
  sourceUrl: string | null;
  reportCount: number;
  reportedAt: Date | null;
}

/** The parameters: the current time and, if the problem depends on it, the start of the UTC day. */
const [now, today] = ["$1::timestamptz", "$2::timestamptz"];

interface ProblemSql {
  /** The SQL of the field. */
  field: string;
  /** The FROM and WHERE, with the tables `row`, `checked` and `reported`. The last two may have no row. */
  source: (noun: FactNoun) => string;
  /** The order of one noun's facts, which an index of `row` or `checked` may have. */
  order: Record<FactNoun, string>;
  /** A number that puts the facts of both nouns in order, highest first. */
  rank: Record<FactNoun, string>;
}

/** Joins the last check of a fact, also of a former value. */
function joinCheck(noun: FactNoun, field: string): string {
  return `LEFT JOIN fact_checks AS checked
    ON checked.noun = '${noun}' AND checked.row_id = row.id AND checked.field = ${field}`;
}

/** Joins the reports of a fact's current value. */
function joinReports(noun: FactNoun, field: string): string {
  return `LEFT JOIN fact_reports AS reported ON reported.noun = '${noun}' AND reported.row_id = row.id
    AND reported.field = ${field} AND reported.value_hash = ${hashSql(noun, field)}`;
}

function both(sql: string): Record<FactNoun, string> {
  return { casino: sql, bonus: sql };
}

const problems: Record<FactProblem, ProblemSql> = {
  [FactProblem.REPORTED]: {
    field: "reported.field",
    source: (noun) => `FROM fact_reports AS reported JOIN ${factTables[noun]} AS row ON row.id = reported.row_id
      ${joinCheck(noun, "reported.field")}
      WHERE reported.noun = '${noun}' AND reported.value_hash = ${hashSql(noun, "reported.field")}`,
    order: both("reported.count DESC, reported.last_reported_at DESC"),
    rank: both("reported.count"),
  },
  [FactProblem.CHANGED]: {
    field: "checked.field",
    // A change of a value also moves `updated_at`, which is cheaper to compare than the hash.
    source: (noun) => `FROM ${factTables[noun]} AS row
      JOIN fact_checks AS checked ON checked.row_id = row.id AND checked.checked_at <= row.updated_at
      ${joinReports(noun, "checked.field")}
      WHERE checked.noun = '${noun}' AND checked.value_hash <> ${hashSql(noun, "checked.field")}
        AND reported.noun IS NULL`,
    order: both("row.updated_at DESC, row.id DESC"),
    rank: both("extract(epoch FROM row.updated_at)"),
  },
  [FactProblem.STALE]: {
    field: "checked.field",
    source: (noun) => `FROM fact_checks AS checked JOIN ${factTables[noun]} AS row ON row.id = checked.row_id
      ${joinReports(noun, "checked.field")}
      WHERE checked.noun = '${noun}' AND ${staleSql(today)} AND checked.value_hash = ${hashSql(noun, "checked.field")}
        AND reported.noun IS NULL`,
    order: both("checked.checked_at"),
    rank: both("-extract(epoch FROM checked.checked_at)"),
  },
  [FactProblem.UNCHECKED]: {
    field: "fact.field",
    source: (noun) => `FROM ${factTables[noun]} AS row
      CROSS JOIN unnest(ARRAY[${factsOfNoun[noun].map((field) => `'${field}'`).join(", ")}]) AS fact (field)
      ${joinCheck(noun, "fact.field")}
      ${joinReports(noun, "fact.field")}
      WHERE ${hashSql(noun, "fact.field")} IS NOT NULL AND checked.noun IS NULL AND reported.noun IS NULL`,
    order: { casino: "row.rating DESC, row.name_sort, row.id", bonus: "row.created_at DESC, row.id DESC" },
    // Every casino comes before every bonus.
    rank: { casino: "row.rating", bonus: "extract(epoch FROM row.created_at) - 1e12" },
  },
};

const nouns: FactNoun[] = ["casino", "bonus"];

/** Returns the statement that finds the first facts with a problem. */
export function findSql(problem: FactProblem, limit: number): string {
  const { field, order, rank } = problems[problem];
  const parts = nouns.map(
    (noun) => `(SELECT '${noun}' AS noun, row.id, ${field} AS field, checked.checked_at AS "checkedAt",
        checked.source_url AS "sourceUrl", COALESCE(reported.count, 0) AS "reportCount",
        reported.last_reported_at AS "reportedAt", ${rank[noun]} AS rank
      ${fromSql(problem, noun)} ORDER BY ${order[noun]}, ${field} LIMIT ${limit})`,
  );
  return `SELECT * FROM (${parts.join(" UNION ALL ")}) AS found
    ORDER BY rank DESC, "reportedAt" DESC NULLS LAST, id, field LIMIT ${limit}`;
}

/** Returns the statement that counts the facts with a problem. */
export function countSql(problem: FactProblem): string {
  return `SELECT (${nouns.map((noun) => `(SELECT count(*) ${fromSql(problem, noun)})`).join(" + ")})::int AS count`;
}

/** Only rows that visitors see are in the queue. */
function fromSql(problem: FactProblem, noun: FactNoun): string {
  return `${problems[problem].source(noun)} AND ${shownSql(noun, now)}`;
}

/** Whether the statements of a problem take the start of the UTC day. */
export function dependsOnDay(problem: FactProblem): boolean {
  return problem === FactProblem.STALE;
}
