/**
 * Derives from the catalogue's history how a casino's trust score changed. The score depends only on the casino's row
 * and the year, so no table stores it.
 */
import { Field, Int, ObjectType } from "type-graphql";

import type { Casino } from "../../../database/entities/casino.entity.js";
import type { CasinoUpdate } from "../../../catalogue/history/casinoUpdates.js";
import { scoringRules } from "./scoringRules.js";
import { computeTrustScore, type TrustScore, trustScoreProperties } from "./trustScore.js";

type Scored = Pick<Casino, (typeof trustScoreProperties)[number]>;

@ObjectType({ description: "A trust score factor whose points changed.", simpleResolvers: true })
export class ScoreFactorChange {
  @Field(() => String, { description: "The factor's label after the change." })
  label!: string;

  @Field(() => Int, { description: "The factor's points before the change." })
  before!: number;

  @Field(() => Int, { description: "The factor's points after the change." })
  after!: number;
}

@ObjectType({ description: "A change in a casino's trust score.", simpleResolvers: true })
export class ScoreChange {
  @Field(() => Date, { description: "When the score changed." })
  changedAt!: Date;

  @Field(() => Int, { description: "The score after the change." })
  score!: number;

  @Field(() => Int, { description: "The score before the change." })
  previousScore!: number;

  @Field(() => [ScoreFactorChange], {
    complexity: ({ childComplexity }) => 1 + 2 * childComplexity,
    description:
      "The factors that earn more or fewer points than before. Their differences add up to the change in the score.",
  })
  factors!: ScoreFactorChange[];
}

/** The maximum number of examined updates of a casino. Most updates do not change the score. */
export const examinedUpdates = 500;

type ScoredCasino = Scored & Pick<Casino, "createdAt" | "version">;

/**
 * Returns the changes in the score, newest first.
 * @param updates Updates that changed a scored property, among the newest `examinedUpdates` updates, newest first. If
 * the casino has at least that many updates, the oldest examined one is always included.
 */
export function scoreChangesOf(casino: ScoredCasino, updates: CasinoUpdate[], now: Date): ScoreChange[] {
  const changes: ScoreChange[] = [];
  /** The casino's state up to `end`. */
  let state: Scored = casino;
  let end = now;
  for (const { changedAt, before, after } of updates) {
    changes.push(...changesByAge(state, changedAt, end));
    const year = changedAt.getUTCFullYear();
    state = before as unknown as Scored;
    end = changedAt;
    const scores = [computeTrustScore(state, year), computeTrustScore(after as unknown as Scored, year)] as const;
    changes.push(...changeBetween(changedAt, ...scores));
  }
  // If the casino may have more updates than were examined, its state after creation is unknown.
  if (casino.version <= examinedUpdates) changes.push(...changesByAge(state, casino.createdAt, end));
  return changes;
}

/**
 * Returns the score change at the start of the year in which the casino begins to earn points for its age. Returns no
 * change unless that time is after `start` and no later than `end`.
 */
function changesByAge(state: Scored, start: Date, end: Date): ScoreChange[] {
  if (state.establishedYear === null) return [];
  const year = state.establishedYear + scoringRules.age.years + 1;
  const turn = new Date(Date.UTC(year, 0, 1));
  if (turn <= start || turn > end) return [];
  return changeBetween(turn, computeTrustScore(state, year - 1), computeTrustScore(state, year));
}

/** Returns the change between two scores. The list is empty if they are equal. */
function changeBetween(changedAt: Date, before: TrustScore, after: TrustScore): ScoreChange[] {
  if (before.score === after.score) return [];
  // Both scores have the same factors in the same order. The cap comes last and is present only if it applies.
  const longer = after.factors.length < before.factors.length ? before : after;
  const factors = longer.factors.map(({ label }, at) => ({
    label: after.factors[at]?.label ?? label,
    before: before.factors[at]?.earned ?? 0,
    after: after.factors[at]?.earned ?? 0,
  }));
  const moved = factors.filter((factor) => factor.before !== factor.after);
  return [{ changedAt, score: after.score, previousScore: before.score, factors: moved }];
}
