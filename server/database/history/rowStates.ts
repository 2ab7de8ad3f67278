/**
 * Which state a row is in, so that an undo can tell whether a row has moved on. Versions alone can't: they move with
 * an undo too, though the row then is as it was before. A state is a number, of meaning only among those of one row:
 * the version in which the row became so, that version below zero once it is deleted, and 0 before it was ever there.
 */

/** The state that a history row left its row in. */
export function stateAfter(entry: string): string {
  return `COALESCE(${entry}.restores, CASE ${entry}.operation WHEN 'delete' THEN -${entry}.version ELSE ${entry}.version END)`;
}

/** The state that a history row found its row in. */
export function stateBefore(entry: string): string {
  return `CASE ${entry}.operation WHEN 'create' THEN ${stateBeforeCreation(entry)}
    ELSE ${stateOfVersion(entry, `(${entry}.before ->> 'version')::int`)} END`;
}

/** The state that a history row of an update or a deletion found its row in, which then had this version. */
function stateOfVersion(entry: string, version: string): string {
  return `COALESCE((
    SELECT ${stateAfter("earlier")} FROM history AS earlier
    WHERE earlier.row_id = ${entry}.row_id AND earlier.noun = ${entry}.noun
      AND earlier.operation <> 'delete' AND earlier.version = ${version}
  ), ${version})`;
}

/** The state that a history row of a creation found: that of the deletion before, or 0. */
function stateBeforeCreation(entry: string): string {
  return `COALESCE((
    SELECT ${stateAfter("earlier")} FROM history AS earlier
    WHERE earlier.row_id = ${entry}.row_id AND earlier.noun = ${entry}.noun
      AND earlier.operation = 'delete' AND earlier.version < ${entry}.version
    ORDER BY earlier.version DESC LIMIT 1
  ), 0)`;
}

/** The latest history row of the row that `entry` is about, to be joined LATERAL. */
export function latestOf(entry: string): string {
  return `(
    SELECT history.* FROM history WHERE history.row_id = ${entry}.row_id AND history.noun = ${entry}.noun
    ORDER BY history.version DESC, history.operation = 'delete' DESC LIMIT 1
  )`;
}
