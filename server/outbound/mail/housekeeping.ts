/** Deletes rows from the email queue after a few days. The daily limits need the rows from the last 24 hours. */
import type { DataSource } from "typeorm";

import { deleteInSlices } from "../../catalogue/write/deleteInSlices.js";
import type { Clock } from "../../platform/clock.js";
import { mailLimits } from "../../database/mail/mailQueue.js";

/** Deletes rows in short statements. If the signal aborts, stops before the next statement. */
export async function deleteOldMails(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const values = [new Date(clock.now().getTime() - mailLimits.retention)];
  await deleteInSlices(
    db,
    { table: "outgoing_mails", where: "created_at < $1", orderBy: "created_at", values },
    signal,
  );
}
