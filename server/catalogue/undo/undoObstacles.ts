/** Finds the obstacles to undoing a change set, for the history's pages and for the undo itself. */
import { allNouns, childrenOf, type Noun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { EntityManager } from "typeorm";

import { openStates } from "../../database/entities/team/draft.entity.js";
import { imageColumns } from "../images/imageColumns.js";
import { nameSql, nouns } from "../write/nouns.js";
import { latestOf, stateAfter } from "./rowStates.js";

/** The SQL below uses the values. The API uses the names. */
export enum ObstacleKind {
  ALREADY_UNDONE = "already_undone",
  CHANGED_SINCE = "changed_since",
  DELETED_SINCE = "deleted_since",
  ALREADY_RESTORED = "already_restored",
  SLUG_TAKEN = "slug_taken",
  CASINO_DELETED = "casino_deleted",
  HAS_BONUSES = "has_bonuses",
  IMAGE_IN_USE = "image_in_use",
  FILES_DELETED = "files_deleted",
}

export interface Obstacle {
  changeSetId: string;
  kind: ObstacleKind;
  /** The row of the change set that can't be reverted. */
  noun: Noun;
  rowId: string;
  rowName: string;
  /**
   * The id of the other row that prevents the undo: the slug's owner, the deleted casino, a later bonus, or a row that
   * uses the image. Null if there is none, or if a draft uses the image.
   */
  holderId: string | null;
  holderName: string | null;
  /** The noun of the other row. Null if there is none, or if the row is known from the kind. */
  holderNoun: Noun | null;
  /** The id and actor of the later change set. Null if there is none. */
  laterChangeSetId: string | null;
  laterActor: string | null;
  /** The slug, path, or file hash that another row has taken. */
  slug: string | null;
}

const nameOf = (entry: string) => `COALESCE(${entry}.after, ${entry}.before) ->> ${nameSql(`${entry}.noun`)}`;

/** Selects rows that have changed since the change set. */
const movedOn = `
  SELECT entry.change_set_id,
    CASE
      WHEN later.undoes = entry.change_set_id THEN 'already_undone'
      WHEN entry.operation = 'delete' AND present.version IS NOT NULL THEN 'already_restored'
      WHEN entry.operation <> 'delete' AND present.version IS NULL THEN 'deleted_since'
      ELSE 'changed_since'
    END AS kind,
    entry.noun, entry.row_id, ${nameOf("latest")} AS row_name, NULL::uuid AS holder_id, NULL AS holder_name,
    later.id AS later_change_set_id, later.actor AS later_actor, NULL AS slug, NULL AS holder_noun
  FROM history AS entry
  JOIN LATERAL ${latestOf("entry")} AS latest ON true
  LEFT JOIN change_sets AS later ON later.id = latest.change_set_id AND latest.id <> entry.id
  LEFT JOIN LATERAL (
    ${Object.entries(nouns)
      .map(([noun, { table }]) => `SELECT version FROM ${table} WHERE entry.noun = '${noun}' AND id = entry.row_id`)
      .join(" UNION ALL ")}
  ) AS present ON true
  WHERE entry.id = ANY($1) AND NOT (
    (present.version IS NULL) = (latest.operation = 'delete')
    AND COALESCE(present.version, latest.version) = latest.version
    AND ${stateAfter("latest")} = ${stateAfter("entry")}
  )`;

/**
 * Selects slugs, paths and file hashes that the undo must restore but that another row has now. Excludes a key if the
 * same undo also changes it on the row that has it now.
 */
function takenKeys(noun: Noun): string[] {
  const { table, title, key } = nouns[noun];
  if (key === null) return [];
  const column = toSnakeCase(key);
  return [
    `
    SELECT entry.change_set_id, 'slug_taken', entry.noun, entry.row_id, ${nameOf("entry")}, holder.id, holder.${toSnakeCase(title)},
      NULL, NULL, holder.${column}, entry.noun
    FROM history AS entry
    JOIN ${table} AS holder ON holder.${column} = entry.before ->> '${key}' AND holder.id <> entry.row_id
    WHERE entry.id = ANY($1) AND entry.noun = '${noun}' AND entry.operation <> 'create'
      AND NOT EXISTS (
        SELECT FROM history AS own
        WHERE own.change_set_id = entry.change_set_id AND own.noun = entry.noun AND own.row_id = holder.id
          AND own.before ->> '${key}' IS DISTINCT FROM holder.${column}
      )`,
  ];
}

/** Selects rows that the undo would assign to a row that does not exist and that the undo does not restore. */
function missingParents(parent: Noun): string[] {
  const { table, title } = nouns[parent];
  return childrenOf(parent).map(({ noun, property }) => {
    const parentId = `(entry.before ->> '${property}')::uuid`;
    return `
  SELECT entry.change_set_id, 'casino_deleted', entry.noun, entry.row_id, ${nameOf("entry")},
    ${parentId}, deleted.before ->> '${title}', deleted.change_set_id, later.actor, NULL, '${parent}'
  FROM history AS entry
  LEFT JOIN LATERAL (
    SELECT before, change_set_id FROM history
    WHERE row_id = ${parentId} AND noun = '${parent}' AND operation = 'delete' ORDER BY version DESC LIMIT 1
  ) AS deleted ON true
  LEFT JOIN change_sets AS later ON later.id = deleted.change_set_id
  WHERE entry.id = ANY($1) AND entry.noun = '${noun}' AND entry.operation <> 'create'
    AND entry.before ->> '${property}' IS NOT NULL
    AND NOT EXISTS (SELECT FROM ${table} WHERE id = ${parentId})
    AND NOT EXISTS (
      SELECT FROM history AS own
      WHERE own.change_set_id = entry.change_set_id AND own.noun = '${parent}' AND own.operation = 'delete'
        AND own.row_id = ${parentId}
    )`;
  });
}

/** Selects rows that now belong to a created row, and that the undo neither deletes nor moves. */
function laterChildren(parent: Noun): string[] {
  return childrenOf(parent).map(({ noun, property }) => {
    const { table, title } = nouns[noun];
    return `
  SELECT entry.change_set_id, 'has_bonuses', entry.noun, entry.row_id, ${nameOf("entry")}, child.id,
    child.${toSnakeCase(title)}, NULL, NULL, NULL, '${noun}'
  FROM history AS entry
  JOIN ${table} AS child ON child.${toSnakeCase(property)} = entry.row_id
  WHERE entry.id = ANY($1) AND entry.noun = '${parent}' AND entry.operation = 'create'
    AND NOT EXISTS (
      SELECT FROM history AS own
      WHERE own.change_set_id = entry.change_set_id AND own.noun = '${noun}' AND own.row_id = child.id
        AND own.before ->> '${property}' IS DISTINCT FROM entry.row_id::text
    )`;
  });
}

/** Selects rows that use an uploaded image, because the undo of an upload would delete the image. */
const imageUses = imageColumns.map(
  ({ table, column, nameSql: holderName }) => `
  SELECT entry.change_set_id, 'image_in_use', entry.noun, entry.row_id, ${nameOf("entry")}, row.id, ${holderName},
    NULL, NULL, NULL, NULL
  FROM history AS entry
  JOIN ${table} AS row ON row.${column} LIKE '%/images/%' AND row.${column} LIKE '%/images/' || entry.row_id || '/%'
  WHERE entry.id = ANY($1) AND entry.noun = 'image' AND entry.operation = 'create'`,
);

/**
 * Selects open drafts that use such an image, without their names, because not all readers of the history may see them.
 */
const draftUses = `
  SELECT entry.change_set_id, 'image_in_use', entry.noun, entry.row_id, ${nameOf("entry")}, NULL::uuid, 'a draft',
    NULL, NULL, NULL, NULL
  FROM history AS entry
  JOIN LATERAL (
    SELECT FROM drafts
    WHERE state IN (${openStates.map((state) => `'${state}'`).join(", ")})
      AND patch::text LIKE '%/images/' || entry.row_id || '/%' LIMIT 1
  ) AS draft ON true
  WHERE entry.id = ANY($1) AND entry.noun = 'image' AND entry.operation = 'create'`;

/** Selects images whose files can no longer be restored. */
const deletedFiles = `
  SELECT entry.change_set_id, 'files_deleted', entry.noun, entry.row_id, ${nameOf("entry")}, NULL, NULL, NULL, NULL, NULL, NULL
  FROM history AS entry
  WHERE entry.id = ANY($1) AND entry.noun = 'image' AND entry.operation = 'delete'
    AND NOT EXISTS (SELECT FROM images WHERE id = entry.row_id)
    AND NOT EXISTS (SELECT FROM image_removals WHERE image_id = entry.row_id AND undoable_until > now())`;

const obstacleSql = `
  SELECT change_set_id AS "changeSetId", kind, noun, row_id AS "rowId", row_name AS "rowName",
    holder_id AS "holderId", holder_name AS "holderName", later_change_set_id AS "laterChangeSetId", later_actor AS "laterActor", slug, holder_noun AS "holderNoun"
  FROM (
    SELECT *, row_number() OVER (PARTITION BY change_set_id ORDER BY noun DESC, row_id, kind, holder_id) AS place
    FROM (
      ${[
        movedOn,
        ...allNouns.flatMap((noun) => [...takenKeys(noun), ...missingParents(noun), ...laterChildren(noun)]),
        ...imageUses,
        draftUses,
        deletedFiles,
      ].join("\n UNION ALL ")}
    ) AS found
  ) AS numbered
  WHERE place <= $2 ORDER BY change_set_id, place`;

/** Finds the obstacles to undoing these history rows, at most `limit` for each change set. */
export function findObstacles(manager: EntityManager, entryIds: readonly string[], limit: number): Promise<Obstacle[]> {
  return manager.query<Obstacle[]>(obstacleSql, [entryIds, limit]);
}
