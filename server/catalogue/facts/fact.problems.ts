/** The SQL that finds the facts with each problem. One statement finds the facts of both casinos and bonuses. */
import { visibleSql } from "../../database/reading/visibleRows.js";
import { type FactNoun, nouns, nounsWith } from "../../../shared/nouns/registry.js";
import { factsOfNoun, hashSql, staleSql } from "./factFields.js";
import type { FactField } from "../../database/entities/fact.entity.js";
import { FactProblem } from "./fact.inputs.js";

/** A fact with a problem, as the statement returns it. */
export interface ProblemRow {
  noun: FactNoun;
  id: string;
  field: FactField;
  checkedAt: Date | null;
  sourceUrl: string | null;
  reportCount: number;
  reportedAt: Date | null;
}

/**
 * The parameters of the statements: the current time and, if the problem depends on the day, the start of the UTC day.
 */
const [now, today] = ["$1::timestamptz", "$2::timestamptz"];

interface ProblemSql {
  /**
   * Selects the facts that may have the problem, as `row_id` and `field`, without reading their values. If an index
   * provides the order, the statement can stop when it has found enough facts.
   */
  candidates: Record<FactNoun, string>;
  /** The SQL condition for facts with the problem. It refers to `fact`, `current`, `checked`, and `reported`. */
  condition: string;
  /** The SQL order of the candidates. It refers to `fact`. */
  order: Record<FactNoun, string>;
  /** The same order as a number, highest first, to merge the facts of both nouns. */
  rank: Record<FactNoun, string>;
}

const factNouns = nounsWith("hasFacts");

function ofEachNoun(sql: (noun: FactNoun) => string): Record<FactNoun, string> {
  return Object.fromEntries(factNouns.map((noun) => [noun, sql(noun)])) as Record<FactNoun, string>;
}

const problems: Record<FactProblem, ProblemSql> = {
  [FactProblem.REPORTED]: {
    candidates: ofEachNoun((noun) => `SELECT * FROM fact_reports WHERE noun = '${noun}'`),
    condition: "reported.noun IS NOT NULL",
    order: ofEachNoun(() => "fact.count DESC, fact.last_reported_at DESC"),
    rank: ofEachNoun(() => "fact.count"),
  },
  [FactProblem.CHANGED]: {
    // Every change of a value also changes `updated_at`, which has an index. The last condition follows from the one
    // before it, but excludes most rows before the join. If no row has changed since the first check, PostgreSQL reads
    // no checks.
    candidates: ofEachNoun(
      (noun) => `SELECT checked.row_id, checked.field, checked.value_hash, row.updated_at
        FROM fact_checks AS checked JOIN ${nouns[noun].table} AS row ON row.id = checked.row_id
        WHERE checked.noun = '${noun}' AND row.updated_at >= checked.checked_at
          AND row.updated_at >= (SELECT min(checked_at) FROM fact_checks)`,
    ),
    condition: "fact.value_hash <> current.hash AND reported.noun IS NULL",
    order: ofEachNoun(() => "fact.updated_at DESC"),
    rank: ofEachNoun(() => "extract(epoch FROM fact.updated_at)"),
  },
  [FactProblem.STALE]: {
    candidates: ofEachNoun(
      (noun) => `SELECT checked.row_id, checked.field, checked.value_hash, checked.checked_at
        FROM fact_checks AS checked WHERE checked.noun = '${noun}' AND ${staleSql(today)}`,
    ),
    condition: "fact.value_hash = current.hash AND reported.noun IS NULL",
    order: ofEachNoun(() => "fact.checked_at"),
    rank: ofEachNoun(() => "-extract(epoch FROM fact.checked_at)"),
  },
  [FactProblem.UNCHECKED]: {
    candidates: {
      casino: `SELECT row.id AS row_id, unchecked.field, row.rating, row.name_sort
        FROM casinos AS row ${uncheckedFields("casino")}`,
      bonus: `SELECT row.id AS row_id, unchecked.field, row.created_at
        FROM bonuses AS row ${uncheckedFields("bonus")} WHERE ${visibleSql("bonus", now)}`,
    },
    condition: "checked.noun IS NULL AND current.hash IS NOT NULL AND reported.noun IS NULL",
    order: { casino: "fact.rating DESC, fact.name_sort, fact.row_id", bonus: "fact.created_at DESC, fact.row_id DESC" },
    // With these numbers, every casino comes before every bonus.
    rank: { casino: "fact.rating", bonus: "extract(epoch FROM fact.created_at) - 1e12" },
  },
};

