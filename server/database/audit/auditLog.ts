/** Records events in the audit log. The history records writes to the catalogue, so the audit log does not. */
import type { DataSource, EntityManager } from "typeorm";

import { AuditEntry } from "../entities/auditEntry.entity.js";

/** Every event, with its description in the API. */
export const auditEvents = {
  signedIn: "A person signed in.",
  signInFailed: "A sign-in failed because the email address or the password was wrong.",
  signedOut: "A person signed out.",
  sessionsEnded: "Sessions of an account were ended.",
  accountCreated: "An account was created.",
  accountRemoved: "An account was removed.",
  passwordChanged: "The password of an account was changed.",
} as const;

export type AuditEvent = keyof typeof auditEvents;

export interface AuditFacts {
  event: AuditEvent;
  /** The email address of the account that acted, or `demo`. Null if the caller is unknown. */
  actor: string | null;
  /** What the event is about, such as the email address of another account. */
  subject?: string;
  /** Small additional facts, such as the old and the new role. Never a secret. */
  details?: Record<string, unknown>;
  /** The network address of the caller. Unset for commands and jobs. */
  clientAddress?: string;
}

/** Adds an entry. Pass the manager of a transaction to record the event only if the transaction commits. */
export async function recordAudit(db: DataSource | EntityManager, facts: AuditFacts): Promise<void> {
  await ("manager" in db ? db.manager : db).insert(AuditEntry, facts as never);
}
