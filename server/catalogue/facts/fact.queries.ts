/** Reads facts with their checks, and the queue of facts to check. */
import type { DataSource } from "typeorm";

import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { FactCheck, type FactField } from "../../database/entities/fact.entity.js";
import { isStale, startOfDay } from "./factFields.js";
import type { CurrentCheck } from "./factLoaders.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { casinoWith } from "../loaders.js";
import { selectByIds } from "../../database/reading/selectRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import { type Fact, type FactCounts, FactProblem, type FactToCheck } from "./fact.inputs.js";
import { countSql, dependsOnDay, findSql, type ProblemRow } from "./fact.problems.js";
import { describeBonusFact, describeCasinoFact } from "./fact.value.js";

/**
 * The highest number of facts to check that the API reports. Editors don't need an exact number beyond this, so the
 * database can stop counting.
 */
const maxFactCount = 1_000;

/**
 * The cost of the queue of facts to check. If the database contains many checks, the queue costs more: one unit for
 * every `rowsPerUnit` checks.
 */
export const factQueueCost = 400;

/** Returns the facts in the given order, each with its latest check if there is one. */
export function toFacts(fields: FactField[], checks: CurrentCheck[], now: Date): Fact[] {
  const byField = new Map(checks.map((check) => [check.field, check]));
  return fields.map((field) => toFact(field, byField.get(field), now));
}

export function toFact(field: FactField, check: CurrentCheck | undefined, now: Date): Fact {
  if (check === undefined) return { field, checkedAt: null, sourceUrl: null, isStale: false };
  const { checkedAt, sourceUrl } = check;
  return { field, checkedAt, sourceUrl, isStale: isStale(field, checkedAt, now) };
}

interface Facts {
  /** If set, only facts about this casino and its bonuses. */
  casinoId: string | null;
  now: Date;
}

interface Queue extends Facts {
  /** If null, the queue contains the facts with any problem, grouped by problem in the order of the enum. */
  problem: FactProblem | null;
  first: number;
}

/** Returns the first facts of the queue. */
export async function findFactsToCheck(db: DataSource, { problem, first, ...which }: Queue): Promise<FactToCheck[]> {
  const isOfCasino = which.casinoId !== null;
  if (!isPossible(which)) return [];
  await chargeForTable(db, FactCheck, factQueueCost);
  const rows: (ProblemRow & { problem: FactProblem })[] = [];
  for (const each of problem === null ? Object.values(FactProblem) : [problem]) {
    if (rows.length === first) break;
    throwIfDisconnected(db);
    const found = await db.query<ProblemRow[]>(
      findSql(each, first - rows.length, isOfCasino),
      parametersOf(each, which),
    );
    rows.push(...found.map((row) => ({ ...row, problem: each })));
  }
  return describeRows(db, rows);
}

/** Counts the facts with each of the problems in `FactCounts`, up to `maxFactCount` per problem. */
export async function countFactsToCheck(db: DataSource, which: Facts): Promise<FactCounts> {
  if (!isPossible(which)) return { reported: 0, changed: 0, stale: 0 };
  await chargeForTable(db, FactCheck, factQueueCost);
  const count = async (problem: FactProblem) => {
    throwIfDisconnected(db);
    const statement = countSql(problem, maxFactCount, which.casinoId !== null);
    const [row] = await db.query<[{ count: number }]>(statement, parametersOf(problem, which));
    return row.count;
  };
  return {
    reported: await count(FactProblem.REPORTED),
    changed: await count(FactProblem.CHANGED),
    stale: await count(FactProblem.STALE),
  };
}

/** Whether any fact can match. No casino has an id that is not a UUID. */
function isPossible({ casinoId }: Facts): boolean {
  return casinoId === null || isUuid(casinoId);
}

function parametersOf(problem: FactProblem, { casinoId, now }: Facts): unknown[] {
  return [now, ...(dependsOnDay(problem) ? [startOfDay(now)] : []), ...(casinoId === null ? [] : [casinoId])];
}

/** Adds names, versions, and current values. Omits rows that have been deleted in the meantime. */
async function describeRows(db: DataSource, found: (ProblemRow & { problem: FactProblem })[]): Promise<FactToCheck[]> {
  const idsOf = (noun: ProblemRow["noun"]) => [
    ...new Set(found.filter((each) => each.noun === noun).map(({ id }) => id)),
  ];
  const casinos = byId(
    await selectByIds(db, idsOf("casino"), { entity: Casino, properties: propertiesOf(db, Casino) }),
  );
  const nested = casinoWith(["id", "slug"]);
  const bonuses = byId(
    await selectByIds(db, idsOf("bonus"), { entity: Bonus, properties: propertiesOf(db, Bonus), nested }),
  );
  return found.flatMap(({ noun, id, ...fact }): FactToCheck[] => {
    const casino = casinos.get(id);
    if (noun === "casino" && casino) {
      const { version, name, slug } = casino;
      const value = describeCasinoFact(fact.field, casino);
      return [{ ...fact, noun: "casino", id, version, name, slug, value }];
    }
    const bonus = bonuses.get(id);
    if (bonus === undefined) return [];
    const { version, title: name, casino: owner } = bonus;
    const value = describeBonusFact(fact.field, bonus);
    return [{ ...fact, noun: "bonus", id, version, name, slug: owner?.slug ?? null, value }];
  });
}

/** Returns all properties except the sort keys and those of the review. */
function propertiesOf(db: DataSource, entity: new () => Casino | Bonus): string[] {
  const columns = db.getMetadata(entity).columns.filter(({ isSelect }) => isSelect);
  return columns.map(({ propertyPath }) => propertyPath).filter((path) => !path.includes("."));
}

function byId<Row extends { id: string }>(rows: (Row | null)[]): Map<string, Row> {
  return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
}
