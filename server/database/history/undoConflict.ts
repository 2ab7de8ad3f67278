/** The messages about what blocks an undo. */
import { ConflictError } from "../../shared/errors.js";
import { type Obstacle, ObstacleKind } from "./undoObstacles.js";

/** Obstacles that a refused undo names; there may be thousands. */
export const namedObstacles = 10;

/** What is in the way and what to do about it, in a sentence. */
export function describeObstacle({ kind, noun, rowName, holderName, laterActor, slug }: Obstacle): string {
  const row = `The ${noun} ${rowName}`;
  const by = laterActor === null ? "" : ` by ${laterActor}`;
  switch (kind) {
    case ObstacleKind.UNDONE_ALREADY:
      return `This has been undone already${by}.`;
    case ObstacleKind.CHANGED_SINCE:
      return `${row} has been changed again since then${by}.`;
    case ObstacleKind.DELETED_SINCE:
      return `${row} has been deleted since then${by}.`;
    case ObstacleKind.BACK_ALREADY:
      return `${row} is there again already.`;
    case ObstacleKind.SLUG_TAKEN:
      return `${row} can't have its slug ${slug} back: the ${noun} ${holderName} has it now.`;
    case ObstacleKind.CASINO_GONE:
      return `${row} belonged to ${holderName === null ? "a casino" : `the casino ${holderName}`} that is gone by now: bring the casino back first.`;
    case ObstacleKind.HAS_BONUSES:
      return `${row} has a bonus by now, ${holderName}: delete that or move it to another casino first.`;
  }
}

/** @param obstacles At least one, the first ones of the change set; one more than are named where there are more. */
export function undoConflict(obstacles: Obstacle[]): ConflictError {
  const named = obstacles.slice(0, namedObstacles);
  const more = obstacles.length > named.length ? " There is more of this kind." : "";
  const sentences = [...new Set(named.map(describeObstacle))];
  return new ConflictError(`This can't be undone. ${sentences.join(" ")}${more}`, {
    obstacles: named.map((obstacle) => {
      const { kind, noun, rowId, rowName, holderId, holderName } = obstacle;
      const names = { kind: kind.toUpperCase(), noun: noun.toUpperCase() };
      return { ...names, rowId, rowName, holderId, holderName, message: describeObstacle(obstacle) };
    }),
  });
}
