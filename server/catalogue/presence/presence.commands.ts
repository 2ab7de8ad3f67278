/** Records who has a row open. Uses the database's clock, so all servers agree. */
import type { DataSource } from "typeorm";

import { RowPresence } from "../../database/entities/team/rowPresence.entity.js";
import type { Viewer } from "../../shared/schema/policies.js";
import type { PresenceArgs, RowEditor } from "./presence.inputs.js";

/** The maximum number of other editors that the panel shows for a row. */
const shownEditors = 10;

/** The maximum number of forms that one session can have open. In demo mode, all viewers share this limit. */
const maxOpenForms = 50;

/**
 * How long a form counts as open after its last heartbeat, in ms. This is more than a minute, because browsers run the
 * timers of hidden tabs only once per minute.
 */
const presenceLifetime = 70_000;

const isRecent = (table: string) => `${table}.seen_at > now() - interval '${presenceLifetime} milliseconds'`;

/** The number of expired rows that one heartbeat deletes. */
const deletedAtOnce = 100;

/**
 * Records that the viewer has a row open, and returns the other editors who have it open, earliest first. This takes
 * one statement. The result omits other forms that the same account has open. In demo mode, each form counts as a
 * different editor.
 */
export function recordPresence(
  db: DataSource,
  viewer: Viewer,
  { noun, id, formId }: PresenceArgs,
): Promise<RowEditor[]> {
  return db.query<RowEditor[]>(
    `WITH expired AS (
       DELETE FROM row_presence WHERE form_id IN (
         SELECT form_id FROM row_presence AS row WHERE NOT ${isRecent("row")} AND form_id <> $1
         LIMIT ${deletedAtOnce} FOR UPDATE SKIP LOCKED)
     ), surplus AS (
       DELETE FROM row_presence WHERE form_id IN (
         SELECT form_id FROM row_presence WHERE session_id IS NOT DISTINCT FROM $4 AND form_id <> $1
         ORDER BY seen_at DESC, form_id OFFSET ${maxOpenForms - 1} FOR UPDATE SKIP LOCKED)
     ), own AS (
       INSERT INTO row_presence AS row (form_id, noun, row_id, session_id, viewer_name) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (form_id) DO UPDATE SET
         seen_at = now(), noun = excluded.noun, row_id = excluded.row_id, session_id = excluded.session_id,
         since = CASE WHEN row.row_id = excluded.row_id AND row.noun = excluded.noun AND ${isRecent("row")}
           THEN row.since ELSE now() END
       WHERE row.session_id IS NOT DISTINCT FROM excluded.session_id OR NOT ${isRecent("row")}
     )
     SELECT COALESCE(account.display_name, other.viewer_name) AS name, min(other.since) AS since
     FROM row_presence AS other
       LEFT JOIN admin_sessions AS session ON session.id = other.session_id
       LEFT JOIN admin_accounts AS account ON account.id = session.account_id
     WHERE other.row_id = $3 AND other.noun = $2 AND other.form_id <> $1 AND ${isRecent("other")}
       AND (session.account_id IS NULL OR session.account_id IS DISTINCT FROM $6)
       AND (session.id IS NULL OR session.idle_ends_at > now() AND session.ends_at > now())
     GROUP BY COALESCE(session.account_id, other.form_id), name
     ORDER BY since, name LIMIT ${shownEditors}`,
    [formId, noun, id, viewer.session?.id ?? null, viewer.name, viewer.session?.accountId ?? null],
  );
}

/** Removes the record of a form that the viewer has closed. Removing it again has no effect. */
export async function removePresence(db: DataSource, { session }: Viewer, formId: string): Promise<void> {
  await db
    .createQueryBuilder()
    .delete()
    .from(RowPresence)
    .where("form_id = :formId AND session_id IS NOT DISTINCT FROM :sessionId", {
      formId,
      sessionId: session?.id ?? null,
    })
    .execute();
}