function uncheckedFields(noun: FactNoun): string {
  const fields = factsOfNoun[noun].map((field) => `'${field}'`).join(", ");
  return `CROSS JOIN LATERAL (
    SELECT each.field FROM unnest(ARRAY[${fields}]) AS each (field) WHERE NOT EXISTS (
      SELECT FROM fact_checks AS checked
      WHERE checked.noun = '${noun}' AND checked.row_id = row.id AND checked.field = each.field
    ) OFFSET 0
  ) AS unchecked`;
}

/** The condition for the facts about one casino and its bonuses. */
const ofCasino: Record<FactNoun, (id: string) => string> = {
  casino: (id) => `WHERE fact.row_id = ${id}`,
  bonus: (id) => `WHERE fact.row_id = ANY(ARRAY(SELECT id FROM bonuses WHERE casino_id = ${id}))`,
};

/**
 * Returns the statement that finds the first facts with a problem. The planner cannot know how many candidates meet the
 * condition. Each OFFSET 0 makes PostgreSQL look up the candidates one by one, in order, until there are enough.
 * If `isOfCasino` is set, the last parameter is the id of a casino, and the facts are about it or its bonuses.
 */
export function findSql(problem: FactProblem, limit: number, isOfCasino: boolean): string {
  const { candidates, condition, order, rank } = problems[problem];
  const casino = dependsOnDay(problem) ? "$3::uuid" : "$2::uuid";
  const parts = factNouns.map(
    (noun) => `(
      SELECT '${noun}' AS noun, current.id, fact.field, checked.checked_at AS "checkedAt",
        checked.source_url AS "sourceUrl", COALESCE(reported.count, 0) AS "reportCount",
        reported.last_reported_at AS "reportedAt", ${rank[noun]} AS rank
      FROM (
        SELECT * FROM (${candidates[noun]}) AS fact ${isOfCasino ? ofCasino[noun](casino) : ""}
        ORDER BY ${order[noun]} OFFSET 0
      ) AS fact
      CROSS JOIN LATERAL (
        SELECT row.id, ${hashSql(noun, "fact.field")} AS hash
        FROM ${nouns[noun].table} AS row WHERE row.id = fact.row_id AND ${visibleSql(noun, now)} OFFSET 0
      ) AS current
      LEFT JOIN LATERAL (
        SELECT * FROM fact_checks WHERE noun = '${noun}' AND row_id = current.id AND field = fact.field OFFSET 0
      ) AS checked ON true
      LEFT JOIN LATERAL (
        SELECT * FROM fact_reports
        WHERE noun = '${noun}' AND row_id = current.id AND field = fact.field AND value_hash = current.hash OFFSET 0
      ) AS reported ON true
      WHERE ${condition} ORDER BY ${order[noun]} LIMIT ${limit}
    )`,
  );
  return `SELECT * FROM (${parts.join(" UNION ALL ")}) AS found
    ORDER BY rank DESC, "reportedAt" DESC NULLS LAST, id, field LIMIT ${limit}`;
}

/** Returns the statement that counts the facts with a problem, up to a limit. */
export function countSql(problem: FactProblem, limit: number, isOfCasino: boolean): string {
  return `SELECT count(*)::int AS count FROM (${findSql(problem, limit, isOfCasino)}) AS found`;
}

/** Whether a problem's statements use the start of the UTC day. */
export function dependsOnDay(problem: FactProblem): boolean {
  return problem === FactProblem.STALE;
}
