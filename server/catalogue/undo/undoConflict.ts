/** Creates the messages about obstacles to an undo. */
import { ConflictError } from "../../shared/errors.js";
import { directoryNouns } from "../directory/directoryNouns.js";
import { enumNameOf } from "../../../shared/nouns/registry.js";
import { nouns } from "../write/nouns.js";
import { type Obstacle, ObstacleKind } from "./undoObstacles.js";

/** The maximum number of obstacles that the error names. There may be thousands. */
export const namedObstacles = 10;

/** Describes an obstacle and how to remove it. */
export function describeObstacle(obstacle: Obstacle): string {
  const { kind, noun, rowName, holderName, holderNoun, laterActor, slug } = obstacle;
  const holderLabel = holderNoun === null ? "row" : nouns[holderNoun].label;
  const row = `The ${nouns[noun].label} ${rowName}`;
  const by = laterActor === null ? "" : ` by ${laterActor}`;
  switch (kind) {
    case ObstacleKind.ALREADY_UNDONE:
      return `This has already been undone${by}.`;
    case ObstacleKind.CHANGED_SINCE:
      return `${row} was changed again later${by}: undo that change first.`;
    case ObstacleKind.DELETED_SINCE:
      // Only a merge deletes directory rows.
      return noun in directoryNouns
        ? `${row} was merged into another one, which can't be undone.`
        : `${row} was deleted later${by}: undo the deletion first.`;
    case ObstacleKind.ALREADY_RESTORED:
      return `${row} has already been restored.`;
    case ObstacleKind.SLUG_TAKEN:
      if (noun === "redirect") return `Another redirect now starts at ${slug}: delete that redirect first.`;
      return noun === "image"
        ? `The file of ${row.replace("The", "the")} has been uploaded again: use that image, or delete it first.`
        : `${row} can't get its slug ${slug} back, because the ${nouns[noun].label} ${holderName} now has it: change that slug first.`;
    case ObstacleKind.CASINO_DELETED:
      return `${row} belonged to ${holderName === null ? `a ${holderLabel}` : `the ${holderLabel} ${holderName}`}, which no longer exists: restore the ${holderLabel} first.`;
    case ObstacleKind.HAS_BONUSES:
      return `${row} now has the ${holderLabel} ${holderName}: delete the ${holderLabel} or move it to another ${nouns[noun].label} first.`;
    case ObstacleKind.IMAGE_IN_USE:
      return `${row} is in use by ${holderName}: choose another image there first.`;
    case ObstacleKind.FILES_DELETED:
      return `The files of ${row.replace("The", "the")} have been deleted: upload the image again.`;
  }
}

/**
 * @param obstacles The first obstacles of the change set, at least one. If there are more than the error can name, its
 * message says that there are others.
 */
export function undoConflict(obstacles: Obstacle[]): ConflictError {
  const named = obstacles.slice(0, namedObstacles);
  const more = obstacles.length > named.length ? " There are more obstacles, which are not listed here." : "";
  const sentences = [...new Set(named.map(describeObstacle))];
  return new ConflictError(`This can't be undone. ${sentences.join(" ")}${more}`, {
    obstacles: named.map((obstacle) => {
      const { kind, noun, rowId, rowName, holderId, holderName } = obstacle;
      const names = { kind: kind.toUpperCase(), noun: enumNameOf(noun) };
      return { ...names, rowId, rowName, holderId, holderName, message: describeObstacle(obstacle) };
    }),
  });
}
