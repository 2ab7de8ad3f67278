/**
 * Limits the age and number of entries in the audit log, and removes old network addresses, which are personal data.
 */
import type { DataSource } from "typeorm";

import type { AuditEvent } from "../../database/audit/auditEvents.js";
import { deleteInSlices } from "../../catalogue/write/deleteInSlices.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { hourlyAuditEntries } from "../../database/audit/auditLog.js";
import { sliceSize } from "../../shared/slices.js";

/**
 * What the audit log stores. All times are in ms.
 * - `retention`: how long it stores an entry.
 * - `addressRetention`: how long it stores the network addresses of callers, which are personal data.
 * - `maxFailures`: the maximum number of entries about events that strangers can cause. These entries cannot displace
 *   other entries.
 * - `maxOwn`: the maximum number of entries about events that any account can cause, for all accounts together. These
 *   entries cannot displace entries about the team.
 * - `maxOthers`: the maximum number of all other entries.
 */
export const auditLimits = {
  retention: 400 * 24 * 60 * 60_000,
  addressRetention: 30 * 24 * 60 * 60_000,
  maxFailures: 50_000,
  maxOwn: 300_000,
  maxOthers: 200_000,
};

/** The events that strangers can cause as often as they like. */
const failures: readonly AuditEvent[] = Object.keys(hourlyAuditEntries) as AuditEvent[];

/** The events that every account can cause as often as it likes. */
const own: readonly AuditEvent[] = [
  "signedIn",
  "signedOut",
  "sessionsEnded",
  "accountRenamed",
  "passwordChanged",
  "secondFactorAdded",
  "secondFactorRemoved",
  "recoveryCodesCreated",
  "recoveryCodeUsed",
  "listExported",
  "operationDenied",
];

/**
 * Deletes old and excess entries, and removes old network addresses, in short statements. If the signal aborts, stops
 * before the next statement.
 * @param limits Tests pass smaller limits.
 */
export async function trimAuditLog(
  db: DataSource,
  clock: Clock,
  signal?: AbortSignal,
  limits: typeof auditLimits = auditLimits,
): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  const table = "audit_log";
  const orderBy = "sequence";
  const old = { where: "created_at < $1", values: [before(limits.retention)] };
  await deleteInSlices(db, { table, orderBy, ...old }, signal);
  // Each kind has its own maximum, so neither a stranger nor an account can displace entries about what owners do.
  for (const [kind, most] of [
    [`event IN ${listOf(failures)}`, limits.maxFailures],
    [`event IN ${listOf(own)}`, limits.maxOwn],
    [`event NOT IN ${listOf([...failures, ...own])}`, limits.maxOthers],
  ] as const) {
    const [row] = await db.query<{ sequence: number }[]>(
      `SELECT sequence FROM audit_log WHERE ${kind} ORDER BY sequence DESC OFFSET $1 LIMIT 1`,
      [most],
    );
    if (row === undefined) continue;
    await deleteInSlices(db, { table, orderBy, where: `${kind} AND sequence <= $1`, values: [row.sequence] }, signal);
  }
  await stepByStep(async () => {
    const [, count] = await db.query<[unknown[], number]>(
      `UPDATE audit_log SET client_address = NULL WHERE id IN (
         SELECT id FROM audit_log WHERE client_address IS NOT NULL AND created_at < $1
         ORDER BY created_at LIMIT ${sliceSize})`,
      [before(limits.addressRetention)],
    );
    return count === sliceSize;
  }, signal);
}

function listOf(events: readonly AuditEvent[]): string {
  return `(${events.map((event) => `'${event}'`).join(", ")})`;
}

/** Deletes the one-time links, pending sign-ins, and passkey challenges that have expired. */
export async function deleteExpiredLinks(db: DataSource, signal?: AbortSignal): Promise<void> {
  for (const table of ["account_links", "pending_sign_ins", "passkey_challenges"])
    await deleteInSlices(db, { table, where: "expires_at <= now()", values: [] }, signal);
}
