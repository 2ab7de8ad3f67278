/** Records events in the audit log. The history records writes to the catalogue, so the audit log does not. */
import type { DataSource, EntityManager } from "typeorm";

import type { Viewer } from "../../shared/schema/policies.js";
import type { AuditEvent } from "./auditEvents.js";

/** How many entries per hour the audit log records for each type of event that strangers can cause. */
export const hourlyAuditEntries = {
  signInFailed: 300,
  secondFactorFailed: 300,
  recoveryRequested: 100,
  tokenDenied: 20,
};

export interface AuditActor {
  /** The email address of the account, `token NAME`, `demo`, or `command line`. Null if the caller is unknown. */
  actor: string | null;
  /** The network address of the caller. Unset for commands and jobs. */
  clientAddress?: string;
}

export interface AuditEntryInput {
  event: AuditEvent;
  /** What the event is about, such as the email address of an account. */
  subject?: string | null;
  /** Small additional facts, such as the old and the new role. Never contains a secret. */
  details?: Record<string, unknown>;
}

/** The actor for the operator's commands. */
export const commandLine: AuditActor = { actor: "command line" };

export function actorOf(caller: { viewer: Viewer | null; clientAddress: string }): AuditActor {
  return { actor: caller.viewer?.name ?? null, clientAddress: caller.clientAddress };
}

/**
 * Adds an entry. Pass the manager of a transaction to record the event only if the transaction commits. Events that
 * strangers can cause have an hourly limit, and the log omits events beyond it.
 */
export async function recordAudit(
  db: DataSource | EntityManager,
  { actor, clientAddress }: AuditActor,
  { event, subject = null, details = {} }: AuditEntryInput,
): Promise<void> {
  const limit = (hourlyAuditEntries as Partial<Record<AuditEvent, number>>)[event];
  await db.query(
    `INSERT INTO audit_log (event, actor, subject, details, client_address)
     SELECT $1, $2, $3, $4::jsonb, $5 WHERE $6::int IS NULL OR NOT EXISTS (
       SELECT FROM (
         SELECT created_at FROM audit_log WHERE event = $1 ORDER BY sequence DESC OFFSET $6::int - 1 LIMIT 1
       ) AS oldest WHERE oldest.created_at > now() - interval '1 hour')`,
    [event, actor, subject, JSON.stringify(details), clientAddress ?? null, limit ?? null],
  );
}

/**
 * Records one caller's events that may happen often, such as denied operations. Adds only one entry per event, caller,
 * subject and hour, and counts repetitions in that entry, so no caller can fill the log. Both statements lock the
 * entries in the order of their subjects, so simultaneous requests cannot deadlock.
 */
export async function countAudit(
  db: DataSource,
  { actor, clientAddress }: AuditActor & { actor: string },
  { event, subjects }: { event: AuditEvent; subjects: readonly string[] },
): Promise<void> {
  // Update first, because an insert uses up a sequence number even if the entry exists.
  const [counted] = await db.query<[{ subject: string }[], number]>(
    `WITH existing AS (
       SELECT id FROM audit_log
       WHERE event = $1 AND actor = $2 AND subject = ANY($3) AND counted_hour = date_trunc('hour', now())
       ORDER BY subject FOR UPDATE
     )
     UPDATE audit_log AS entry SET client_address = $4,
       details = jsonb_build_object('count', (entry.details ->> 'count')::int + 1)
     FROM existing WHERE entry.id = existing.id RETURNING entry.subject`,
    [event, actor, subjects, clientAddress ?? null],
  );
  const existing = new Set(counted.map(({ subject }) => subject));
  const others = subjects.filter((subject) => !existing.has(subject));
  if (others.length === 0) return;
  await db.query(
    `INSERT INTO audit_log AS entry (event, actor, subject, details, client_address, counted_hour)
     SELECT $1, $2, each.subject, '{"count": 1}', $4, date_trunc('hour', now())
     FROM unnest($3::text[]) AS each (subject) ORDER BY each.subject
     ON CONFLICT (event, actor, subject, counted_hour) WHERE counted_hour IS NOT NULL
     DO UPDATE SET details = jsonb_build_object('count', (entry.details ->> 'count')::int + 1)`,
    [event, actor, others, clientAddress ?? null],
  );
}
