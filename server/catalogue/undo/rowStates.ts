/**
 * Identifies the state of a row, so an undo can detect later changes. Versions are not enough, because an undo restores
 * an earlier state under a new version. A state is a number that is unique within one row. It is one of these: the
 * version that created the state, the negated version of a deleted row, or 0 before the row existed.
 */

/**
 * Returns SQL for whether two history rows describe the same row. PostgreSQL uses no index for IS NOT DISTINCT FROM.
 * Before it has statistics about a large import, it would otherwise read all history rows of the noun for each row.
 */
function isSameRow(one: string, other: string): string {
  return `${one}.row_id = ${other}.row_id AND ${one}.noun IS NOT DISTINCT FROM ${other}.noun`;
}

/** Returns SQL for the row's state after a history row. */
export function stateAfter(entry: string): string {
  return `COALESCE(${entry}.restores, CASE ${entry}.operation WHEN 'delete' THEN -${entry}.version ELSE ${entry}.version END)`;
}

/** Returns SQL for the row's state before a history row. */
export function stateBefore(entry: string): string {
  return `CASE ${entry}.operation WHEN 'create' THEN ${stateBeforeCreation(entry)}
    ELSE ${stateOfVersion(entry, `(${entry}.before ->> 'version')::int`)} END`;
}

/** Returns SQL for the state that a row had in a version. */
function stateOfVersion(entry: string, version: string): string {
  return `COALESCE((
    SELECT ${stateAfter("earlier")} FROM history AS earlier
    WHERE ${isSameRow("earlier", entry)}
      AND earlier.operation <> 'delete' AND earlier.version = ${version}
  ), ${version})`;
}

/** Returns SQL for the state before a creation: the state after the last deletion, or 0. */
function stateBeforeCreation(entry: string): string {
  return `COALESCE((
    SELECT ${stateAfter("earlier")} FROM history AS earlier
    WHERE ${isSameRow("earlier", entry)}
      AND earlier.operation = 'delete' AND earlier.version < ${entry}.version
    ORDER BY earlier.version DESC LIMIT 1
  ), 0)`;
}

/** Returns SQL for a LATERAL join. It selects the latest history row for the row that `entry` refers to. */
export function latestOf(entry: string): string {
  return `(
    SELECT history.* FROM history WHERE ${isSameRow("history", entry)}
    ORDER BY history.version DESC, history.operation = 'delete' DESC LIMIT 1
  )`;
}
