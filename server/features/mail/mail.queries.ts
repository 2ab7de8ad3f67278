/** Reads the status of the email queue. */
import type { DataSource } from "typeorm";

interface WaitingMails {
  isConfigured: boolean;
  waiting: number;
  /** The error of the last failed attempt to send any of the waiting emails. Null if there is none. */
  lastError: string | null;
}

export async function findMailStatus(
  db: DataSource,
  { isConfigured, now }: { isConfigured: boolean; now: Date },
): Promise<WaitingMails> {
  const [row] = await db.query<[{ waiting: number; last_error: string | null }]>(
    `SELECT count(*)::int AS waiting,
            (array_agg(last_error ORDER BY last_failed_at DESC NULLS LAST) FILTER (WHERE last_error IS NOT NULL))[1] AS last_error
     FROM outgoing_mails WHERE finished_at IS NULL AND expires_at > $1`,
    [now],
  );
  return { isConfigured, waiting: row.waiting, lastError: row.last_error };
}
