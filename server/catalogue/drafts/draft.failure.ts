/** Records that a scheduled draft could not be published, and tells the team by email. */
import type { DataSource, EntityManager } from "typeorm";

import { findCurrentViewer } from "../../database/accounts/currentViewer.js";
import { SiteSettings, siteSettingsId } from "../../database/entities/siteSettings.entity.js";
import type { Draft } from "../../database/entities/team/draft.entity.js";
import { queueMail, type Mail } from "../../database/mail/mailQueue.js";
import type { Clock } from "../../platform/clock.js";
import { isAllowed, type Policy } from "../../shared/schema/policies.js";
import { mailBody, type MailSite } from "../../database/mail/mailBody.js";

interface FailedPublication {
  /** The recipient's email address. */
  email: string;
  /** The name of the draft's row. */
  name: string;
  /** Why the server could not publish the draft. */
  failure: string;
}

function failedPublicationEmail(site: MailSite, { email, name, failure }: FailedPublication): Mail {
  return {
    recipient: email,
    subject: `A scheduled draft was not published on ${site.name}`,
    ...mailBody([
      `The draft “${name}” was scheduled for now, but ${site.name} (${site.url}) could not publish it. It waits for review again.`,
      failure,
      "This page lists all drafts, and why any other scheduled draft failed:",
      { url: `${site.url}/admin?tab=drafts` },
    ]),
    headers: {},
  };
}

/** How long the servers try to send an email about a draft that could not be published, in ms. */
const failedPublicationLifetime = 24 * 60 * 60_000;

export interface FailureServices {
  db: DataSource;
  clock: Clock;
  /** Null if the server cannot send emails. */
  mailSender: object | null;
  publicUrl(): string;
}

/**
 * Sends a draft back to review. Queues one email to each recipient, in the same transaction, so no other server or
 * later run reports the same failure again.
 * @param policy What a person must be allowed to do to publish the draft.
 */
export async function recordFailure(
  { db, clock, mailSender, publicUrl }: FailureServices,
  draft: Draft,
  { failure, policy }: { failure: string; policy: Policy },
): Promise<void> {
  await db.transaction(async (manager) => {
    const [, changedCount] = await manager.query<[unknown[], number]>(
      `UPDATE drafts SET state = 'inReview', failure = $3, publish_at = NULL, scheduled_by = NULL, scheduled_by_id = NULL,
         version = version + 1, updated_at = now()
       WHERE id = $1 AND version = $2 AND state = 'scheduled'`,
      [draft.id, draft.version, failure],
    );
    if (changedCount === 0 || mailSender === null) return;
    const { name } = await manager.findOneByOrFail(SiteSettings, { id: siteSettingsId });
    const site = { name, url: publicUrl() };
    for (const email of await recipients(manager, draft.scheduledById, policy)) {
      const mail = failedPublicationEmail(site, { email, name: draft.name, failure });
      const lifetime = failedPublicationLifetime;
      await queueMail(manager, mail, { now: clock.now(), lifetime, purpose: "failedPublication" });
    }
  });
}

/**
 * Returns the email address of the person who scheduled a draft, directly or with a token. Returns the owners' addresses
 * if this person can no longer publish the draft.
 */
async function recipients(manager: EntityManager, scheduledById: string | null, policy: Policy): Promise<string[]> {
  const [scheduler] = await manager.query<{ id: string; email: string }[]>(
    `SELECT id, email FROM admin_accounts
     WHERE id = COALESCE((SELECT account_id FROM api_tokens WHERE id = $1), $1) AND disabled_at IS NULL`,
    [scheduledById],
  );
  const viewer = scheduler ? await findCurrentViewer(manager, scheduler.id) : null;
  if (scheduler && viewer && isAllowed(policy, viewer, "mutation")) return [scheduler.email];
  const owners = await manager.query<{ email: string }[]>(
    "SELECT email FROM admin_accounts WHERE role = 'owner' AND disabled_at IS NULL ORDER BY email",
  );
  return owners.map(({ email }) => email);
}
