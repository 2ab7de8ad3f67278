/**
 * The queue of emails. The transaction whose change requires an email also queues it, so neither is stored without the
 * other. A server claims an email for a few minutes and sends it. If that server dies, another one sends the email
 * after the claim expires.
 */
import type { DataSource, EntityManager } from "typeorm";

import { mailQueueLock } from "../connection/locks.js";
import type { MailPurpose } from "../entities/outgoingMail.entity.js";

/**
 * The limits for emails. All times are in ms.
 * - `perRecipient`: how many emails for one purpose an address may get per day, so nobody can flood a stranger.
 * - `perDay`: how many emails for one purpose the server sends per day.
 * - `attempt`: how long one attempt to send may take.
 * - `claim`: how long an email is reserved for the server that claimed it.
 * - `firstWait` and `longestWait`: the first and the longest wait after a failure.
 * - `retention`: how long the queue stores a row.
 */
export const mailLimits = {
  perRecipient: 3,
  perDay: 5_000,
  attempt: 60_000,
  claim: 3 * 60_000,
  firstWait: 60_000,
  longestWait: 15 * 60_000,
  retention: 3 * 24 * 60 * 60_000,
};

export interface Mail {
  /** A single email address, without a name. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers by name. */
  headers: Record<string, string>;
}

/** An email that only this server may send until its claim expires. */
export interface ClaimedMail extends Mail {
  id: string;
  /** How many times a server has tried to send the email, including this time. */
  attempts: number;
}

const day = 24 * 60 * 60_000;

/**
 * Adds an email to the queue, in the caller's transaction. The limits per recipient and per day protect strangers from
 * a flood of emails. Each purpose is counted separately, so strangers cannot use up the limits for another purpose.
 * @returns `duplicate` if an email to the same address for the same purpose is still waiting.
 */
export async function queueMail(
  manager: EntityManager,
  mail: Mail,
  { now, lifetime, purpose = "newsletter" }: { now: Date; lifetime: number; purpose?: MailPurpose },
): Promise<"queued" | "duplicate" | "recipientLimit" | "dailyLimit"> {
  await manager.query("SELECT pg_advisory_xact_lock($1)", [mailQueueLock]);
  const [sent] = await manager.query<[{ all: number; own: number; waiting: boolean }]>(
    `SELECT (SELECT count(*)::int FROM outgoing_mails WHERE created_at > $1 AND purpose = $4) AS all,
            count(*)::int AS own,
            COALESCE(bool_or(finished_at IS NULL AND expires_at > $3), false) AS waiting
     FROM outgoing_mails WHERE lower(recipient) = lower($2) AND created_at > $1 AND purpose = $4`,
    [new Date(now.getTime() - day), mail.recipient, now, purpose],
  );
  if (sent.waiting) return "duplicate";
  if (sent.own >= mailLimits.perRecipient) return "recipientLimit";
  if (sent.all >= mailLimits.perDay) return "dailyLimit";
  await manager.query(
    `INSERT INTO outgoing_mails (recipient, subject, text, html, headers, created_at, expires_at, next_attempt_at, purpose)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $8)`,
    [
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      JSON.stringify(mail.headers),
      now,
      new Date(now.getTime() + lifetime),
      purpose,
    ],
  );
  return "queued";
}

/** Claims the email that has been due for the longest time. Returns null if none is due. */
export async function claimMail(db: DataSource, now: Date): Promise<ClaimedMail | null> {
  const [rows] = await db.query<[ClaimedMail[], number]>(
    `UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = $2
     WHERE id = (
       SELECT id FROM outgoing_mails
       WHERE finished_at IS NULL AND next_attempt_at <= $1 AND expires_at > $1
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, recipient, subject, text, html, headers, attempts`,
    [now, new Date(now.getTime() + mailLimits.claim)],
  );
  return rows[0] ?? null;
}

/** Marks an email as sent or finally rejected, and removes its content. */
export async function finishMail(db: DataSource, id: string, now: Date, error: string | null): Promise<void> {
  await db.query(
    "UPDATE outgoing_mails SET finished_at = $2, text = NULL, html = NULL, headers = '{}', last_error = $3 WHERE id = $1",
    [id, now, error],
  );
}

/** Records a failure, and schedules the next attempt. */
export async function postponeMail(
  db: DataSource,
  id: string,
  { now, nextAttemptAt, error }: { now: Date; nextAttemptAt: Date; error: string },
): Promise<void> {
  await db.query(
    `UPDATE outgoing_mails SET next_attempt_at = $2, last_error = $3, last_failed_at = $4
     WHERE id = $1 AND finished_at IS NULL`,
    [id, nextAttemptAt, error, now],
  );
}

/** Deletes the waiting emails to a recipient for one purpose, because their links no longer work. */
export async function cancelMails(manager: EntityManager, recipient: string, purpose: MailPurpose): Promise<void> {
  await manager.query(
    "DELETE FROM outgoing_mails WHERE lower(recipient) = lower($1) AND purpose = $2 AND finished_at IS NULL",
    [recipient, purpose],
  );
}

/** Deletes all emails to a recipient from the queue, in the caller's transaction. */
export async function eraseMails(manager: EntityManager, recipient: string): Promise<void> {
  await manager.query("DELETE FROM outgoing_mails WHERE lower(recipient) = lower($1)", [recipient]);
}
